/**
 * x^(1/12) for x >= 0: growth in a month of what grows by x in a year. Near 1, where yearly growth mostly is, by three steps of Halley's method from 1,
 *
 *     y <- y (11 y^12 + 13 x) / (13 y^12 + 11 x),
 *
 * each of which leaves about twelve times the cube of the error; from 0.5 to 2 that is below 1e-15. It takes half the time of a power.
 */
export function twelfthRoot(x: number): number {
  if (x < 0.5 || x > 2) return x ** (1 / 12);
  let root = (11 + 13 * x) / (13 + 11 * x);
  root = halleyStep(root, x);
  return halleyStep(root, x);
}

function halleyStep(root: number, x: number): number {
  const square = root * root;
  const fourth = square * square;
  const power = fourth * fourth * fourth;
  return (root * (11 * power + 13 * x)) / (13 * power + 11 * x);
}
