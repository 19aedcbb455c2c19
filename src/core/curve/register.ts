import curve20231231 from '#core/curve/curve-2023-12-31.json' with { type: 'json' };
import { curveFrom, type ZeroCurve } from '#core/curve/zero-curve.ts';

/** All curves, in the order in which they are offered. A newer one is one more file and one more line here. */
const curves: readonly ZeroCurve[] = [curve20231231].map(curveFrom);

/** Names of all registered curves. */
export const zeroCurveNames: readonly string[] = curves.map(({ name }) => name!);

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
  const curve = curves.find((candidate) => candidate.name === name);
  if (curve === undefined) throw new UnknownZeroCurveError(name);
  return curve;
}
