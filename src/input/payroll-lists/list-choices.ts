import type { PlainDate } from '#core/calendar/plain-date.ts';

/** Rows of one person: employments beside one another, amounts of one employment, the same again, or participants of their own. */
export type Employments = 'joined' | 'amounts' | 'once' | 'apart';

/** What a person decides of the rows of one list; not remembered with its layout. */
export interface ListChoices {
  /** The day of which the list is to be, where the template does not say it. */
  readonly valuationDate: PlainDate | null;
  /** The day of which capital or accrued pension is. */
  readonly amountsDay: PlainDate | null;
  /** By rows for which there is a reason to leave them out: whether they count. */
  readonly counts: Readonly<Record<number, boolean>>;
  /** By rows of a list beside a template: whether it is who is like that there. */
  readonly matches: Readonly<Record<number, boolean>>;
  /** By rows that are in a list or its template alone: whether they are kept. Rows of the template are negative. */
  readonly alone: Readonly<Record<number, boolean>>;
  /** What rows of one person are; null is as proposed. */
  readonly employments: Employments | null;
}
