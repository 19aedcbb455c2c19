import type { PlainDate } from '#core/calendar/plain-date.ts';

/** What a person decides of the rows of one list; not remembered with its layout. */
export interface ListChoices {
  /** The day of which the list is to be, where the template does not say it. */
  readonly valuationDate: PlainDate | null;
  /** By rows for which there is a reason to leave them out: whether they count. */
  readonly counts: Readonly<Record<number, boolean>>;
  /** Rows of one person become one participant. */
  readonly joinsEmployments: boolean;
}
