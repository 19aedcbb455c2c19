import { z } from 'zod';
import { answerKeys, choiceKeys, givenKeys } from '#core/dossier/alternative-key.ts';

/** The names that a choice can have: of A and B what they are for whom, of C its premium. */
const nameKeySchema = z.enum(['progressive', 'flatForAll', ...answerKeys, ...givenKeys]);
export type NameKey = z.infer<typeof nameKeySchema>;

/** An employer cost beside that of the current scheme for everybody, with compensation and one-off costs, EUR. */
const comparedCost = {
  cost: z.number(),
  difference: z.number(),
  /** `nearlyEqual`: no more than the part that is called "vrijwel gelijk" everywhere. */
  verdict: z.enum(['more', 'less', 'equal', 'nearlyEqual']),
  /** The difference as a part of what it is now; null where that says nothing. */
  fraction: z.number().nullable(),
};
export type ComparedCost = z.infer<z.ZodObject<typeof comparedCost>>;

/** The choice that stands in front, and its two numbers. */
const choiceSchema = z.object({
  choice: z.enum(choiceKeys),
  name: nameKeySchema,
  /** The rounded premium of those who take part now, a fraction of the pension base; of a scale its lowest and highest step. */
  lowest: z.number(),
  highest: z.number(),
  /** Whether the dossier says that it was chosen. */
  isChosen: z.boolean(),
  /** False where it is unknown whether the law allows it. */
  isSurelyAllowed: z.boolean(),
  /** Twelve months from `start`, not discounted. */
  firstYear: z.object({ ...comparedCost, start: z.object({ year: z.number().int(), month: z.number().int() }) }),
  /** Discounted; `hasEntrants` false: nobody is hired in those years. */
  thirtyYears: z.object({ ...comparedCost, hasEntrants: z.boolean() }),
  /** How many get less expected pension, before compensation; null: too few people to tell. */
  lessPension: z.object({ count: z.number().int(), of: z.number().int() }).nullable(),
});
export type ChoiceFigures = z.infer<typeof choiceSchema>;

/** The few figures of a finished dossier that stand in its row, in an export, and beside those of a variant. */
export const keyFiguresSchema = z.object({
  /** Data look wrong, and were calculated with because the adviser said that they are right. */
  isDoubted: z.boolean(),
  /** Whether a transition plan or a consent note waits for a choice; not stored by earlier versions. */
  awaitsChoice: z.boolean().default(false),
  /** Decimals that show the premiums of the dossier in full. */
  premiumDecimals: z.number().int().min(0).max(10),
  /** What stands in front, or that the law surely allows none of the premiums. */
  choice: z.union([choiceSchema, z.enum(['allForbidden', 'noneSurelyAllowed'])]),
});
export type KeyFigures = z.infer<typeof keyFiguresSchema>;

/** Figures as they were stored; null where there are none, or an earlier or later version has others. */
export const storedKeyFigures = (stored: unknown): KeyFigures | null => keyFiguresSchema.safeParse(stored).data ?? null;
