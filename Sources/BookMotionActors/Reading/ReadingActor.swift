package import BookMotionPlay

/// A motion of reading: an actor with its own story, that begins when the stage is set.
package protocol ReadingActor: SceneActor, SceneStory where Player == Self, Setup == StageSetup {
  init(on stage: SceneStage)
}

extension ReadingActor {
  package static func setup(on stage: SceneStage) -> StageSetup { StageSetup(stage) }

  package static func begin(_ setup: StageSetup) -> (play: Self, events: [Gesture]) {
    (Self(on: setup.stage), setup.events)
  }
}
