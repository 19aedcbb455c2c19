import { z } from 'zod';

/** What has to be done with a dossier. */
export type StepKey =
  | 'standards'
  | 'choice'
  | 'intention'
  | 'offers'
  | 'request'
  | 'proposal'
  | 'answer'
  | 'agreement'
  | 'decision'
  | 'contract'
  | 'finalPlan'
  | 'plan'
  | 'notice'
  | 'fundImplementation'
  | 'start';

/** Who takes a step; several do it together. */
export type Party =
  | 'employer'
  | 'adviser'
  | 'council'
  | 'representatives'
  | 'employees'
  | 'unions'
  | 'provider'
  | 'fund';

/** Any word is taken, also one of a later version: a page has no words for it then. */
const keyOf = <Key extends string>() => z.string() as unknown as z.ZodType<Key>;

export const stepSchema = z.object({
  step: keyOf<StepKey>(),
  /** The last day: 2027-10-01. */
  day: z.iso.date(),
  who: z.array(keyOf<Party>()),
});
export type Step = z.infer<typeof stepSchema>;

/** The first step that is open; late where that is known, and its day is past. */
export const nextStepSchema = stepSchema.extend({ isLate: z.boolean() });
export type NextStep = z.infer<typeof nextStepSchema>;

/** Ticked by what was done in the program; open: known not to be done, or its day is still to come. */
export const listedStepSchema = stepSchema.extend({ isTicked: z.boolean(), isOpen: z.boolean(), isPast: z.boolean() });
export type ListedStep = z.infer<typeof listedStepSchema>;

/** A step as a calculation finds it; ticked: known to be done on that day. */
export interface PlannedStep {
  readonly step: StepKey;
  readonly day: string;
  readonly who: readonly Party[];
  readonly isTicked: boolean;
}
