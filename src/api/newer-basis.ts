import { z } from 'zod';
import type { OfferedFiles } from '#api/central-bank-files.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';

const whole = z.number().int();
const day = z.object({ year: whole, month: whole, day: whole });

/** On what the effects of a dossier stand, as far as it tells whether something newer is known: a part of `OutcomeBasis`. */
export const effectsBasisSchema = z.object({
  curve: z.object({ day: day.nullable(), newer: z.object({ name: z.string() }).nullable() }),
  set: z.object({ isIllustration: z.boolean(), quarter: z.string(), newer: z.string().nullable() }),
});
export type EffectsBasis = z.infer<typeof effectsBasisSchema>;

/** Names of what is known now and is newer than what effects stand on; null where nothing is. */
export interface NewerBasis {
  readonly curve: string | null;
  readonly set: string | null;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const isoDay = ({ year, month, day: ofMonth }: PlainDate): string =>
  `${year}-${twoDigits(month)}-${twoDigits(ofMonth)}`;

/**
 * Of what the provider offers now, the newest first, what comes before the basis of the effects: what a calculation of today would
 * choose. A curve that was typed in the dossier has no day.
 */
export function newerBasis({ curve, set }: EffectsBasis, { curves, sets }: OfferedFiles): NewerBasis {
  const [newestCurve, newestSet] = [curves[0], sets[0]];
  const isCurveNewer = curve.day !== null && newestCurve !== undefined && newestCurve.date > isoDay(curve.day);
  const isSetNewer = newestSet !== undefined && (set.isIllustration || newestSet.quarter > set.quarter);
  return {
    curve: isCurveNewer ? newestCurve.name : (curve.newer?.name ?? null),
    set: isSetNewer ? newestSet.name : set.newer,
  };
}
