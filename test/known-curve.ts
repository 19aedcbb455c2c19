import type { DatedCurve } from '#core/curve/dated-curve.ts';
import { zeroCurves } from '#core/curve/register.ts';
import type { ZeroCurve } from '#core/curve/zero-curve.ts';

/** The curve of that name, for tests on the curve that comes with the program. */
export function knownCurve(name: string): DatedCurve {
  const curve = zeroCurves.find((candidate) => candidate.name === name);
  if (curve === undefined) throw new Error(`No curve ${name}`);
  return curve;
}

/** The same rate for every term. */
export const levelCurve = (rate: number): ZeroCurve => ({ name: null, source: '', rate: () => rate });
