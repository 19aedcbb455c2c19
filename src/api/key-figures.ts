import { z } from 'zod';
import { openGroupYears } from '#core/dossier/goal.ts';

/** Years over which the figures of the long run are. */
export const longTermYears = openGroupYears;

/** An employer cost beside what it is now, both EUR. */
const comparedCost = {
  cost: z.number(),
  now: z.number(),
  /** `nearlyEqual`: no more than the part that is called "vrijwel gelijk" everywhere. */
  verdict: z.enum(['more', 'less', 'equal', 'nearlyEqual']),
  /** By what part of what it is now they differ, without a sign; null where there is nothing to compare with. */
  fraction: z.number().nonnegative().nullable(),
};
export type ComparedCost = z.infer<z.ZodObject<typeof comparedCost>>;

/** The costs of the premium that stands in front, and which premium that is. */
const choiceSchema = z.object({
  form: z.enum(['flat', 'progressive']),
  /** The rounded premium, a fraction of the pension base; of a scale its lowest and highest step. */
  lowest: z.number(),
  highest: z.number(),
  /** Whether the dossier says that it was chosen. */
  isChosen: z.boolean(),
  /** False where it is unknown whether the law allows it. */
  isSurelyAllowed: z.boolean(),
  /** Over the years of the goal, discounted, without compensation; `years` null: to the pension date. */
  goal: z.object({ ...comparedCost, years: z.number().int().nullable(), countsEntrants: z.boolean() }),
  /** Of those in service, without compensation. */
  firstYear: z.object({ ...comparedCost, year: z.number().int() }).nullable(),
  /** Over the same years, discounted, of those in service, with compensation; null: none, or too few people. */
  compensated: z.object({ ...comparedCost, years: z.number().int().nullable() }).nullable(),
});
export type ChoiceFigures = z.infer<typeof choiceSchema>;

/** The few figures of a finished dossier that stand everywhere: in its row, its workbook and its report. */
export const keyFiguresSchema = z.object({
  /** Data look wrong, and were calculated with because the adviser said that they are right. */
  isDoubted: z.boolean(),
  /** Decimals that show the premiums of the dossier in full. */
  premiumDecimals: z.number().int().min(0).max(10),
  /** What stands in front, or that the law surely allows none of the premiums. */
  choice: z.union([choiceSchema, z.enum(['allForbidden', 'noneSurelyAllowed'])]),
  /** The flat premium for all that costs as much as now over thirty years with who is hired later. */
  longTerm: z.object({
    premium: z.number(),
    outcome: z.enum(['neutral', 'neutralAboveMaximum', 'highestCostsLess', 'zeroCostsMore']),
    /** False where nobody is hired in those years; not stored by earlier versions. */
    hasEntrants: z.boolean().default(true),
  }),
});
export type KeyFigures = z.infer<typeof keyFiguresSchema>;

/** Figures as they were stored; null where there are none, or an earlier or later version has others. */
export const storedKeyFigures = (stored: unknown): KeyFigures | null => keyFiguresSchema.safeParse(stored).data ?? null;
