import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { DossierResult, NeutralFlat } from '#core/result/result.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { Choice } from '#core/result/choice.ts';
import { listed } from '#office/document/dutch-words.ts';

/** The flat premium that is neutral over thirty years with those who enter. */
export function neutralOverYears({ horizons }: DossierResult): NeutralFlat {
  const premium = horizons.find(({ years }) => years === 30)?.openGroup;
  if (premium === undefined || premium === null) throw new Error('there is no horizon of thirty years');
  return premium;
}

/** Cost so far at the end of each year, with compensation. */
function running({ years }: Choice): readonly number[] {
  let total = 0;
  return years.map(({ premium, compensation }) => (total += premium + compensation));
}

/**
 * The year from which the first choice has cost more so far than the second, and stays so to the end, although it costs less in the
 * first year; null where their order does not turn so.
 */
function turningYear(one: Choice, other: Choice, firstYear: number): number | null {
  const [mine, theirs] = [running(one), running(other)];
  const isMore = (year: number): boolean => mine[year]! > theirs[year]! && !nearlyEqual(mine[year]!, theirs[year]!);
  const last = mine.findLastIndex((_, year) => !isMore(year));
  const isLessFirst = mine[0]! < theirs[0]! && !nearlyEqual(mine[0]!, theirs[0]!);
  return isLessFirst && last < mine.length - 1 ? firstYear + last + 1 : null;
}

/** "Keuze B is tot 2034 goedkoper dan keuze A, daarna duurder": for each pair of choices whose order turns; null for none. */
export function turnConclusion({ result }: Pick<ConclusionSubject, 'result'>): string | null {
  const { choices, transitionDate } = result;
  const turns = choices.flatMap((one) =>
    choices.flatMap((other) => {
      const year = one === other ? null : turningYear(one, other, transitionDate.year);
      return year === null
        ? []
        : [`keuze ${one.key} is opgeteld tot ${year} goedkoper dan keuze ${other.key}, daarna duurder`];
    }),
  );
  const [first = '', ...more] = turns;
  return turns.length === 0
    ? null
    : `${first.charAt(0).toUpperCase()}${first.slice(1)}${more.length === 0 ? '' : `; ${listed(more)}`}`;
}
