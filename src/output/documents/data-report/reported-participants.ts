import { wholeYears } from '#core/calendar/age.ts';
import type { Participant } from '#core/dossier.ts';
import { countedParticipants } from '#output/words/counted-participants.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** A participant of the calculation in the data report: without number, by its place in the file. */
export interface ReportedParticipant {
  /** Place on the sheet of participants: the first one is 1. */
  readonly place: number;
  readonly given: Participant;
  /** Whole years at the transition. */
  readonly age: number;
  /** In the new scheme in the month of transition, EUR a year. */
  readonly pensionBase: number;
}

/** Everybody in the calculation, in the order of the file. */
export function reportedParticipants(subject: ConclusionSubject): readonly ReportedParticipant[] {
  const places = new Map(subject.input.participants.map(({ number }, index) => [number, index + 1]));
  return countedParticipants(subject).map(({ given, counted: { age, pensionBase } }) => ({
    place: places.get(given.number) ?? 0,
    given,
    age,
    pensionBase,
  }));
}

/** Sum, mean, median and how many have nothing, of one amount. */
export interface AmountFigures {
  readonly sum: number;
  readonly mean: number;
  readonly median: number;
  readonly zero: number;
}

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/** Between two values where the part falls between them; the middle for one half. */
function quantile(ascending: readonly number[], part: number): number {
  const at = part * (ascending.length - 1);
  const [below, above] = [ascending[Math.floor(at)] ?? 0, ascending[Math.ceil(at)] ?? 0];
  return below + (at - Math.floor(at)) * (above - below);
}

export function amountFigures(values: readonly number[]): AmountFigures {
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    sum,
    mean: values.length === 0 ? 0 : sum / values.length,
    median: quantile(sorted(values), 0.5),
    zero: values.filter((value) => value === 0).length,
  };
}

/** How many times the middle half of the values a value must lie outside it to stand out. */
export const standsOutFrom = 3;

/** Values outside the middle half by more than three times its width. */
export function standingOut(values: readonly number[]): readonly boolean[] {
  const ascending = sorted(values);
  const [low, high] = [quantile(ascending, 0.25), quantile(ascending, 0.75)];
  const margin = standsOutFrom * (high - low);
  return values.map((value) => margin > 0 && (value < low - margin || value > high + margin));
}

/** What makes two rows the same person but for the number. */
const twinKey = ({ given: { born, sex, hired, fullTimeSalary, partTime } }: ReportedParticipant): string =>
  JSON.stringify([born, sex, hired, fullTimeSalary, partTime]);

/** Who is in all facts equal to someone else. */
export function twins(participants: readonly ReportedParticipant[]): readonly ReportedParticipant[] {
  const alike = Map.groupBy(participants, twinKey);
  return participants.filter((one) => (alike.get(twinKey(one))?.length ?? 0) > 1);
}

/** Whole years between a birthday and a later month, both counted as the first of their month. */
export const ageOn = (born: { year: number; month: number }, day: { year: number; month: number }): number =>
  wholeYears(12 * (day.year - born.year) + day.month - born.month);
