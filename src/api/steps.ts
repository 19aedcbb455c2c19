import { z } from 'zod';

/** What has to be done with a dossier, in the order in which it is done on one day. */
export const stepKeys = [
  'standards',
  'choice',
  'intention',
  'offers',
  'request',
  'proposal',
  'answer',
  'agreement',
  'decision',
  'contract',
  'finalPlan',
  'plan',
  'notice',
  'fundImplementation',
  'start',
] as const;
export type StepKey = (typeof stepKeys)[number];

/** Who takes a step; several do it together. */
export const partyKeys = [
  'employer',
  'adviser',
  'council',
  'representatives',
  'employees',
  'unions',
  'provider',
  'fund',
] as const;
export type Party = (typeof partyKeys)[number];

export const stepSchema = z.object({
  step: z.enum(stepKeys),
  /** The last day: 2027-10-01. */
  day: z.iso.date(),
  who: z.array(z.enum(partyKeys)),
});
export type Step = z.infer<typeof stepSchema>;

/** The first step that is open; late where that is known, and its day is past. */
export const nextStepSchema = stepSchema.extend({ isLate: z.boolean() });
export type NextStep = z.infer<typeof nextStepSchema>;

/** Ticked by what was done in the program; open: known not to be done, or its day is still to come. */
export const listedStepSchema = stepSchema.extend({ isTicked: z.boolean(), isOpen: z.boolean(), isPast: z.boolean() });
export type ListedStep = z.infer<typeof listedStepSchema>;
