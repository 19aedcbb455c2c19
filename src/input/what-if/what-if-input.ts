import { monthsBetween, firstDayOf, monthAfter } from '#core/calendar/months.ts';
import { meanEntryAge } from '#core/statutory/model-persons.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import { compareDays } from '#core/calendar/days.ts';
import { flatSinceOf, hasFlatNow } from '#core/dossier/flat-since.ts';
import {
  type DossierInput,
  type FlatSince,
  type Participant,
  participantAmounts,
  type Sex,
} from '#core/dossier/dossier.ts';
import { isRecentHire } from '#core/open-group/entry-terms.ts';
import type {
  DossierFacts,
  EnteredField,
  EnteredTable,
  OfficeTerms,
  ReadDossier,
  Stamp,
} from '#input/fields/dossier-file.ts';
import { findingWithoutValue } from '#input/findings/finding-without-value.ts';
import type { Finding } from '#input/findings/findings.ts';

/**
 * Of the form below, that of `DossierInput` included. Raise it when a field changes its meaning, comes or goes: what was
 * stored is then not used any more, and made again from the input file.
 */
export const whatIfInputVersion = 13;

/**
 * A dossier to calculate again with other choices. Its participants are rows without number, name, category or remark;
 * of days only the month is kept, because a birthday and a first working day count as the first of their month.
 */
export interface WhatIfInput {
  readonly version: number;
  readonly input: WithoutParticipants<DossierInput>;
  readonly participants: AnonymousRows;
  readonly facts: DossierFacts;
  readonly fields: readonly EnteredField[];
  readonly tables: readonly EnteredTable[];
  readonly office?: OfficeTerms;
  /** Without the values that were found. */
  readonly warnings: readonly Finding[];
  readonly stamp: Stamp;
}

type WithoutParticipants<Input> = Input extends DossierInput ? Omit<Input, 'participants'> : never;

type Amount = (typeof participantAmounts)[number];

const eachAmount = <Value>(valueOf: (name: Amount) => Value) =>
  Object.fromEntries(participantAmounts.map((name) => [name, valueOf(name)])) as Record<Amount, Value>;

/** A value for each participant, in the order of the file: the sums of the calculation depend on it. Months since year 0. */
interface AnonymousRows extends Readonly<Record<Amount, readonly number[]>> {
  readonly born: readonly number[];
  /** Of those hired so recently that entrants resemble them, or since the flat premium began; null of all others. */
  readonly hired: readonly (number | null)[];
  /** Index of those hired since the flat premium of the current scheme began: that may be any day of a month. */
  readonly withFlat: readonly number[];
  /** A letter each. */
  readonly sex: string;
  /** Index of those who are left out of the calculation (Meerekenen = nee): nothing else is kept of them. */
  readonly leftOut: readonly number[];
}

const yearZero: YearMonth = { year: 0, month: 1 };
const monthNumber = (day: YearMonth): number => monthsBetween(yearZero, day);
const dayOfMonth = (number: number): PlainDate => firstDayOf(monthAfter(yearZero, number));

/** What is kept of a dossier to calculate it again with other choices. */
export function whatIfInput({ dossier, stamp }: { dossier: ReadDossier; stamp: Stamp }): WhatIfInput {
  const { participants, ...input } = dossier.input;
  return {
    version: whatIfInputVersion,
    // Model persons have the mean age at hire of all, whose days of hire are not kept.
    input: { ...input, meanEntryAge: meanEntryAge(statutoryPeople(dossier.input)) },
    participants: anonymousRows(participants, input),
    facts: { ...dossier.facts, adviser: null },
    // Who confirmed the standards stays: what is calculated again names them as the report does.
    fields: dossier.fields.filter(({ name }) => name !== 'adviseur'),
    tables: dossier.tables,
    ...(dossier.office === undefined ? {} : { office: dossier.office }),
    warnings: dossier.warnings.map(findingWithoutValue),
    stamp,
  };
}

type Kept = Pick<DossierInput, 'valuationDate' | 'current'>;

function anonymousRows(participants: readonly Participant[], input: Kept): AnonymousRows {
  const { valuationDate } = input;
  const rows = participants.map((one) => (one.counts ? one : nobody(valuationDate)));
  return {
    born: rows.map(({ born }) => monthNumber(born)),
    hired: rows.map((row) => {
      const { hired } = row;
      const isKept = hired !== null && (isRecentHire(hired, valuationDate) || hasFlatNow(row, input));
      return isKept ? monthNumber(hired) : null;
    }),
    withFlat: rows.flatMap((row, index) => (hasFlatNow(row, input) ? [index] : [])),
    sex: rows.map(({ sex }) => sex).join(''),
    ...eachAmount((name) => rows.map((row) => row[name])),
    leftOut: participants.flatMap(({ counts }, index) => (counts ? [] : [index])),
  };
}

/** In the place of those left out. */
const nobody = (born: YearMonth): Omit<Participant, 'number' | 'counts'> => ({
  born: firstDayOf(born),
  sex: 'X',
  hired: null,
  ...eachAmount(() => 0),
});

/**
 * The dossier as it can be calculated again: the numbers of its participants are those of their rows, from 1. Throws for what
 * another version wrote.
 */
export function dossierOfWhatIf(kept: unknown): { readonly dossier: ReadDossier; readonly stamp: Stamp } {
  const { version, input, participants: rows, stamp, ...others } = kept as WhatIfInput;
  if (version !== whatIfInputVersion) throw new TypeError('the input for what-ifs is of another version');
  const participants = participantsOf(rows, flatSinceOf(input));
  const remarks = participants.map(() => ({ category: null, remark: null }));
  return { dossier: { input: { ...input, participants }, remarks, ...others }, stamp };
}

function participantsOf(rows: AnonymousRows, since: FlatSince | null): readonly Participant[] {
  const [leftOut, withFlat] = [new Set(rows.leftOut), new Set(rows.withFlat)];
  /** In the month in which the flat premium began only who has it was hired on that day or later. */
  const hiredIn = (month: number, index: number): PlainDate => {
    const first = dayOfMonth(month);
    return withFlat.has(index) && since !== null && compareDays(first, since.from) < 0 ? since.from : first;
  };
  return rows.born.map((born, index) => {
    const hired = rows.hired[index] ?? null;
    return {
      number: String(index + 1),
      born: dayOfMonth(born),
      sex: rows.sex.charAt(index) as Sex,
      hired: hired === null ? null : hiredIn(hired, index),
      ...eachAmount((name) => rows[name][index]!),
      counts: !leftOut.has(index),
    };
  });
}
