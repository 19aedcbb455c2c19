import { compareDays } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { converted } from '#input/payroll-lists/conversion.ts';
import { helperColumns, statusTexts } from '#input/payroll-lists/helper-columns.ts';
import { type MappedList, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import { peopleRows } from '#input/payroll-lists/people-rows.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { shortened, shownValue } from '#input/reading/cells/shown-value.ts';
import { dateText } from '#office/document/dutch-format.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/**
 * Why a row may not count: it has no day of birth; somebody died or left before the valuation date; leaves before the
 * transition; came after the valuation date; has a status that
 * does not count; stands in a hidden row; is or is not the same as somebody of the template.
 */
export type DoubtReason = 'noBirthDate' | 'later' | 'left' | 'leaves' | 'status' | 'hidden' | 'match';

/** A row for which there is a reason to leave it out. */
export interface DoubtfulRow {
  readonly row: number;
  readonly reason: DoubtReason;
  /** The number of the participant, else what stands first in the row. */
  readonly who: string;
  /** The day or the status; empty where there is none. */
  readonly detail: string;
  /** As is proposed. */
  readonly counts: boolean;
}

export interface DossierDays {
  readonly valuationDate: PlainDate | null;
  /** The template has the valuation date; otherwise it is asked, and can be changed. */
  readonly isOfTemplate: boolean;
  readonly transitionDate: PlainDate | null;
}

type HelperKey = 'hired' | 'leftOn' | 'diedOn' | 'status';

/** The helper columns by row: what stands there, and what it comes to. */
class Helpers {
  readonly #list: MappedList;
  readonly #cells: Readonly<Record<HelperKey, ReadonlyMap<number, Cell>>>;

  constructor(list: MappedList) {
    const cells = (key: HelperKey) => new Map(sourceOf(list, key)?.cells.map((cell) => [cell.row, cell]));
    this.#list = list;
    this.#cells = { hired: cells('hired'), leftOn: cells('leftOn'), diedOn: cells('diedOn'), status: cells('status') };
  }

  value(key: HelperKey, row: number): { readonly value: EnteredValue; readonly shown: string } | null {
    const cell = this.#cells[key].get(row);
    const column = [...this.#list.table.columns, ...helperColumns].find((item) => item.key === key);
    const conversion = this.#list.mapped.find((item) => item.key === key)?.conversion;
    if (!cell || !column || !conversion) return null;
    const { date1904 } = this.#list;
    const value = converted(column, conversion, cell, { date1904, notation: 'dutch' });
    return { value, shown: isDay(value) ? dateText(value) : shownValue(cell, date1904) };
  }
}

type Doubt = Pick<DoubtfulRow, 'reason' | 'detail' | 'counts'>;

/** Who came after the valuation date was no participant on it. */
function coming(helpers: Helpers, row: number, { valuationDate }: DossierDays): Doubt | null {
  const hired = helpers.value('hired', row);
  if (hired === null || !isDay(hired.value) || valuationDate === null) return null;
  return compareDays(hired.value, valuationDate) > 0 ? { reason: 'later', detail: hired.shown, counts: false } : null;
}

/** When somebody left or died, where that is before the transition. */
function endOf(helpers: Helpers, row: number, { transitionDate }: DossierDays) {
  const died = helpers.value('diedOn', row);
  const end = died ?? helpers.value('leftOn', row);
  if (end === null || !isDay(end.value)) return null;
  const isBefore = transitionDate === null || compareDays(end.value, transitionDate) < 0;
  return isBefore ? { day: end.value, detail: end.shown, isDeath: died !== null } : null;
}

function leaving(helpers: Helpers, row: number, days: DossierDays): Doubt | null {
  const end = endOf(helpers, row, days);
  if (end === null || days.valuationDate === null) return null;
  const isOut = end.isDeath || compareDays(end.day, days.valuationDate) < 0;
  return { reason: isOut ? 'left' : 'leaves', detail: end.detail, counts: !isOut };
}

function statusDoubt(helpers: Helpers, row: number): Doubt | null {
  const status = helpers.value('status', row);
  return status?.value === statusTexts.isOut ? { reason: 'status', detail: status.shown, counts: false } : null;
}

/** By rows what stands in them, of the columns that may be shown. */
function firstTexts({ sources, date1904 }: MappedList): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const { cells } of sources)
    for (const cell of cells) if (!texts.has(cell.row)) texts.set(cell.row, shownValue(cell, date1904));
  return texts;
}

interface Counting {
  readonly people: readonly number[];
  readonly doubtful: readonly DoubtfulRow[];
  /** Somebody leaves before the transition: whether that is before the valuation date must be known. */
  readonly isDayNeeded: boolean;
}

/** The rows of people, and those for which there is a reason to leave them out, in their order. */
export function whoCounts(list: MappedList, hiddenRows: ReadonlySet<number>, days: DossierDays): Counting {
  const people = peopleRows(sourceOf(list, 'born'), list.sources);
  const texts = firstTexts(list);
  const helpers = new Helpers(list);
  const numbers = new Map(sourceOf(list, 'number')?.cells.map((cell) => [cell.row, shortened(String(cell.value))]));
  const rows = [...new Set([...people, ...texts.keys()])].toSorted((a, b) => a - b);
  const doubtful = rows.flatMap((row): readonly DoubtfulRow[] => {
    const doubt = people.has(row) ? reasonOf(helpers, row, hiddenRows, days) : noBirthDate;
    return doubt ? [{ row, who: numbers.get(row) ?? texts.get(row) ?? '', ...doubt }] : [];
  });
  const ofPeople = rows.filter((row) => people.has(row));
  const isDayNeeded = !days.isOfTemplate && ofPeople.some((row) => endOf(helpers, row, days) !== null);
  return { people: ofPeople, doubtful, isDayNeeded };
}

const noBirthDate: Doubt = { reason: 'noBirthDate', detail: '', counts: false };

const reasonOf = (helpers: Helpers, row: number, hidden: ReadonlySet<number>, days: DossierDays): Doubt | null =>
  leaving(helpers, row, days) ??
  coming(helpers, row, days) ??
  statusDoubt(helpers, row) ??
  (hidden.has(row) ? { reason: 'hidden', detail: '', counts: true } : null);
