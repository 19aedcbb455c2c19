/** A calendar day without time or time zone. Months run from 1 to 12. */
export interface PlainDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A calendar month; its first day is used wherever a day is needed. Months run from 1 to 12. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}
