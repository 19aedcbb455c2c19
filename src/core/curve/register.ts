import { zeroCurveNames } from '#core/curve/curve-names.ts';
import curve20231231 from '#core/curve/curve-2023-12-31.json' with { type: 'json' };
import { type DatedCurve, datedCurveFrom } from '#core/curve/dated-curve.ts';
import type { ZeroCurve } from '#core/curve/zero-curve.ts';

/** All curves, in the order of their names. A newer one is one more file, one more line here and its name in `curve-names.ts`. */
export const zeroCurves: readonly DatedCurve[] = [curve20231231].map(datedCurveFrom);

/** A dossier names a zero curve that is not registered. */
export class UnknownZeroCurveError extends Error {
  readonly curveName: string;

  constructor(curveName: string) {
    super(`Unknown zero curve "${curveName}"; registered are ${zeroCurveNames.join(', ')}`);
    this.name = 'UnknownZeroCurveError';
    this.curveName = curveName;
  }
}

/** The registered curve of that name. */
export function zeroCurve(name: string): ZeroCurve {
  const curve = zeroCurves.find((candidate) => candidate.name === name);
  if (curve === undefined) throw new UnknownZeroCurveError(name);
  return curve;
}
