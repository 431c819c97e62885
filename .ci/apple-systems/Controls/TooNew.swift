func first(of numbers: [Int]) -> Int { numbers.span[0] }
