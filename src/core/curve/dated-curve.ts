import { compareDays, dayOf } from '#core/calendar/days.ts';
import { monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { curveFrom, type ZeroCurve } from '#core/curve/zero-curve.ts';

/** A zero curve of a known day. */
export interface DatedCurve extends ZeroCurve {
  readonly name: string;
  readonly day: PlainDate;
}

/** Which curve counts, and what is to be said with it. */
export interface CurveChoice {
  readonly curve: DatedCurve;
  /** A newer one is known on the day of calculation: the law asks for the newest. */
  readonly newer: DatedCurve | null;
  /** The curve is dated more than three months before the day of calculation. */
  readonly isOld: boolean;
}

/** No curve of this name is known, or none is dated on or before the day of calculation (`name` null). */
export class NoDatedCurveError extends Error {
  readonly curveName: string | null;

  constructor(curveName: string | null) {
    super(
      curveName === null
        ? 'No zero curve is dated on or before the day of calculation'
        : `No zero curve "${curveName}"`,
    );
    this.name = 'NoDatedCurveError';
    this.curveName = curveName;
  }
}

/** So many months after its day a curve is called old: the central bank publishes one each month. */
const monthsUntilOld = 3;

/** A curve of a file: rates per whole term, of a day. */
export function datedCurveFrom(file: {
  readonly name: string;
  readonly date: string;
  readonly source: string;
  readonly rates: readonly number[];
}): DatedCurve {
  return { ...curveFrom(file), name: file.name, day: dayOf(file.date) };
}

/**
 * The curve that a dossier names, or else the newest one on the day of calculation (art. 46e lid 6 onder a Besluit
 * uitvoering PW en Wvb: the most recent one that the central bank published). Throws NoDatedCurveError.
 */
export function statutoryCurve(
  curves: readonly DatedCurve[],
  calculation: PlainDate,
  chosen: string | null = null,
): CurveChoice {
  const known = curves
    .filter(({ day }) => compareDays(day, calculation) <= 0)
    .toSorted((one, other) => compareDays(one.day, other.day));
  const newest = known.at(-1);
  const curve = chosen === null ? newest : curves.find(({ name }) => name === chosen);
  if (curve === undefined) throw new NoDatedCurveError(chosen);
  const isNewer = newest !== undefined && compareDays(newest.day, curve.day) > 0;
  const old = { ...monthAfter(curve.day, monthsUntilOld), day: curve.day.day };
  return { curve, newer: isNewer ? newest : null, isOld: compareDays(old, calculation) < 0 };
}
