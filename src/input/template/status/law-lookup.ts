import type { LawCheck } from '#input/fields/field.ts';
import { dayOf } from '#core/calendar/days.ts';
import { dayNumber } from '#office/sheet/day-number.ts';
import type { ChoiceLists } from '#input/template/choice-lists.ts';
import { lawLimits, type LawLimit } from '#input/template/law-limits.ts';
import { dayFormula, isNumber } from '#input/template/status/cell-tests.ts';
import { all, either, type Formula, joined, words } from '#input/template/status/formula.ts';

interface Ranges {
  readonly from: string;
  readonly values: string;
  readonly texts: string;
}

/** Decimals of a premium that is compared with its limit. */
const digitsJudged = 12;

const numberOf = (day: string): number => dayNumber(dayOf(day));

/** Looks up the law on the dates of the dossier, in lists on the hidden sheet. */
export class LawLookup {
  readonly #lists: ChoiceLists;
  readonly #ranges = new Map<string, Ranges>();

  constructor(lists: ChoiceLists) {
    this.#lists = lists;
  }

  /** The limit in words, from the line below on: nothing but a hint where the day is not known. */
  shown(check: LawCheck): Formula {
    const { dayField, knownUntil } = lawLimits[check];
    const { from, texts } = this.#written(lawLimits[check]);
    const text = `IFERROR("Wet: "&LOOKUP(${dayField},${from},${texts}),"Wet: niet bekend op deze datum")`;
    const latest =
      knownUntil === null
        ? []
        : [either(`${dayField}>${dayFormula(dayOf(knownUntil))}`, words(', laatst bekend'), words(''))];
    const hint = words(`Wet: grens volgt na invullen van de ${dayField}`);
    return either(isNumber(dayField), joined(text, ...latest), hint);
  }

  /** Whether a number is beyond the limit on the day of the dossier. */
  isBeyond(check: LawCheck, cell: string): Formula {
    const { dayField, side, onTop } = lawLimits[check];
    const sign = side === 'minimum' ? '<' : '>';
    const found = this.#limit(check);
    // Rounded: what is exactly at the limit is not beyond it by the last digit of a multiplication.
    const judged = onTop === null ? cell : `ROUND(${cell}*(1-SUM(${onTop})),${digitsJudged})`;
    return all(isNumber(dayField), `IFERROR(IF(ISNUMBER(${found}),${judged}${sign}${found},FALSE),FALSE)`);
  }

  /** The limit on the day of the dossier; where the offset of the new scheme is a reduced one, the lower limit of that. */
  #limit(check: LawCheck): Formula {
    const limit = lawLimits[check];
    const { from, values } = this.#written(limit);
    const full = `LOOKUP(${limit.dayField},${from},${values})`;
    if (limit.reduced.length === 0) return full;
    const level = limit.reduced.reduceRight<(held: Formula) => Formula>(
      (deeper, { below, values: lower }) => {
        const offsets = this.#written(below);
        const reduced = this.#lists.column([...lower], `${limit.name}: onder ${below.name.toLowerCase()}`);
        const isBelow = `nieuw_franchise<LOOKUP(peildatum,${offsets.from},${offsets.values})`;
        return (held) => either(isBelow, deeper(`LOOKUP(${limit.dayField},${from},${reduced})`), held);
      },
      (held) => held,
    );
    return `IFERROR(${either('ISNUMBER(nieuw_franchise)', level(full), full)},${full})`;
  }

  #written({ name, entries }: Pick<LawLimit, 'name' | 'entries'>): Ranges {
    const known = this.#ranges.get(name);
    if (known) return known;
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
    this.#ranges.set(name, ranges);
    return ranges;
  }
}
