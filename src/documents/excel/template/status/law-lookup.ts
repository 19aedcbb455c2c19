import type { LawCheck } from '#contract/fields/field.ts';
import { dayOf } from '#core/calendar/days.ts';
import { dayNumber } from '#documents/excel/day-number.ts';
import type { ChoiceLists } from '#documents/excel/template/choice-lists.ts';
import { type LawLimit, lawLimits, type LimitEntry } from '#documents/excel/template/law-limits.ts';
import type { Answers } from '#documents/excel/template/status/answers.ts';
import { dayFormula, isNumber, type KnownCell } from '#documents/excel/template/status/cell-tests.ts';
import { all, either, type Formula, joined, words } from '#documents/excel/template/status/formula.ts';

interface Ranges {
  readonly from: string;
  readonly values: string;
  readonly texts: string;
}

const numberOf = (day: string): number => dayNumber(dayOf(day));

/** Finds what the law says on the dates of the dossier, in lists on the hidden sheet. */
export class LawLookup {
  readonly #lists: ChoiceLists;
  readonly #answers: Answers;
  readonly #ranges = new Map<LawCheck, Ranges>();

  constructor(lists: ChoiceLists, answers: Answers) {
    this.#lists = lists;
    this.#answers = answers;
  }

  /** The limit in words, from the line below on: nothing but a hint where the day is not known. */
  shown(check: LawCheck): Formula<string> {
    const limit = lawLimits[check];
    const { from, texts } = this.#written(check);
    const { day, entry } = this.#found(limit);
    const text: Formula<string> = {
      text: `IFERROR("Wet: "&LOOKUP(${limit.dayField},${from},${texts}),"Wet: niet bekend op deze datum")`,
      value: entry ? `Wet: ${entry.text}` : 'Wet: niet bekend op deze datum',
    };
    const shown = limit.knownUntil === null ? text : joined(text, this.#latestRemark(limit, limit.knownUntil));
    return either(isNumber(day), shown, words(`Wet: grens volgt na invullen van de ${limit.dayField}`));
  }

  /** Whether a number is beyond the limit on the day of the dossier. */
  isBeyond(check: LawCheck, cell: KnownCell): Formula<boolean> {
    const limit = lawLimits[check];
    const { from, values } = this.#written(check);
    const { day, entry } = this.#found(limit);
    const sign = limit.side === 'minimum' ? '<' : '>';
    const [value, bound] = [cell.value, entry?.value ?? null];
    const isBeyond =
      typeof value === 'number' && bound !== null && (limit.side === 'minimum' ? value < bound : value > bound);
    const found = `LOOKUP(${limit.dayField},${from},${values})`;
    return all(isNumber(day), {
      text: `IFERROR(IF(ISNUMBER(${found}),${cell.reference}${sign}${found},FALSE),FALSE)`,
      value: isBeyond,
    });
  }

  #latestRemark({ dayField }: LawLimit, knownUntil: string): Formula<string> {
    const value = this.#answers.value(dayField);
    return either(
      {
        text: `${dayField}>${dayFormula(dayOf(knownUntil))}`,
        value: typeof value === 'number' && value > numberOf(knownUntil),
      },
      words(', laatst bekend'),
      words(''),
    );
  }

  #found({ dayField, entries }: LawLimit): { readonly day: KnownCell; readonly entry: LimitEntry | null } {
    const value = this.#answers.value(dayField);
    const entry = typeof value === 'number' ? entries.findLast(({ from }) => numberOf(from) <= value) : null;
    return { day: { reference: dayField, value }, entry: entry ?? null };
  }

  #written(check: LawCheck): Ranges {
    const known = this.#ranges.get(check);
    if (known) return known;
    const { name, entries } = lawLimits[check];
    const ranges = {
      from: this.#lists.column(
        entries.map(({ from }) => numberOf(from)),
        `${name}: vanaf`,
        'dd-mm-yyyy',
      ),
      values: this.#lists.column(
        entries.map(({ value }) => value ?? ''),
        `${name}: grens`,
      ),
      texts: this.#lists.column(
        entries.map(({ text }) => text),
        `${name}: tekst`,
      ),
    };
    this.#lists.column(
      entries.map(({ source }) => source),
      `${name}: bron`,
    );
    this.#ranges.set(check, ranges);
    return ranges;
  }
}
