import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { checkedFile } from '#input/check/checked-file.ts';
import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { RowPlace } from '#input/payroll-lists/alike-sheets.ts';
import { type ColumnFacts, columnFacts } from '#input/payroll-lists/column-facts.ts';
import { completedPeople } from '#input/payroll-lists/completed-people.ts';
import { amountsQuestion, type DatedAmounts, datedAmounts, datedHeader } from '#input/payroll-lists/dated-amounts.ts';
import { filledParticipants } from '#input/payroll-lists/filled-participants.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import { type OpenedList, openedList } from '#input/payroll-lists/look-at-file.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import { type ChosenList, type ReadList, readList } from '#input/payroll-lists/read-list.ts';
import { type Held, renewedPeople } from '#input/payroll-lists/renewed-people.ts';
import { matchedPeople, numberOf, withOwnNumbers } from '#input/payroll-lists/same-people.ts';
import { templatePeople } from '#input/payroll-lists/template-people.ts';
import type { DossierDays, DoubtfulRow } from '#input/payroll-lists/who-counts.ts';
import type { Platform } from '#input/gate/platform.ts';

/** A template with the participants of another file, and what is to be said of them. */
export interface FilledFromFile extends Omit<ReadList, 'rows'> {
  readonly template: Uint8Array<ArrayBuffer>;
  readonly count: number;
  /** Numbers of who was not in the template before, and of who no longer is. */
  readonly came: readonly string[];
  readonly went: readonly string[];
  /** Values of the list that were not taken, as the template has another. */
  readonly kept: number;
  readonly held: Held | null;
  readonly amounts: DatedAmounts | null;
  /** Where rows that are named stand, of a list of more than one sheet. */
  readonly places: Readonly<Record<number, RowPlace>>;
  /** The first rows, as they came into the template. */
  readonly preview: readonly (readonly EnteredValue[])[];
  readonly facts: readonly ColumnFacts[];
  /** What the check says of the filled template, all sheets. */
  readonly findings: readonly Finding[];
  readonly overview: DossierOverview | null;
}

const shownRows = 5;

const lastTransition = transitionDeadline.entries.at(-1)?.value ?? null;

/** The days of the dossier: as the template has them, else as they were typed and the last that the law allows. */
function dossierDays(template: Uint8Array, { valuationDate }: ListChoices, platform: Platform): DossierDays {
  const overview = checkedFile(template, platform).overview;
  const day = (text: string | null | undefined) => {
    const [, year, month, at] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? [];
    return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(at) };
  };
  const ofTemplate = day(overview?.valuationDate);
  return {
    valuationDate: ofTemplate ?? valuationDate,
    isOfTemplate: ofTemplate !== null,
    transitionDate: day(overview?.transitionDate) ?? lastTransition,
  };
}

function placesOf(rows: readonly DoubtfulRow[], { placeOf }: OpenedList): Readonly<Record<number, RowPlace>> {
  // Rows of a template are negative.
  const places = rows.map(({ row }) => [row, row > 0 ? placeOf(row) : null] as const);
  return Object.fromEntries(places.flatMap(([row, place]) => (place ? [[row, place]] : [])));
}

/** The participants of a list with those of a template. */
function withTemplate(
  table: TableDescription,
  people: readonly MappedRow[],
  list: readonly MappedRow[],
  { mapping, choices, isCompleting }: ChosenList,
) {
  if (!isCompleting) return { kept: 0, ...renewedPeople(table, people, list, mapping, choices) };
  return { held: null, ...completedPeople(table, people, withOwnNumbers(table, list, mapping), choices) };
}

/**
 * Puts the participants of a file in a template as was chosen. Throws UnreadableWorkbookError when the file cannot be read, and
 * UnfillableTemplateError when the template has no table for them.
 */
export function filledFromFile(
  file: Uint8Array,
  template: Uint8Array,
  table: TableDescription,
  chosen: ChosenList,
  platform: Platform,
): FilledFromFile {
  const opened = openedList(file, chosen.settings, platform);
  const days = dossierDays(template, chosen.choices, platform);
  const list = readList(opened, table, chosen, days);
  const people = templatePeople(template, table, platform);
  const { rows, kept, held, questions } = withTemplate(table, people, list.rows, chosen);
  const values = rows.map((row) => row.values);
  const filled = filledParticipants(template, table, values, platform);
  const { findings, overview } = checkedFile(filled, platform);
  const changed = matchedPeople(table, people, rows);
  const numbers = (of: readonly MappedRow[]): readonly string[] =>
    people.length > 0 ? of.map((row) => numberOf(table, row)) : [];
  const amountsHeader = datedHeader(table, chosen.mapping, held?.headers ?? []);
  const asked = [...list.questions, ...amountsQuestion(amountsHeader), ...questions];
  return {
    template: filled,
    count: rows.length,
    leftOut: list.leftOut,
    joined: list.joined,
    proof: list.proof,
    week: list.week,
    came: numbers(changed.onlySecond),
    went: numbers(changed.onlyFirst),
    kept,
    held,
    amounts: datedAmounts(amountsHeader, chosen.choices, days),
    questions: asked,
    places: placesOf([...list.leftOut, ...asked.flatMap((question) => question.rows)], opened),
    preview: values.slice(0, shownRows),
    facts: columnFacts(table, rows),
    findings,
    overview,
  };
}
