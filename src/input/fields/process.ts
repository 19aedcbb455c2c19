import type { PlainDate } from '#core/calendar/plain-date.ts';

/** Who speaks for those who work for the employer (medezeggenschap). */
export type Representation = 'council' | 'representatives' | 'unions' | 'none';

/** Whether the agreement lets the employer change it without consent (wijzigingsbeding, art. 19 PW). */
export type AmendmentClause = 'yes' | 'no' | 'unknown';

/** What the planning counts back from its end; each day can be agreed instead. In the order in which it is done. */
export const plannedSteps = [
  'intention',
  'offers',
  'request',
  'answer',
  'decision',
  'contract',
  'plan',
  'notice',
] as const;
export type PlannedStep = (typeof plannedSteps)[number];

/** Who agrees to the change and by when: not calculated with. Null = not filled in. */
export interface Process {
  readonly representation: Representation | null;
  readonly amendmentClause: AmendmentClause | null;
  /** A pension fund has days of its own. */
  readonly provider: 'insurer' | 'fund';
  /** Days that were agreed. */
  readonly agreed: Readonly<Record<PlannedStep, PlainDate | null>>;
}
