/** Random numbers that are the same in every run. */
export interface RandomSource {
  /** Uniform between 0 and 1, both excluded. */
  readonly uniform: () => number;
  /** Standard normal. */
  readonly normal: () => number;
}

/** Constants of splitmix32, which spreads a seed over the state. */
const [goldenGamma, firstMix, secondMix] = [0x9e_37_79_b9, 0x21_f0_aa_ad, 0x73_5a_2d_97];

const rotated = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/**
 * xoshiro128** of Blackman and Vigna (2018), a generator of 32-bit numbers with a period of 2^128 - 1, seeded by splitmix32; two
 * of its numbers make one of 53 bits. Normals by the polar method of Marsaglia (1964). `Math.random` cannot be seeded: a result would not
 * be the same twice.
 */
export function randomSource(seed: number): RandomSource {
  let [one, two, three, four] = seededState(seed);
  const next = (): number => {
    const result = Math.imul(rotated(Math.imul(two, 5), 7), 9) >>> 0;
    const shifted = two << 9;
    three ^= one;
    four ^= two;
    two ^= three;
    one ^= four;
    three ^= shifted;
    four = rotated(four, 11);
    return result;
  };
  // 27 and 26 bits, and half a step so that neither 0 nor 1 comes out.
  const uniform = (): number => ((next() >>> 5) * 2 ** 26 + (next() >>> 6) + 0.5) / 2 ** 53;
  let kept = Number.NaN;
  const normal = (): number => {
    if (!Number.isNaN(kept)) {
      const other = kept;
      kept = Number.NaN;
      return other;
    }
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(square)) / square);
      kept = y * factor;
      return x * factor;
    }
  };
  return { uniform, normal };
}

function seededState(seed: number): [number, number, number, number] {
  let sum = seed | 0;
  const next = (): number => {
    sum = (sum + goldenGamma) | 0;
    let mixed = sum ^ (sum >>> 16);
    mixed = Math.imul(mixed, firstMix);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, secondMix);
    return mixed ^ (mixed >>> 15);
  };
  return [next(), next(), next(), next()];
}
