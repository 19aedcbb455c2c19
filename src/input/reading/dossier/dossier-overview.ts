import { ageInMonths, wholeYears } from '#core/calendar/age.ts';
import { isoDay } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { FieldValues } from '#input/reading/dossier/field-values.ts';
import type { ParticipantList } from '#input/reading/participants/participant-list.ts';

/** By what somebody sees that a file is the right one. What is wrong in the file is left out. */
export interface DossierOverview {
  readonly kind: SchemeKind;
  readonly employer: string | null;
  /** Days as 2027-01-01. */
  readonly valuationDate: string | null;
  readonly transitionDate: string | null;
  readonly contractEnd: string | null;
  /** Rows of participants in the file. */
  readonly rows: number;
  /** Of which this many could be read whole; the figures below are of them. */
  readonly participants: number;
  /** Whole years at the valuation date; null without participants or without that date. */
  readonly ages: { readonly youngest: number; readonly oldest: number } | null;
  /** Sum of full-time salary times part-time factor, EUR a year. */
  readonly salaries: number;
}

type OverviewList = Pick<ParticipantList, 'participants' | 'rowCount'>;

/** What can be said of a dossier, with or without errors in it. */
export function dossierOverview(
  kind: SchemeKind,
  { values, wrong }: Pick<FieldValues, 'values' | 'wrong'>,
  { participants, rowCount }: OverviewList,
): DossierOverview {
  const entered = (name: string): EnteredValue => (wrong.has(name) ? null : (values.get(name) ?? null));
  const employer = entered('werkgever_naam');
  const valuationDate = dayOf(entered('peildatum'));
  return {
    kind,
    employer: typeof employer === 'string' ? employer : null,
    valuationDate: isoDayOf(valuationDate),
    transitionDate: isoDayOf(dayOf(entered('transitiedatum'))),
    contractEnd: isoDayOf(dayOf(entered('einddatum_contract'))),
    rows: rowCount,
    participants: participants.length,
    ages: valuationDate === null ? null : agesOf(participants, valuationDate),
    salaries: participants.reduce((total, { fullTimeSalary, partTime }) => total + fullTimeSalary * partTime, 0),
  };
}

const isoDayOf = (day: PlainDate | null): string | null => (day === null ? null : isoDay(day));
const dayOf = (value: EnteredValue): PlainDate | null => (value !== null && typeof value === 'object' ? value : null);

function agesOf(participants: OverviewList['participants'], on: PlainDate): DossierOverview['ages'] {
  if (participants.length === 0) return null;
  let [youngest, oldest] = [Infinity, -Infinity];
  for (const { born } of participants) {
    const age = wholeYears(ageInMonths(born, on));
    youngest = Math.min(youngest, age);
    oldest = Math.max(oldest, age);
  }
  return { youngest, oldest };
}
