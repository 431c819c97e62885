import BookMotion

extension Choreography {
  static let random0 = try! Choreography(
    name: "random 0",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(arrival: 0...180, departure: 0...90, isSmooth: true),
        spine: FaceFade(arrival: 90...137.6781649213714, departure: 45.57848498889032...180)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 10.233748867243921, x: -4.764700084302964, y: 3.472249664388949,
          opacity: 0.311187413321495),
        raised: BookShadow(
          radius: 20.768595530228502, x: -7.642243707964461, y: -8.10942600563803,
          opacity: 0.0732434786478745),
        rise: 74.1002024812469...158.5000304588338, swing: 42.551263492569944),
      spread: .spread),
    places: BookPlaces(
      centered: BookPlaces.Centered(
        share: 0.21460003299779737, widest: 58.24560991649655, growth: 1.5728384712715793,
        aspect: 1.4087849668635166, margin: 18.80800290651836),
      reader: BookSize(width: 80.96395937052264, height: 95.56499041607668),
      spread: BookPlaces.Spread(
        aspect: BookSize(width: 2.498983246102364, height: 2.8552627773558212),
        margins: BookSize(width: 33.570007493538846, height: 24.21972325916235))),
    opening: [
      Stage(
        .moving, lasts: 1.7110011075229086,
        moves: [
          .size(.across, with: .none),
          .center(
            .spread, part: -0.2755824816678889,
            with: .curve(
              .circularEaseInOut, duration: 1.717411847869676).delay(0.5020571694830761)),
          .size(
            .base,
            with: .spring(duration: 0.231469839630406, bounce: 0.864).delay(0.20711847986587495)),
          .center(.reader, with: .curve(.circularEaseInOut.inverse, duration: 0.636981905355938)),
        ],
        moments: [Moment(.mediumHaptic, after: 0.125)]),
      Stage(
        .revealing, lasts: 0.9979664912734056,
        moves: [
          .center(.spread, with: .none),
          .value(
            .readerScale, -564.850543576777,
            with: .curve(.circularEaseIn, duration: 1.590586666616257).delay(0.22077083946082965)),
          .size(
            .reader, scale: 1.954581463859498, part: -0.8798929225024252,
            with: .timingCurve(
              -0.05691790112464479, -1.855477222738298, 0.10336154499569228, -0.9347617636325647,
              duration: 0.40821311604327815).delay(0.34618676238233825)),
        ]),
      Stage(
        .zooming, lasts: 1.660780532363417,
        moves: [
          .center(
            .base,
            with: .timingCurve(
              1.2991141514214848, -1.7848441776890778, 0.5460785571661615, -1.4363595359102637,
              duration: 2.3535250233441327))
        ],
        moments: [Moment(.musicFadesIn), Moment(.readerAppears), Moment(Moment.Name("own “\\"))]),
      Stage(
        .modeSelection, lasts: 1.188747713393214,
        moves: [
          .value(
            .x, 495.22192527328434,
            with: .spring(
              MotionSpring(
                response: 0.5071218190960017, dampingRatio: 0.38639831515366657,
                mass: 5.044665191948017)))
        ],
        moments: [Moment(.readerAppears)]),
      Stage(
        .complete, lasts: 0.97736753194966,
        moves: [
          .size(
            .zoomed, scale: 0.7141633491680837, part: 0.2688754757629246,
            with: .timingCurve(
              0.14091310015287428, -0.4148459928015815, 0.6628524787759543, 1.075221213467029,
              duration: 1.099283666237463)),
          .size(
            .shelf,
            with: .timingCurve(
              1.1124863968646876, -1.1767500431640396, 0.755069521981171, -0.3302119050727459,
              duration: 2.652050449163607).delay(0.9910926109703351)),
          .size(
            .centered,
            with: .spring(
              MotionSpring(
                duration: 4.196789219755875, bounce: -0.8285985719550739,
                mass: 9.436509786205066))),
          .size(.shelf, scale: 0.7380562575585394, with: .easeInOut(duration: 0.23424150223607598)),
        ],
        moments: [
          Moment(.mediumHaptic),
          Moment(.musicFadesIn),
          Moment(.readerAppears, after: 0.125),
        ]),
    ],
    closing: [
      Stage(
        .closing, lasts: 1.9208439890131446,
        moves: [
          .center(
            .centered, with: .spring(duration: 1.4022241207575916, bounce: -0.4314073862812622)),
          .center(
            .hinged,
            with: .curve(
              .circularEaseInOut, duration: 2.9531298635818377).delay(0.8540949858523311)),
          .value(
            .height, 701.9672565445394,
            with: .timingCurve(
              1.3569584873173568, -1.443335630326326, 0.14956272424325057, -0.31752792040942834,
              duration: 1.3335985713743872)),
        ],
        moments: [
          Moment(.musicFadesOut),
          Moment(.musicFadesIn),
          Moment(.readerAppears, after: 0.125),
          Moment(.readerDisappears, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(
        .unflipping, lasts: 0.5959368664797935,
        moves: [
          .size(
            .poised, scale: 1.4061941887103622, part: -0.05358005801897381,
            with: .spring(duration: 1.1269344636905183, bounce: -0.239).delay(0.2360333657522491)),
          .size(
            .zoomed, part: -0.05773600321759509,
            with: .easeOut(duration: 0.7663257400283636).delay(0.9283596525295712)),
          .size(
            .reader, part: 0.7045974026956665,
            with: .curve(
              .circularEaseInOut, duration: 2.139697977285542).delay(0.27162336261463216)),
        ],
        moments: [Moment(.musicFadesIn), Moment(.controlsAppear)]),
      Stage(
        .idle, lasts: 1.040135775782213,
        moves: [
          .center(
            .zoomed,
            with: .curve(
              .circularEaseInOut.inverse, duration: 1.4211824237665194).delay(0.5642765986113452))
        ],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.musicFadesIn, after: 0.125),
          Moment(.controlsAppear, after: 0.125),
        ]),
    ])
}

import BookMotion

extension Choreography {
  static let random1 = try! Choreography(
    name: "random 1",
    style: BookStyle(
      fades: BookStyle.Fades(cover: FaceFade(departure: 160...170, isSmooth: true)),
      corners: BookStyle.Corners(cover: 22.886831757352834, spine: 26.320460602925195),
      border: 4.707604618658833, spineWidth: 35, pageEdgeWidth: 0.8082843381004516,
      gutter: BookStyle.Gutter(width: 11.420347375878666, side: 0.7939966056623057), inside: .front,
      perspective: 0.16703498914055104, spread: .spread),
    places: BookPlaces(
      centered: BookPlaces.Centered(
        share: 0.8338155250312899, widest: 424.9377353593237, growth: 1.7686491270795799,
        aspect: 0.5989402897183647, margin: 8.141465400346082),
      reader: BookSize(width: 49.58799515892045, height: 12.310888693805211),
      spread: BookPlaces.Spread(
        aspect: BookSize(width: 1.5738227096474782, height: 1.0958023656884825),
        margins: BookSize(width: 51.551989641147046, height: 71.3770802843264)),
      avoidsUnsafeArea: true),
    opening: [
      Stage(
        .selected, lasts: 1.0873415788488208,
        moves: [
          .center(
            .zoomed, part: 1.124537751450001,
            with: .timingCurve(
              1.2378178842478063, 1.3573252680463455, 0.3244332301191314, -1.3632827008248452,
              duration: 2.6818170897637597)),
          .size(
            .centered, scale: 0.6315962510952704, part: 1.820521752464054,
            with: .timingCurve(
              -0.18904499766217553, 1.8333284135440011, 0.8756152732187764, 0.10582391951497261,
              duration: 0.20510999443775246)),
          .size(
            .zoomed, scale: 1.3526861638704788, part: -0.8876981068466576,
            with: .spring(
              MotionSpring(response: 0.12269803988431827, dampingRatio: 1.946741678738691))),
          .value(
            .readerOpacity, -746.4997256201831,
            with: .spring(duration: 1.952258776301266, bounce: -0.154).delay(0.6850697208222676)),
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(.readerAppears),
          Moment(Moment.Name("own “\\")),
        ]),
      Stage(
        .revealing, lasts: 0.6173687238292851,
        moves: [
          .size(
            .spread, scale: 1.4604282141537168, part: 0.38580922301974097,
            with: .spring(duration: 1.535339001846778, bounce: 0.19699661473700691)),
          .size(
            .spread, scale: 1.1081594582882897, part: -0.6995343748591173,
            with: .curve(.circularEaseIn, duration: 2.0812030415863694).delay(0.9701285650287605)),
        ],
        moments: [
          Moment(.lightHaptic),
          Moment(.mediumHaptic, after: 0.125),
          Moment(.musicFadesOut, after: 0.125),
          Moment(.readerAppears),
          Moment(.controlsAppear),
        ]),
      Stage(
        .complete, lasts: 0.07233841674769526, waits: true,
        moves: [
          .center(
            .spread, part: 0.7600056601006187,
            with: .spring(duration: 2.4718428856598917, bounce: -0.5990429763400764))
        ],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.musicFadesIn),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
    ],
    closing: [
      Stage(
        .unflipping, lasts: 0.1253555316049535,
        moves: [
          .size(
            .shelf, part: -0.02164409920383048,
            with: .spring(
              MotionSpring(response: 0.3230184326569902, dampingRatio: 1.5921538690605175))),
          .center(.centered, part: 1.04238138773318, with: .none),
        ],
        moments: [Moment(.readerAppears), Moment(.controlsAppear)]),
      Stage(
        .returning, lasts: 0.2634006884038249,
        moves: [
          .center(.zoomed, with: .spring(duration: 1.2118118839101981, bounce: 0.413)),
          .value(
            .y, -205.72468446970606,
            with: .spring(duration: 2.132858845447323, bounce: -0.973).delay(0.5832330623953446)),
        ],
        moments: [Moment(.readerAppears), Moment(.controlsAppear, after: 0.125)]),
      Stage(
        .closing, lasts: 0.6956384509379363,
        moves: [
          .size(
            .centered, scale: 1.126692071433572, part: 1.9093482525168723,
            with: .spring(
              MotionSpring(duration: 1.2477086277297345, bounce: 0, mass: 8.638108991806947))),
          .size(
            .base,
            with: .spring(
              duration: 0.5053507072179412, bounce: -0.3279053087087406).delay(0.4373479691601858)),
        ],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.musicFadesOut),
          Moment(.musicFadesIn, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(
        .unzooming, lasts: 1.5327334865700484,
        moves: [
          .center(
            .zoomed,
            with: .timingCurve(
              -0.3676961195594761, -0.608472034652336, 0.45356257711404224, -0.2773475122763087,
              duration: 2.3086744176254106)),
          .size(
            .shelf, scale: 1.427795497138368,
            with: .easeInOut(duration: 2.9003015403328583).delay(0.37862974113198367)),
        ],
        moments: [Moment(Moment.Name("own “\\"), after: 0.125)]),
      Stage(
        .idle, lasts: 1.5762711745951585,
        moves: [
          .center(
            .shelf,
            with: .curve(
              .circularEaseInOut, duration: 2.073696997401636).delay(0.06587798391795452)),
          .size(
            .poised, scale: 1.6995115113887276,
            with: .timingCurve(
              1.4529901056754049, -1.3526652027162371, 0.7019307436330544, 1.1510791773188087,
              duration: 2.2339294378413452).delay(0.10406964596685653)),
          .size(
            .poised, part: 1.611997341535388,
            with: .timingCurve(
              0.5644942503471275, -1.9633907352366906, 0.1625433795040252, -1.734506336203915,
              duration: 0.3484447038716524).delay(0.23887850462890747)),
          .center(.across, part: 1.55300590170752, with: .none),
        ]),
    ])
}

import BookMotion

extension Choreography {
  static let random2 = try! Choreography(
    name: "random 2",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(departure: 100.04245564543858...167.76019141408648, isSmooth: true),
        firstPage: FaceFade(departure: 90...180), spine: FaceFade(peak: 0.9020943627902965),
        pageEdges: FaceFade(isSmooth: true), back: FaceFade(arrival: 0...90)),
      spineWidth: 35, perspective: 0.65, spread: .spread, referenceWidth: 166.72996713195414,
      scalesWithBook: true),
    opening: [
      Stage(.moving, lasts: 1.3425383780333306, moments: [Moment(.musicFadesOut, after: 0.125)]),
      Stage(
        .flipping, lasts: 1.9929789888470981,
        moves: [
          .size(
            .centered, scale: 1.8212855183028418,
            with: .easeOut(duration: 1.4391200090911287).delay(0.4408143280117972)),
          .center(
            .hinged, with: .spring(duration: 0.26994434841921255, bounce: -0.38998384595676516)),
          .center(.zoomed, part: 0.94001349735281, with: .none),
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(.musicFadesIn, after: 0.125),
          Moment(.readerAppears, after: 0.125),
          Moment(.controlsAppear),
        ]),
      Stage(
        .zooming, lasts: 0.29452689291083267,
        moves: [
          .value(.readerOpacity, 139.6570639294871, with: .easeInOut(duration: 1.2078195466783566))
        ]),
      Stage(
        .complete, lasts: 0.22044248937833122,
        moves: [
          .size(
            .hinged, part: -0.5031276496328657,
            with: .timingCurve(
              -0.38130500011790724, -1.0121084477221007, 0.06353855612878578, 1.0083304974351526,
              duration: 0.574616934454111).delay(0.7644828058308573))
        ],
        moments: [
          Moment(.musicFadesOut),
          Moment(.musicFadesIn),
          Moment(.readerDisappears),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
    ],
    closing: [
      Stage(
        .returning, lasts: 0.5355059098261639,
        moves: [
          .size(.reader, with: .curve(.circularEaseOut, duration: 1.1602398917089252)),
          .size(.spread, with: .spring(duration: 2.947785672043351, bounce: 0.20672623942344148)),
          .value(.readerOpacity, 252.12397652859227, with: .none),
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(.idle, lasts: 0.22474945294307624, moments: [Moment(.musicFadesIn, after: 0.125)]),
    ])
}

import BookMotion

extension Choreography {
  static let random3 = try! Choreography(
    name: "random 3",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(arrival: 24.326254544607103...38.95903958066727, peak: 0.17302511841085544),
        spine: .always),
      spineWidth: 35.33756194116193, referenceWidth: 173.93783395292905, scalesWithBook: true),
    opening: [
      Stage(
        .moving, lasts: 1.393684816938126,
        moves: [
          .size(
            .poised, scale: 1.396128730135847, part: -0.5588813267478001,
            with: .easeOut(duration: 0.5871130368765409)),
          .center(
            .reader, part: 0.5492584150797999,
            with: .timingCurve(
              0.38315779474459544, -0.7877565632655927, 0.05951477742745925, 0.2405709501337836,
              duration: 1.3716204064321655)),
        ],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(
        .complete, lasts: 0.013667261562456234,
        moves: [
          .value(
            .bookOpacity, 777.9035533048225,
            with: .curve(.circularEaseOut, duration: 0.0896473642443344))
        ],
        moments: [Moment(.musicFadesOut, after: 0.125), Moment(.controlsAppear)]),
    ],
    closing: [
      Stage(
        .closing, lasts: 0.4468794234388458,
        moves: [.size(.base, part: -0.6885436009142927, with: .none.delay(0.28013406630561555))]),
      Stage(
        .unzooming, lasts: 1.160007071182513, waits: true,
        moves: [
          .size(.zoomed, with: .none),
          .value(.libraryScale, 707.0849651451524, with: .none.delay(0.17214722034272)),
          .center(
            .hinged, part: 1.2545644088219539,
            with: .spring(
              duration: 1.0849391665809878,
              bounce: -0.20333297984447418).delay(0.9774268859413097)),
          .size(
            .centered, scale: 0.7519301941970229, with: .easeOut(duration: 0.08008122962784425)),
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(.mediumHaptic),
          Moment(.controlsAppear, after: 0.125),
        ]),
      Stage(
        .idle, lasts: 0.38720950340996385,
        moves: [
          .size(
            .poised, scale: 1.6310034115091094, part: -0.7757125041119289,
            with: .spring(
              MotionSpring(
                duration: 1.2486967334092416, bounce: 0.40712961039806295,
                mass: 6.52206587986897)).delay(0.07329971400430568)),
          .center(
            .centered,
            with: .timingCurve(
              0.24185177253370882, -1.9985454160727611, 0.9220867312266338, -1.023027712304549,
              duration: 1.5485925525720983)),
        ],
        moments: [Moment(.lightHaptic, after: 0.125), Moment(.musicFadesIn, after: 0.125)]),
    ])
}

import BookMotion

extension Choreography {
  static let random4 = try! Choreography(
    name: "random 4",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(arrival: 90...180, peak: 0.16899066688775677),
        spine: FaceFade(
          arrival: 1.9632935094768733...23.88487400209947, departure: 44.9513792510537...180)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 7.968482804838195, x: 4.426195274895788, y: 19.369860542967004,
          opacity: 0.002603376502616217),
        raised: BookShadow(
          radius: 10.426059151009799, x: -6.088857269116416, y: 5.63101001386902,
          opacity: 0.9675408755412931),
        rise: 151.09845083732077...163.87501847238698, swing: 41.82632052488269),
      spineWidth: 36.06809340600165, perspective: 0.8879524302344762, spread: .spread,
      referenceWidth: 192.71655041576855, scalesWithBook: true),
    opening: [
      Stage(
        .zooming, lasts: 0.6646383955394384,
        moments: [
          Moment(.readerAppears),
          Moment(.controlsAppear, after: 0.125),
          Moment(Moment.Name("own “\\")),
        ]),
      Stage(
        .modeSelection, lasts: 0.9162980428755343,
        moves: [
          .size(
            .reader, scale: 0.569752728810488, part: -0.1704788134947426,
            with: .timingCurve(
              0.9010872210879257, -1.886061366161473, 0.5482270042937554, -0.7598914136961428,
              duration: 1.4202661934566496).delay(0.9592619318003143))
        ],
        moments: [Moment(.readerAppears), Moment(.controlsAppear, after: 0.125)]),
      Stage(
        .complete, lasts: 0.09776287098450887,
        moments: [Moment(.musicFadesOut, after: 0.125), Moment(.controlsAppear, after: 0.125)]),
    ],
    closing: [
      Stage(
        .closing, lasts: 0.058349973794742827,
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.musicFadesOut),
          Moment(.readerAppears, after: 0.125),
        ]),
      Stage(
        .returning, lasts: 1.2640236536847025,
        moments: [
          Moment(.mediumHaptic),
          Moment(.musicFadesOut, after: 0.125),
          Moment(.musicFadesIn),
          Moment(.readerDisappears, after: 0.125),
          Moment(.controlsAppear, after: 0.125),
        ]),
      Stage(
        .unzooming, lasts: 1.5006201824224492,
        moves: [.size(.base, scale: 1.711933157336343, with: .none)],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.musicFadesOut),
          Moment(.readerDisappears, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(
        .idle, lasts: 1.8367153096544426,
        moves: [
          .size(
            .zoomed, scale: 0.5836764789538131,
            with: .spring(duration: 0.2706574808029589, bounce: -0.3917948884714483)),
          .center(.zoomed, part: 0.16696549125330784, with: .linear(duration: 1.3506155580913377)),
          .center(
            .shelf, part: 0.9504703938900976,
            with: .spring(duration: 0.010196069976153552, bounce: -0.3445190036523176)),
          .value(.controlsOffset, 629.2981751765635, with: .none.delay(0.8786565094434406)),
        ],
        moments: [Moment(.lightHaptic, after: 0.125), Moment(.readerDisappears)]),
    ])
}

import BookMotion

extension Choreography {
  static let random5 = try! Choreography(
    name: "random 5",
    style: BookStyle(
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 15.224357104744861, x: 8.74014342947735, y: 5.821943173126272,
          opacity: 0.42645133906527344),
        raised: BookShadow(
          radius: 24.13762218670312, x: -0.8914483551318213, y: -5.035632391546059,
          opacity: 0.8742505976736921),
        rise: 33.83282190643599...100.00376000875443, swing: 45.46787876835248),
      corners: BookStyle.Corners(cover: 24.93306222169031, spine: 13.831528322624747),
      border: 1.415834247040664, pageEdgeWidth: 1.9749300921470303,
      gutter: BookStyle.Gutter(width: 18.20927714808476, side: 0.11486454666934587), inside: .front,
      referenceWidth: 275.1304787764576, scalesWithBook: true),
    opening: [
      Stage(
        .moving, lasts: 1.941504289792965,
        moves: [
          .center(
            .reader,
            with: .timingCurve(
              0.43188021300287005, -0.8651729682260392, 0.6515103676698762, 1.0480555939543068,
              duration: 0.6469366751232797))
        ],
        moments: [Moment(.musicFadesOut)]),
      Stage(
        .flipping, lasts: 1.7512312553703497,
        moves: [
          .size(
            .hinged, part: -0.9982084052632166,
            with: .timingCurve(
              -0.04177031429399025, -0.9315605103159204, 0.5285292230257189, 1.966540108547973,
              duration: 1.7062751350876482)),
          .center(
            .shelf,
            with: .spring(
              MotionSpring(response: 1.7699080676101817, dampingRatio: 2.836697208457411))),
          .value(.libraryScale, -199.89309429259333, with: .none),
          .value(
            .lift, 566.8155815974119,
            with: .spring(
              duration: 0.144978125695299, bounce: -0.4543519766889236).delay(0.4613395700670312)),
        ],
        moments: [
          Moment(.musicFadesIn, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(
        .revealing, lasts: 0.7678359151658609,
        moves: [
          .size(
            .reader, scale: 1.0750751099189584, part: 0.31172478303781714,
            with: .none.delay(0.42948010981547247)),
          .value(
            .readerOpacity, 922.476930524289,
            with: .spring(
              MotionSpring(duration: 3.150961678434229, bounce: 0, mass: 6.46781226808972))),
          .center(.base, with: .easeIn(duration: 2.0358901020115296).delay(0.5353588254608199)),
          .center(
            .centered, part: 0.27717651487024675,
            with: .timingCurve(
              0.9819552512004774, -1.8292599469993847, 0.5411809049978705, -0.5047282758770693,
              duration: 0.7273781182160197)),
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(.readerAppears),
          Moment(.controlsAppear),
        ]),
      Stage(
        .complete, lasts: 1.4010373155880012,
        moves: [
          .size(
            .across, scale: 1.4626230485044973, part: -0.3056232215575634,
            with: .none.delay(0.7764284609356938)),
          .size(
            .reader, part: 1.3616137468457525,
            with: .timingCurve(
              0.7951257033001042, -0.6215058614966473, 0.6576847286669052, 1.2540929891411432,
              duration: 2.544015272275157).delay(0.23343678570078086)),
          .value(.width, 742.5789557382279, with: .none),
        ],
        moments: [Moment(.mediumHaptic, after: 0.125), Moment(.musicFadesIn, after: 0.125)]),
    ],
    closing: [
      Stage(
        .closing, lasts: 1.7127763694599403,
        moves: [
          .value(
            .libraryBlur, 645.7345579485057,
            with: .timingCurve(
              0.8567743655586433, 1.3195332491336762, 0.6225212010249089, -1.8119498118420627,
              duration: 1.7960505394891593).delay(0.8857925404673914)),
          .center(
            .zoomed,
            with: .timingCurve(
              0.9328023475334102, 1.0468560957525108, 0.21488541884452694, -0.7351413026730125,
              duration: 1.204681898891105)),
          .size(
            .across, scale: 0.6832551149099577,
            with: .spring(duration: 0.3875403994332371, bounce: 0.6876335207372462)),
          .center(
            .poised, part: 0.6883693939361977,
            with: .timingCurve(
              1.2223941019260125, -1.5633621809616298, 0.5576811268489966, -0.49431642210779403,
              duration: 1.8564206552133529).delay(0.3878322420261091)),
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(
        .unflipping, lasts: 1.3065634169395517,
        moves: [
          .center(.shelf, with: .none.delay(0.9123396560241114)),
          .value(
            .height, -458.4889076146295,
            with: .spring(
              duration: 1.5603533814039512, bounce: -0.190813294359581).delay(0.28881571995149036)),
          .size(
            .spread, part: 1.0007986482428168,
            with: .timingCurve(
              0.9990729753196406, -0.7038702825424847, 0.4723792780490862, -1.1212758233949294,
              duration: 0.3050057220947128)),
        ],
        moments: [
          Moment(.mediumHaptic),
          Moment(.musicFadesIn),
          Moment(.readerAppears, after: 0.125),
          Moment(Moment.Name("own “\\")),
        ]),
      Stage(.idle, lasts: 0.8267093103038656, moments: [Moment(Moment.Name("own “\\"))]),
    ])
}

import BookMotion

extension Choreography {
  static let random6 = try! Choreography(
    name: "random 6",
    style: BookStyle(
      fades: BookStyle.Fades(cover: FaceFade(peak: 0.22934629259118378), spine: .always),
      corners: BookStyle.Corners(cover: 12.004282530123973, spine: 6.763206031748926),
      border: 6.6329561538375525, spineWidth: 35, pageEdgeWidth: 1.6199735621370432,
      gutter: BookStyle.Gutter(width: 32.18400629755654, side: 0.17206416410317005), inside: .front,
      perspective: 0.3457194577377436),
    opening: [
      Stage(
        .selected, lasts: 1.9658851372970383,
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.musicFadesOut, after: 0.125),
          Moment(.readerAppears),
          Moment(.controlsAppear),
        ]),
      Stage(
        .flipping, lasts: 0.0614836234029672,
        moves: [
          .center(.base, with: .spring(duration: 2.5394375786939776, bounce: 0.28)),
          .size(
            .zoomed, scale: 1.3480917357139894,
            with: .spring(
              MotionSpring(
                response: 0.8975571894286228, dampingRatio: 0.2573237115028653,
                mass: 7.863251087948804)).delay(0.5243338000893695)),
        ]),
      Stage(
        .revealing, lasts: 0.9631809156288189,
        moves: [
          .center(
            .shelf,
            with: .timingCurve(
              -0.4952209967731287, 1.1045661168997518, 0.2612227851467668, 1.6900373331051455,
              duration: 2.0623720478233962))
        ],
        moments: [Moment(.musicFadesOut, after: 0.125), Moment(.readerDisappears)]),
      Stage(
        .zooming, lasts: 0.43036441757172095, waits: true,
        moves: [
          .value(
            .y, -701.3936637227633,
            with: .spring(
              MotionSpring(
                response: 0.6682972242152956, dampingRatio: 0.20982829509198925,
                mass: 6.097319132240572)))
        ]),
      Stage(
        .complete, lasts: 0.28370995755991335,
        moves: [
          .center(.shelf, part: 1.3127362114428993, with: .none),
          .size(.spread, part: 1.2624618134775742, with: .none),
        ],
        moments: [Moment(.controlsAppear, after: 0.125)]),
    ],
    closing: [
      Stage(
        .unflipping, lasts: 1.9426857634467016,
        moves: [
          .size(
            .shelf, scale: 0.7367720867806042, part: 1.1923666490066682,
            with: .timingCurve(
              0.27329290814827245, 1.8795884210667793, 0.6622867193950419, -0.398603405836111,
              duration: 1.471203986594008).delay(0.13876818913169187)),
          .value(
            .yaw, -488.93078059128214,
            with: .timingCurve(
              0.21339522238091657, -0.8033480627550529, 0.689082643796079, -1.2932465567980418,
              duration: 0.6030705429382064)),
          .value(
            .height, -840.5626826195182,
            with: .timingCurve(
              0.8423456434277645, 0.6008022056590478, 0.9595962678751331, -1.796033895261857,
              duration: 1.3537443198508374)),
          .value(
            .overlayOpacity, 599.8600381865103,
            with: .spring(duration: 2.89735890311765, bounce: -0.744)),
        ]),
      Stage(
        .returning, lasts: 0.5094355500930743,
        moves: [
          .center(
            .reader, part: 0.24967807166892309,
            with: .spring(duration: 0.9090006402528619, bounce: 0.322)),
          .value(.x, 305.6252332981917, with: .none.delay(0.9355101792461885)),
          .value(
            .x, 168.35201063265117,
            with: .timingCurve(
              0.9056947420343631, 0.6072697144214687, 0.23676294807646603, 0.2709032479572371,
              duration: 0.7892903843928072)),
          .center(
            .across, part: 1.1905931272180608,
            with: .curve(.circularEaseInOut, duration: 1.055003749370253)),
        ],
        moments: [
          Moment(.mediumHaptic),
          Moment(.musicFadesOut),
          Moment(.readerAppears),
          Moment(.controlsAppear, after: 0.125),
        ]),
      Stage(
        .unzooming, lasts: 0.6987522621850266,
        moves: [
          .size(.zoomed, part: 1.6484761213561936, with: .none.delay(0.18062996201914105)),
          .value(
            .readerScale, 348.8029656724707,
            with: .spring(duration: 2.905171801037367, bounce: 0.058).delay(0.050682877568267726)),
          .center(
            .zoomed, part: 0.9018775586078727,
            with: .linear(duration: 0.2163211802963826).delay(0.06478532187987796)),
        ]),
      Stage(
        .idle, lasts: 0.7648743245594158,
        moves: [
          .value(
            .controlsOffset, -811.4751057521177,
            with: .timingCurve(
              -0.23362535831332143, -0.32095363977853975, 0.07846820308981206, -0.12667066043496655,
              duration: 2.0213674440722262)),
          .center(.zoomed, with: .linear(duration: 0.441404204846082).delay(0.4506907777172069)),
        ],
        moments: [Moment(.lightHaptic, after: 0.125)]),
    ])
}

import BookMotion

extension Choreography {
  static let random7 = try! Choreography(
    name: "random 7",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(departure: 0...90, peak: 0.3263613015537429, isSmooth: true),
        firstPage: FaceFade(arrival: 0...180, peak: 0.22213179691643525, isSmooth: true),
        spine: FaceFade(departure: 162.33212828104328...180, peak: 0.6067707983219605),
        pageEdges: FaceFade(
          departure: 65.54905800488409...140.01750570689578, peak: 0.9402571751889208,
          isSmooth: true),
        back: FaceFade(
          arrival: 90...95.11922102643258, departure: 52.90722051810813...180,
          peak: 0.4415520285768122, isSmooth: true)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 3.8080403002580754, x: 7.021260988140131, y: 19.984503547749675,
          opacity: 0.949098156079672),
        raised: BookShadow(
          radius: 31.784692605130406, x: -7.995571070940743, y: -5.1647096636124905,
          opacity: 0.3318595582904791),
        rise: 102.72260936247137...177.25482872130155, swing: 20.973623424062893),
      corners: BookStyle.Corners(cover: 24.840199741722664, spine: 22.409225267463345),
      border: 8.813028373544173, spineWidth: 49.08374462903097, pageEdgeWidth: 1.0243509670073268,
      gutter: BookStyle.Gutter(width: 26.465472691142793, side: 0.20959942156936429),
      inside: .front, perspective: 0.65, spread: .centered, referenceWidth: 286.77420489125234,
      scalesWithBook: true),
    places: BookPlaces(
      centered: BookPlaces.Centered(
        share: 0.5920516859914984, widest: 387.57007316371386, growth: 0.4167729675455607,
        aspect: 1.4467725913692364, margin: 61.7378626225405),
      reader: BookSize(width: 17.03632931446757, height: 91.08342638438835),
      spread: BookPlaces.Spread(
        aspect: BookSize(width: 2.2681986826058917, height: 2.1674269350680095),
        margins: BookSize(width: 39.10587706680736, height: 98.67460520668246))),
    opening: [
      Stage(.moving, lasts: 0.4703786500029554, moments: [Moment(.musicFadesIn, after: 0.125)]),
      Stage(
        .modeSelection, lasts: 1.1435639095015135,
        moves: [
          .center(.zoomed, with: .curve(.circularEaseInOut, duration: 0.22455506299174877)),
          .center(.centered, with: .none.delay(0.377377763091315)),
        ],
        moments: [Moment(.musicFadesOut), Moment(.readerAppears)]),
      Stage(
        .complete, lasts: 1.1389958424093234,
        moves: [
          .center(.poised, with: .none),
          .size(
            .reader, part: 0.8370728679134598,
            with: .spring(
              MotionSpring(response: 0.4939387262753808, dampingRatio: 1.5669119298524432))),
          .center(
            .poised, part: 0.2572568409201228,
            with: .timingCurve(
              -0.08626813147375278, -1.8970681092000858, 0.8623220814481088, -1.09322394862737,
              duration: 1.6568160302131723).delay(0.006423221587735561)),
          .size(
            .poised,
            with: .timingCurve(
              0.8332946959858882, 0.41978043180147484, 0.15742778399112423, -1.8627472264658822,
              duration: 0.8446693571383341).delay(0.31242831994248565)),
        ],
        moments: [Moment(.controlsAppear)]),
    ],
    closing: [
      Stage(.returning, lasts: 1.000367120294657, moments: [Moment(.controlsAppear, after: 0.125)]),
      Stage(
        .unzooming, lasts: 1.1471892597455895,
        moves: [
          .value(
            .readerOpacity, 567.2618827203285,
            with: .timingCurve(
              -0.44315125931076316, -1.420923081950456, 0.0830997245996905, 0.13266331451314128,
              duration: 2.8866302332650746))
        ],
        moments: [
          Moment(.musicFadesOut, after: 0.125),
          Moment(.readerAppears),
          Moment(Moment.Name("own “\\")),
        ]),
      Stage(
        .idle, lasts: 0.5031114852633882,
        moves: [
          .value(
            .controlsOffset, -641.1213897096162,
            with: .timingCurve(
              -0.3106290442527164, 0.537537605597926, 0.42367677280998584, 1.9489325832660338,
              duration: 2.521148301713952)),
          .size(
            .poised, scale: 1.6924365440778146, part: 1.931509614521349,
            with: .spring(duration: 0.18416380370376584, bounce: 0.457).delay(0.2610210191516713)),
          .value(.tilt, -719.0801698787641, with: .none),
          .center(
            .centered, part: 0.38992975912415906,
            with: .spring(
              duration: 0.459535720263514, bounce: 0.7098492471128921).delay(0.13121964665425168)),
        ],
        moments: [Moment(.controlsAppear, after: 0.125)]),
    ])
}

import BookMotion

extension Choreography {
  static let random8 = try! Choreography(
    name: "random 8",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(arrival: 67.47635399476854...96.5003856433904, peak: 0.3890813208189017),
        firstPage: FaceFade(peak: 0.2372367202121144), spine: FaceFade(peak: 0.681359944588054),
        pageEdges: FaceFade(
          arrival: 0...133.43609001818146, peak: 0.917787948165711, isSmooth: true),
        back: FaceFade(departure: 90...180, peak: 0.5903383954611477)),
      spineWidth: 14.204656415587325, spread: .centered, referenceWidth: 227.16367481198853,
      scalesWithBook: true),
    places: BookPlaces(
      centered: BookPlaces.Centered(
        share: 0.9162247041737873, widest: 329.65780011944474, growth: 1.4447304790329947,
        aspect: 1.3617478458287742, margin: 59.505870372129344),
      reader: BookSize(width: 12.904228181933863, height: 92.03769441593556),
      spread: BookPlaces.Spread(
        aspect: BookSize(width: 2.206404961909139, height: 2.545450847923849),
        margins: BookSize(width: 94.68870783400294, height: 3.8398023287494865))),
    opening: [
      Stage(
        .selected, lasts: 0.40359375073111026, waits: true,
        moves: [
          .value(
            .height, 442.71787536941633,
            with: .easeIn(duration: 1.1239948253222252).delay(0.9693099121995479)),
          .value(
            .lift, -412.7039373510288,
            with: .spring(duration: 2.6972749546087296, bounce: -0.547308055029458)),
          .center(
            .across,
            with: .spring(
              duration: 0.10668499426132347, bounce: 0.8475019422174804).delay(0.7193358277826127)),
          .center(
            .hinged, part: -0.8522410749522304,
            with: .timingCurve(
              1.115746310591305, -1.052474911344742, 0.9867464079809265, 1.9837792290266498,
              duration: 1.3268149649547292).delay(0.4875656348447063)),
        ],
        moments: [Moment(.lightHaptic), Moment(Moment.Name("own “\\"), after: 0.125)]),
      Stage(
        .moving, lasts: 1.662034363080747,
        moves: [
          .size(
            .shelf, scale: 1.174304749776359, part: 0.08830224662811825,
            with: .spring(duration: 0.6132833582928477, bounce: -0.17463433796989536))
        ],
        moments: [
          Moment(.lightHaptic),
          Moment(.musicFadesOut),
          Moment(.readerDisappears, after: 0.125),
          Moment(.controlsAppear, after: 0.125),
        ]),
      Stage(
        .zooming, lasts: 1.7775337419848247,
        moves: [
          .value(
            .frameBorder, 864.0974582352419,
            with: .easeIn(duration: 1.366712590499339).delay(0.9666117273921516)),
          .value(.shelfCoverOpacity, 53.40227271110598, with: .none.delay(0.8118883444067576)),
          .value(
            .y, 60.08327030461646,
            with: .spring(duration: 2.2954027610832766, bounce: 0.2931208063212195)),
        ],
        moments: [Moment(.lightHaptic, after: 0.125), Moment(.musicFadesOut)]),
      Stage(
        .modeSelection, lasts: 0.5852638720586698,
        moves: [
          .value(
            .frameBorder, -988.2597300061269,
            with: .curve(
              .circularEaseInOut, duration: 1.6146454907569456).delay(0.6184361687226213)),
          .size(.hinged, scale: 1.009408233751826, with: .none.delay(0.005826298672426011)),
        ]),
      Stage(
        .complete, lasts: 1.7164449857101711,
        moves: [
          .size(
            .poised, scale: 1.1963206030395692,
            with: .curve(.circularEaseInOut.inverse, duration: 1.991956882722838)),
          .center(.base, with: .none),
        ],
        moments: [Moment(.musicFadesOut, after: 0.125), Moment(.readerDisappears, after: 0.125)]),
    ],
    closing: [
      Stage(
        .unzooming, lasts: 0.28810566048454866,
        moves: [
          .size(
            .shelf, scale: 1.9761827885797008,
            with: .timingCurve(
              -0.014827862394591662, -0.06759892564501246, 0.20190394863446837, 0.547347146811354,
              duration: 1.9434189007260414).delay(0.49967791139668993)),
          .value(
            .tilt, -963.4884540339941,
            with: .timingCurve(
              0.8976506040294683, 1.61744717772218, 0.6248336264546528, 0.3552774890448629,
              duration: 0.8089148189257607)),
          .value(
            .controlsOpacity, -770.2545936993561, with: .easeOut(duration: 0.0591049766284345)),
          .size(.spread, scale: 0.5001533647491869, with: .none),
        ],
        moments: [Moment(.mediumHaptic), Moment(.readerDisappears)]),
      Stage(
        .idle, lasts: 0.39741189956911405,
        moves: [
          .value(.shelfCoverOpacity, 111.39642762982544, with: .none),
          .size(.spread, scale: 1.2843872330074468, with: .none.delay(0.803267171708001)),
          .center(
            .spread, part: 1.3059089351468463,
            with: .curve(.circularEaseOut, duration: 0.2672273657361377).delay(0.4729827599452062)),
          .value(
            .libraryOpacity, -577.1983702085404,
            with: .timingCurve(
              0.46232250969952693, -1.7757433094634858, 0.5398409033107749, 1.9571002569590457,
              duration: 2.8823682922584988).delay(0.1330088242930867)),
        ],
        moments: [Moment(.readerDisappears)]),
    ])
}

import BookMotion

extension Choreography {
  static let random9 = try! Choreography(
    name: "random 9",
    style: BookStyle(
      fades: BookStyle.Fades(
        firstPage: FaceFade(
          departure: 38.65865907654638...43.257568972603565, peak: 0.7666123479070324),
        pageEdges: FaceFade(arrival: 90...180),
        back: FaceFade(
          arrival: 75.07149993453432...123.17405603852787, departure: 90...178.2330400284907,
          isSmooth: true)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 20.0429711877292, x: -6.390624027056674, y: 4.718862443090455,
          opacity: 0.21204715422187415),
        raised: BookShadow(
          radius: 3.3239454772564514, x: -1.2187493688862956, y: -1.3601208350316583,
          opacity: 0.007021961581680003),
        rise: 91.18717837777973...177.11819613772457, swing: 19.45354523971855),
      perspective: 0.9707957904424319, spread: .centered, referenceWidth: 246.79916753225353,
      scalesWithBook: true),
    opening: [
      Stage(
        .flipping, lasts: 1.0026996574258158, waits: true,
        moves: [
          .center(.zoomed, with: .spring(duration: 0.8387702653895263, bounce: 0.6877286948795448)),
          .center(
            .poised, part: 0.3230645209704919,
            with: .timingCurve(
              0.960087002284514, -0.4011752781536879, 0.9047616898167418, -0.36011911062845225,
              duration: 2.1021808245573066).delay(0.3362585538634474)),
        ],
        moments: [Moment(.lightHaptic), Moment(.musicFadesIn)]),
      Stage(
        .revealing, lasts: 1.270981458787892,
        moves: [
          .size(
            .hinged, scale: 0.5255135511569631, part: 0.5823939653523573,
            with: .timingCurve(
              0.038732097905490814, 1.3352225060081664, 0.9530038840439634, 0.9953297030862349,
              duration: 0.20301800600971853)),
          .value(
            .x, 892.549761343829,
            with: .spring(duration: 2.8274585683886944, bounce: -0.588).delay(0.48749261458757887)),
          .size(.centered, with: .spring(duration: 2.5544755606195944, bounce: 0.5836242988013699)),
        ],
        moments: [Moment(.musicFadesIn), Moment(.readerAppears)]),
      Stage(.modeSelection, lasts: 1.32251227502565),
      Stage(
        .complete, lasts: 0.9457791081993956,
        moves: [
          .size(.shelf, with: .none),
          .value(
            .overlayOpacity, 741.1171788719025,
            with: .timingCurve(
              -0.267379484800758, -1.0668638437561024, 0.6288944300746058, 1.9386221130425425,
              duration: 0.4897703664157196).delay(0.45596847418804753)),
        ]),
    ],
    closing: [
      Stage(
        .returning, lasts: 0.42990265792563465,
        moves: [
          .size(.poised, with: .spring(duration: 0.19210010886304593, bounce: -0.3316908267936072)),
          .value(.width, 726.536311764346, with: .none),
          .center(
            .poised, part: -0.8344191815793758,
            with: .spring(
              duration: 0.20689118185556468, bounce: 0.168263780269764).delay(0.7557425949127093)),
        ],
        moments: [Moment(.lightHaptic), Moment(.controlsAppear, after: 0.125)]),
      Stage(
        .unflipping, lasts: 1.7693454901048675,
        moves: [
          .size(
            .base, scale: 1.9534676581983508,
            with: .spring(duration: 0.5045439033471056, bounce: -0.4911354004553006)),
          .size(.reader, scale: 1.053129686994482, part: 0.6501973759322743, with: .none),
        ],
        moments: [Moment(Moment.Name("own “\\"))]),
      Stage(
        .idle, lasts: 1.2417622759445512,
        moves: [
          .value(
            .height, -105.51949636468612,
            with: .timingCurve(
              0.5069154375024045, 1.826493897691519, 0.4092201463072539, 0.9798716844772524,
              duration: 1.1483743360452148))
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(.mediumHaptic),
          Moment(.musicFadesOut),
        ]),
    ])
}

import BookMotion

extension Choreography {
  static let random10 = try! Choreography(
    name: "random 10",
    style: BookStyle(
      fades: BookStyle.Fades(
        firstPage: FaceFade(arrival: 141.7277215667247...154.13364438760505),
        pageEdges: FaceFade(
          arrival: 24.13075350491677...155.4987100812442, departure: 141.8138369107558...180),
        back: FaceFade(departure: 0...90)),
      corners: BookStyle.Corners(cover: 19.20596800085099, spine: 5.22395312159039),
      border: 2.477633831642142, pageEdgeWidth: 1.84297817762441,
      gutter: BookStyle.Gutter(width: 7.165373299510693, side: 0.8048671490923535), inside: .front,
      perspective: 0.29018133258748746),
    places: BookPlaces(
      centered: BookPlaces.Centered(
        share: 0.6725912789350942, widest: 236.342864289809, growth: 1.743097766059404,
        aspect: 1.4050928543691326, margin: 1.5436637060677771),
      reader: BookSize(width: 35.7687148561409, height: 56.40126801986577),
      spread: BookPlaces.Spread(
        aspect: BookSize(width: 2.4448741542766004, height: 1.6253175236138435),
        margins: BookSize(width: 22.640070834010505, height: 73.75228275000947)),
      base: BookSize(width: 134.5730438862641, height: 161.91268462135568), avoidsUnsafeArea: true),
    opening: [
      Stage(
        .revealing, lasts: 0.8625822334977065,
        moves: [
          .center(.zoomed, part: -0.6309743304350117, with: .none),
          .value(.readerScale, 320.3842822635397, with: .easeIn(duration: 0.3773159600705219)),
        ],
        moments: [Moment(.readerDisappears), Moment(.controlsAppear, after: 0.125)]),
      Stage(
        .zooming, lasts: 0.45120357842410175,
        moves: [
          .center(.across, with: .none.delay(0.505974533206808)),
          .value(
            .libraryBlur, 954.3695790125564,
            with: .spring(duration: 0.25946167731135655, bounce: -0.41172520409158564)),
          .size(.shelf, with: .curve(.circularEaseInOut.inverse, duration: 1.8934273614538693)),
        ],
        moments: [
          Moment(.controlsAppear, after: 0.125),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
      Stage(
        .modeSelection, lasts: 1.9006144226984691,
        moves: [
          .value(
            .bookOpacity, -559.1792459005362,
            with: .curve(
              .circularEaseInOut.inverse, duration: 1.335169918980168).delay(0.4971602081384552)),
          .center(.base, with: .none),
        ],
        moments: [Moment(.musicFadesIn), Moment(.readerAppears), Moment(.readerDisappears)]),
      Stage(
        .complete, lasts: 0.4766413241774554,
        moves: [
          .center(.zoomed, with: .curve(.circularEaseInOut, duration: 1.0809607818306124)),
          .value(
            .spineLineOpacity, 240.7887551020342,
            with: .spring(
              MotionSpring(
                duration: 0.8740439540252531, bounce: 0.17357253412977558,
                mass: 9.854116226813298))),
          .size(
            .reader,
            with: .spring(
              MotionSpring(
                response: 0.96558792948582, dampingRatio: 0.011963766432381298,
                mass: 19.048289096935065)).delay(0.4584841687581436)),
        ],
        moments: [Moment(.lightHaptic), Moment(.controlsAppear), Moment(Moment.Name("own “\\"))]),
    ],
    closing: [
      Stage(
        .closing, lasts: 0.9216867369733528, waits: true,
        moves: [
          .center(
            .hinged, part: 1.0920274605701468,
            with: .timingCurve(
              0.18385414214135354, -0.025716391187407428, 0.8391310441873346, 1.250471616402283,
              duration: 2.185266465766185).delay(0.10308344011004511)),
          .size(.spread, scale: 1.632791664202998, with: .none),
          .center(
            .spread, part: 1.8335127463889744,
            with: .timingCurve(
              1.1571405785689939, -1.8262809856098259, 0.388359547399453, 0.4375564372900551,
              duration: 2.2604339156470385).delay(0.8332693148404478)),
        ],
        moments: [Moment(.musicFadesOut), Moment(.readerAppears)]),
      Stage(
        .returning, lasts: 1.3664662586490597,
        moves: [
          .value(.overlayOpacity, 560.4275008006671, with: .linear(duration: 2.1484230102885324)),
          .center(
            .shelf,
            with: .timingCurve(
              1.2402191909968538, 1.5699187754900308, 0.01880256232094868, -1.7092471147909611,
              duration: 0.05683037737657792).delay(0.2445746629124247)),
        ]),
      Stage(.unflipping, lasts: 0.8691587592470451, moments: [Moment(.musicFadesOut)]),
      Stage(
        .unzooming, lasts: 0.6259941414064882, waits: true,
        moves: [
          .value(
            .controlsOffset, 253.50100719460897,
            with: .easeIn(duration: 0.06398455514746904).delay(0.17397058491584516)),
          .value(
            .lift, -506.469819865369,
            with: .timingCurve(
              0.887189595532965, -0.14312397144922384, 0.827150302309916, -1.3462867160483771,
              duration: 0.45011408531892627).delay(0.3948604910216974)),
        ],
        moments: [Moment(.readerAppears)]),
      Stage(
        .idle, lasts: 0.5640793830062227,
        moves: [
          .center(.poised, with: .none),
          .center(
            .poised,
            with: .timingCurve(
              -0.3045909758722998, 0.5251555680139761, 0.2699549428519137, -1.9306869730292426,
              duration: 2.0241018778817788)),
        ],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.readerDisappears),
          Moment(.controlsAppear),
        ]),
    ])
}

import BookMotion

extension Choreography {
  static let random11 = try! Choreography(
    name: "random 11",
    style: BookStyle(
      corners: BookStyle.Corners(cover: 16.55813076635301, spine: 3.0154343717078502),
      border: 7.019838410612974, spineWidth: 12.279412002836304, pageEdgeWidth: 0.32764609811773715,
      gutter: BookStyle.Gutter(width: 13.618878053788816, side: 0.9572234664353304), inside: .front,
      perspective: 0.9107290784597851, spread: .centered, referenceWidth: 282.340085064438,
      scalesWithBook: true),
    opening: [
      Stage(
        .selected, lasts: 1.8616889204537448,
        moves: [
          .size(
            .poised, scale: 1.3488220438323966, part: 0.9219056012165927,
            with: .timingCurve(
              0.35200930842068945, 1.6884075526999331, 0.19739353907460433, -0.9184703197071378,
              duration: 1.601672610835275)),
          .value(.yaw, 609.9924170460652, with: .none),
          .size(.poised, scale: 1.0511971711145527, with: .none),
        ]),
      Stage(
        .moving, lasts: 0.8519517635005782,
        moves: [
          .size(
            .shelf,
            with: .timingCurve(
              1.2480306779718684, -0.9640446586445033, 0.47707963651531227, -0.9839190778457136,
              duration: 2.4806583071897994))
        ]),
      Stage(
        .flipping, lasts: 1.924015859747442,
        moves: [
          .size(
            .reader, part: -0.4557382151266888,
            with: .timingCurve(
              0.06499269490099158, 1.6202340864715028, 0.06769049825927886, -0.7462581017997407,
              duration: 1.2802493778665331))
        ]),
      Stage(
        .revealing, lasts: 0.8307305787338426,
        moves: [
          .center(.spread, with: .linear(duration: 2.1223169559765633).delay(0.47548285926581246)),
          .center(.base, with: .curve(.circularEaseOut, duration: 0.35264707856644173)),
          .center(
            .base, part: 0.5202204144041733,
            with: .spring(
              duration: 0.32607556826568157,
              bounce: 0.17778356697290332).delay(0.3229509784656124)),
        ]),
      Stage(
        .zooming, lasts: 0.47815089518740206, waits: true,
        moves: [
          .size(
            .across, scale: 1.0210207483150537, part: -0.07659420727253441,
            with: .easeIn(duration: 2.787136042213385).delay(0.20914844866218252)),
          .value(.bookOpacity, -45.44430729151986, with: .none.delay(0.03436782998937338)),
          .size(
            .spread, scale: 1.715580600248169,
            with: .easeOut(duration: 0.5414288504240221).delay(0.8654433648731986)),
          .size(
            .base,
            with: .timingCurve(
              0.9129447138262212, 0.693531330255639, 0.6304952746326884, 1.8265567353610397,
              duration: 0.06571566723470001).delay(0.7833294694402907)),
        ]),
      Stage(
        .complete, lasts: 1.7269937185748625,
        moves: [
          .size(
            .base, part: 1.620667150661688,
            with: .timingCurve(
              1.2104664265752207, -1.2219618581988163, 0.7762942789436791, 1.427519599947428,
              duration: 2.7351237410501397)),
          .center(.poised, part: 1.660316298074, with: .none),
          .center(
            .centered,
            with: .timingCurve(
              0.40599158628110965, 1.7330300826537641, 0.8173684305487845, 0.6850731808866883,
              duration: 2.3591739650542265).delay(0.2487752427192137)),
          .center(.hinged, part: -0.7417513995484639, with: .none.delay(0.10682378808290993)),
        ],
        moments: [Moment(.lightHaptic), Moment(.readerDisappears, after: 0.125)]),
    ],
    closing: [
      Stage(
        .unzooming, lasts: 0.07041959718936885, moves: [.size(.hinged, with: .none)],
        moments: [Moment(.musicFadesOut, after: 0.125), Moment(.controlsAppear, after: 0.125)]),
      Stage(
        .returning, lasts: 0.5926855943104203,
        moves: [
          .size(.hinged, with: .easeIn(duration: 0.8402802676743749).delay(0.04486081071948489)),
          .center(
            .across, part: 1.4887539301213408,
            with: .timingCurve(
              0.849834349996218, -1.8634005651022245, 0.7544678584927517, -0.4303008291971375,
              duration: 1.5737168491927211).delay(0.24329776452766205)),
        ],
        moments: [Moment(.readerDisappears)]),
      Stage(
        .idle, lasts: 1.4110522261932572,
        moments: [Moment(.lightHaptic, after: 0.125), Moment(.musicFadesIn, after: 0.125)]),
    ])
}

import BookMotion

extension Choreography {
  static let random12 = try! Choreography(
    name: "random 12",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(arrival: 90...162.87102710033835, isSmooth: true),
        firstPage: FaceFade(isSmooth: true),
        spine: FaceFade(arrival: 90...130.98826288862585, peak: 0.737354261618053, isSmooth: true),
        pageEdges: FaceFade(arrival: 123.61126343113743...149.697058043399, isSmooth: true)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 7.626628891781597, x: -6.215438447369621, y: 8.406865534107158,
          opacity: 0.07196874364883343),
        raised: BookShadow(
          radius: 22.285887039144356, x: 8.732869633689873, y: 17.02341351346363,
          opacity: 0.7784411265453749),
        rise: 61.54514660943651...179.3741990444976, swing: -20.245459804095834),
      corners: BookStyle.Corners(cover: 24.163381276850444, spine: 0.1458245890057308),
      border: 8.459952766822902, spineWidth: 35, pageEdgeWidth: 1.0435996361672661,
      gutter: BookStyle.Gutter(width: 12.968106876207614, side: 0.12633232114537984),
      inside: .front, perspective: 0.6794675407968389),
    opening: [
      Stage(
        .moving, lasts: 0.12476351409692188,
        moments: [
          Moment(.musicFadesOut, after: 0.125),
          Moment(.musicFadesIn),
          Moment(.readerAppears, after: 0.125),
        ]),
      Stage(
        .revealing, lasts: 0.8434959551776677,
        moves: [
          .center(
            .shelf, part: 1.2775148230451934,
            with: .spring(duration: 1.2652459605146245, bounce: -0.286).delay(0.15612649573998072)),
          .size(
            .shelf, scale: 1.049129736643275, part: -0.4631374604668007,
            with: .timingCurve(
              0.1912410569663534, 1.1335764127452155, 0.5834526776130876, 1.3991646736932672,
              duration: 0.515074959756345).delay(0.43749994847202434)),
        ],
        moments: [Moment(.readerAppears), Moment(Moment.Name("own “\\"))]),
      Stage(
        .modeSelection, lasts: 0.6651010692540174,
        moves: [
          .size(
            .spread,
            with: .timingCurve(
              -0.02279062061237136, -0.8730411155567288, 0.3432940374065673, 0.07571420321584776,
              duration: 2.7008741776885197))
        ],
        moments: [
          Moment(.mediumHaptic),
          Moment(.musicFadesOut),
          Moment(.musicFadesIn, after: 0.125),
          Moment(.readerAppears),
        ]),
      Stage(
        .complete, lasts: 0.5951840549741074,
        moves: [
          .value(
            .readerScale, -499.88273524632774,
            with: .spring(
              duration: 0.8777106128050144, bounce: 0.8403885315924736).delay(0.6344651093170338))
        ],
        moments: [Moment(.musicFadesOut), Moment(.musicFadesIn), Moment(.controlsAppear)]),
    ],
    closing: [
      Stage(
        .unzooming, lasts: 1.7187216343009832,
        moves: [.size(.zoomed, scale: 1.2540537429945051, with: .none.delay(0.45710689476344557))]),
      Stage(
        .unflipping, lasts: 0.8527714408161828,
        moves: [
          .size(
            .across, scale: 1.102892267916104, part: 1.666380604370063,
            with: .easeInOut(duration: 2.7886980264275874).delay(0.7057276728912361)),
          .center(.reader, with: .linear(duration: 0.44475191651259327).delay(0.36617502776904565)),
          .center(
            .across,
            with: .spring(duration: 1.9487435279491778, bounce: -0.891).delay(0.6203001833150535)),
          .value(
            .flipAngle, 393.0298492826223,
            with: .easeInOut(duration: 2.0266443464891006).delay(0.4457130620738996)),
        ],
        moments: [Moment(.lightHaptic), Moment(.readerDisappears)]),
      Stage(.closing, lasts: 0.6527221305715525, moments: [Moment(.lightHaptic, after: 0.125)]),
      Stage(
        .idle, lasts: 0.6624839133099683, waits: true,
        moves: [
          .size(.reader, with: .curve(.circularEaseIn, duration: 2.3040291418407195)),
          .center(.reader, part: -0.030609366723086673, with: .none),
        ],
        moments: [
          Moment(.musicFadesIn, after: 0.125),
          Moment(.controlsAppear, after: 0.125),
          Moment(Moment.Name("own “\\")),
        ]),
    ])
}

import BookMotion

extension Choreography {
  static let random13 = try! Choreography(
    name: "random 13",
    style: BookStyle(
      fades: BookStyle.Fades(
        firstPage: FaceFade(
          arrival: 38.11680663382192...146.9838158022407, departure: 90...146.59638572462674,
          peak: 0.27810627374715724, isSmooth: true),
        pageEdges: FaceFade(
          departure: 5.409458727789797...90, peak: 0.8676088136033865, isSmooth: true),
        back: FaceFade(departure: 110.13526545640836...180)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 26.13784703815457, x: 5.523699284816685, y: -6.08967534798976,
          opacity: 0.8700269519124264),
        raised: BookShadow(
          radius: 14.452421979319325, x: 2.069355796046043, y: 17.10648530868896,
          opacity: 0.16045389846968616),
        rise: 115.89722833296504...148.97204309788677, swing: -30.6904838351011),
      spineWidth: 44.890572004748805, spread: .spread),
    opening: [
      Stage(
        .moving, lasts: 0.1102630793111159,
        moves: [
          .value(
            .musicVolume, -826.7318092373768,
            with: .timingCurve(
              0.40445010196902187, 0.09011138970840449, 0.9634094674124237, -0.5035550875985257,
              duration: 2.801965706448976)),
          .size(
            .reader, scale: 1.6272819558411329, part: -0.5661874028201895,
            with: .curve(
              .circularEaseOut, duration: 0.14812335477808247).delay(0.5424255942903861)),
        ],
        moments: [
          Moment(.musicFadesIn, after: 0.125),
          Moment(.readerAppears),
          Moment(.controlsAppear, after: 0.125),
          Moment(Moment.Name("own “\\")),
        ]),
      Stage(
        .modeSelection, lasts: 0.5874006871946666,
        moves: [
          .value(
            .height, -698.5681468095993,
            with: .timingCurve(
              1.4549967753032402, 1.4895279590724346, 0.8455485814501942, -1.3125731127318994,
              duration: 2.162237030113266).delay(0.5386042542121215)),
          .size(
            .centered, part: 0.8753161842350747,
            with: .spring(duration: 0.13811830456156418, bounce: -0.6088106912153031)),
          .value(
            .yaw, -3.327805637406186,
            with: .spring(
              duration: 2.7088255400116625, bounce: 0.8411716229780926).delay(0.6655468907808847)),
        ],
        moments: [
          Moment(.musicFadesOut),
          Moment(.musicFadesIn, after: 0.125),
          Moment(.readerAppears),
        ]),
      Stage(
        .complete, lasts: 1.5038099217750112,
        moves: [
          .value(
            .libraryScale, 768.6580505296952,
            with: .spring(
              MotionSpring(
                duration: 0.4186090230315688, bounce: 0.4113534865352527,
                mass: 2.288106054756883))),
          .size(
            .centered, with: .easeInOut(duration: 0.0867923388170414).delay(0.7007250996055049)),
          .value(
            .controlsOffset, 813.4150459759962, with: .easeInOut(duration: 1.6530483704553922)),
          .size(
            .shelf,
            with: .spring(
              duration: 0.26777380630623787, bounce: 0.3888065494159466).delay(0.7403936108858545)),
        ],
        moments: [Moment(.musicFadesIn, after: 0.125), Moment(.readerAppears, after: 0.125)]),
    ],
    closing: [
      Stage(
        .returning, lasts: 0.8921174193066397,
        moves: [
          .size(
            .zoomed, scale: 0.9564333192335299, part: 0.7444318437234512,
            with: .curve(.circularEaseOut, duration: 1.8407601883923617))
        ],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.readerAppears, after: 0.125),
          Moment(.readerDisappears),
        ]),
      Stage(
        .idle, lasts: 1.06277063849281,
        moves: [
          .value(
            .libraryOpacity, 948.3316120415095,
            with: .spring(
              MotionSpring(
                duration: 0.42996188419606735, bounce: -0.6386307334418476,
                mass: 0.8457597199508139))),
          .size(
            .centered, scale: 1.1050797237039207,
            with: .curve(.circularEaseInOut.inverse, duration: 1.4044967775861386)),
        ]),
    ])
}

import BookMotion

extension Choreography {
  static let random14 = try! Choreography(
    name: "random 14",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(peak: 0.9862454401754863, isSmooth: true),
        firstPage: FaceFade(
          arrival: 32.11556002136446...53.68007162163805, departure: 0.26690732270517215...180,
          peak: 0.3001885794855499, isSmooth: true),
        spine: FaceFade(peak: 0.1769246634472722, isSmooth: true), pageEdges: .always,
        back: FaceFade(departure: 90...99.69459780946417)),
      shadow: BookStyle.Shadow(
        rest: BookShadow(
          radius: 9.811144357774776, x: -4.381489330404277, y: -2.8311662622831264,
          opacity: 0.1631737327708892),
        raised: BookShadow(
          radius: 10.880122604256218, x: 7.201945044743123, y: 7.436453326257176,
          opacity: 0.4171115024648846),
        rise: 50.108114187825066...80.08866110709408, swing: 2.152685235883169),
      spineWidth: 35, perspective: 0.9165919333433605, spread: .spread,
      referenceWidth: 259.1565198730914, scalesWithBook: true),
    places: BookPlaces(
      centered: BookPlaces.Centered(
        share: 0.3821174488840706, widest: 385.8770071695805, growth: 0.3591716419057158,
        aspect: 1.666729513423586, margin: 53.15443281060711),
      reader: BookSize(width: 6.5182519252165, height: 14.117074160091725),
      spread: BookPlaces.Spread(
        aspect: BookSize(width: 2.544554111940524, height: 1.8297905740059321),
        margins: BookSize(width: 18.54223483156018, height: 81.02132649533579))),
    opening: [
      Stage(
        .selected, lasts: 0.964378606153321,
        moves: [
          .size(
            .across, part: -0.5888401432656243,
            with: .timingCurve(
              0.947045219402588, -1.6379412907414213, 0.6593768812403874, -0.9169522351287553,
              duration: 2.2682926262524434).delay(0.4115416104483064)),
          .center(
            .hinged, part: -0.4634181906795445,
            with: .spring(duration: 0.6667551368356919, bounce: -0.185)),
        ],
        moments: [Moment(.musicFadesOut, after: 0.125), Moment(.controlsAppear, after: 0.125)]),
      Stage(
        .zooming, lasts: 0.6184930513204054,
        moves: [
          .value(
            .libraryOpacity, -657.1663612524715,
            with: .timingCurve(
              -0.09322086817773823, 0.9158106710984364, 0.5681211851729475, -1.205347098332759,
              duration: 0.7376609004329203).delay(0.9421783846920322)),
          .size(
            .hinged, scale: 1.5831020671101075, part: 0.352957503692533,
            with: .spring(duration: 1.0916396553730514, bounce: -0.741)),
        ],
        moments: [Moment(.lightHaptic, after: 0.125), Moment(Moment.Name("own “\\"))]),
      Stage(
        .complete, lasts: 1.1515220263878971,
        moments: [Moment(.mediumHaptic, after: 0.125), Moment(.musicFadesOut)]),
    ],
    closing: [
      Stage(
        .returning, lasts: 0.3009492408885319,
        moves: [
          .center(.zoomed, with: .spring(duration: 0.7121937449006907, bounce: 0.4264330287218011)),
          .size(
            .hinged,
            with: .spring(
              MotionSpring(
                response: 0.003771806791998507,
                dampingRatio: 0.07106393081527498)).delay(0.2835690837695021)),
          .center(
            .across, part: -0.9004001453660575, with: .easeInOut(duration: 2.600683904556426)),
          .center(.base, part: 1.8139381932794771, with: .none.delay(0.9741146188231433)),
        ],
        moments: [
          Moment(.lightHaptic, after: 0.125),
          Moment(.musicFadesOut),
          Moment(.readerAppears, after: 0.125),
          Moment(.readerDisappears, after: 0.125),
        ]),
      Stage(
        .idle, lasts: 0.2045154331500456,
        moves: [
          .center(.zoomed, with: .none),
          .value(
            .musicVolume, 576.2937116094568,
            with: .curve(
              .circularEaseInOut.inverse, duration: 2.7838391319927194).delay(0.802125601931081)),
        ],
        moments: [
          Moment(.musicFadesIn, after: 0.125),
          Moment(.readerAppears),
          Moment(.readerDisappears),
        ]),
    ])
}

import BookMotion

extension Choreography {
  static let random15 = try! Choreography(
    name: "random 15",
    style: BookStyle(
      fades: BookStyle.Fades(
        cover: FaceFade(
          arrival: 138.0421133136354...164.0277816024292, departure: 103.50065670752595...180,
          peak: 0.4221269288495265),
        spine: FaceFade(
          arrival: 90.18924768276426...180, departure: 0...138.74938937949113,
          peak: 0.14211946507693973, isSmooth: true)),
      corners: BookStyle.Corners(cover: 21.036656778481124, spine: 9.476339241133937),
      border: 6.022338839406234, spineWidth: 46.03118591154909, pageEdgeWidth: 0.8635827465319772,
      gutter: BookStyle.Gutter(width: 8.555104402341499, side: 0.8329730835840325), inside: .front,
      spread: .spread, referenceWidth: 142.68216278004803, scalesWithBook: true),
    opening: [
      Stage(
        .moving, lasts: 0.5897448564179872,
        moves: [
          .size(.poised, with: .none.delay(0.301944021397097)),
          .value(
            .readerOpacity, -668.3972707165369,
            with: .spring(duration: 1.8138296478445262, bounce: 0.3199665977764825)),
          .center(.shelf, part: 1.837794944057832, with: .easeIn(duration: 2.8007624901910786)),
        ],
        moments: [
          Moment(.musicFadesOut),
          Moment(.musicFadesIn),
          Moment(.readerDisappears, after: 0.125),
        ]),
      Stage(.flipping, lasts: 1.405497308227612),
      Stage(
        .revealing, lasts: 0.5573732578464108,
        moves: [
          .center(
            .spread,
            with: .spring(
              MotionSpring(
                duration: 0.4848106781308888, bounce: 0.09175887324456655,
                mass: 4.361589409645415)).delay(0.48886767722354285)),
          .value(
            .lift, -967.8059043109524,
            with: .linear(duration: 2.4475850824013734).delay(0.45821912146253496)),
          .size(
            .shelf, scale: 1.9386370004543507,
            with: .timingCurve(
              0.8575982500062211, 1.0885823668495331, 0.08235263454729413, -0.5019906817500428,
              duration: 1.8063539486268387)),
          .value(
            .y, 917.9443413258955,
            with: .spring(
              duration: 1.1640992996401685, bounce: -0.6619066565399551).delay(0.8053108337350582)),
        ],
        moments: [
          Moment(.lightHaptic),
          Moment(.musicFadesOut, after: 0.125),
          Moment(.musicFadesIn),
          Moment(.readerAppears),
        ]),
      Stage(
        .modeSelection, lasts: 1.0204485179771203,
        moves: [
          .center(
            .reader, part: 1.2782367105104186,
            with: .curve(.circularEaseIn, duration: 0.3201222221610457).delay(0.12220095991743096))
        ],
        moments: [Moment(.mediumHaptic), Moment(Moment.Name("own “\\"))]),
      Stage(
        .complete, lasts: 0.20767456160561326,
        moves: [
          .value(
            .bookOpacity, -12.103298602876407,
            with: .curve(.circularEaseOut, duration: 0.8682263518366211))
        ],
        moments: [Moment(.mediumHaptic), Moment(.musicFadesOut), Moment(.readerAppears)]),
    ],
    closing: [
      Stage(.unzooming, lasts: 1.311641449435452, moments: [Moment(.musicFadesIn, after: 0.125)]),
      Stage(
        .unflipping, lasts: 1.6102326572725043,
        moves: [
          .size(.shelf, scale: 1.7513589860376069, with: .none),
          .size(
            .poised,
            with: .timingCurve(
              1.1125592835956573, 1.2626716823072548, 0.3104880791466592, -1.544182910904217,
              duration: 0.6265492975795128).delay(0.34758550354671747)),
          .size(
            .shelf, scale: 1.8595164250200877,
            with: .spring(
              MotionSpring(
                response: 1.006723627936127,
                dampingRatio: 1.4514817856337614)).delay(0.042713050996697755)),
        ],
        moments: [
          Moment(.lightHaptic),
          Moment(.mediumHaptic),
          Moment(.musicFadesIn),
          Moment(.readerAppears),
        ]),
      Stage(
        .idle, lasts: 1.4096952168669357,
        moves: [
          .value(
            .readerOpacity, 117.19276870395493,
            with: .curve(
              .circularEaseInOut.inverse, duration: 0.22414659443452534).delay(0.6477683548751658)),
          .value(
            .spineLineOpacity, -345.1989783799902,
            with: .timingCurve(
              0.8772809283199274, -1.771353673488195, 0.4131464148060777, 1.556436553519657,
              duration: 2.4632788110329473).delay(0.28852715306741494)),
          .size(
            .across, scale: 1.1175443840264865, part: 1.5246108965320846,
            with: .timingCurve(
              -0.20808961879660526, -0.8545697669088406, 0.4206662458955257, -1.5520374150324545,
              duration: 0.2599036313294685).delay(0.7889097710627131)),
          .value(
            .frameBorder, -797.3673629757125,
            with: .spring(duration: 2.3223979884007555, bounce: 0.46667352958719255)),
        ],
        moments: [
          Moment(.mediumHaptic, after: 0.125),
          Moment(.readerAppears),
          Moment(.readerDisappears),
          Moment(Moment.Name("own “\\"), after: 0.125),
        ]),
    ])
}
