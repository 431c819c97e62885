func answer() {
  let unused = 42
}
