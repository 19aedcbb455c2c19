import { alternativeOf } from '#core/result/alternative-of.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { DossierResult, NeutralFlat } from '#core/result/result.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { Choice } from '#core/result/choice.ts';
import { said, type Said, saidList, statedInDutch } from '#output/language/wording.ts';

/** The flat premium that is neutral over thirty years with those who enter. */
export function neutralOverYears({ horizons }: DossierResult): NeutralFlat {
  const premium = horizons.find(({ years }) => years === 30)?.openGroup;
  if (premium === undefined || premium === null) throw new Error('there is no horizon of thirty years');
  return premium;
}

/** Cost so far at the end of each year, with compensation and one-off costs. */
function running({ years }: Choice): readonly number[] {
  let total = 0;
  return years.map(({ premium, compensation, oneOff }) => (total += premium + compensation + oneOff));
}

const isMore = (cost: number, other: number): boolean => cost > other && !nearlyEqual(cost, other);

/**
 * The year from which the first choice has cost more so far than the second, and stays so to the end, where the two numbers of their
 * table put them in that order too: less in the first year, more in thirty; null where their order does not turn so.
 */
function turningYear(one: Choice, other: Choice, firstYear: number): number | null {
  if (!isMore(other.cost.firstYear, one.cost.firstYear) || !isMore(one.cost.thirtyYears, other.cost.thirtyYears))
    return null;
  const [mine, theirs] = [running(one), running(other)];
  const last = mine.findLastIndex((cost, year) => !isMore(cost, theirs[year]!));
  return last < mine.length - 1 ? firstYear + last + 1 : null;
}

/** "Keuze B is tot 2034 goedkoper dan keuze A, daarna duurder": for each pair of choices whose order turns; null for none. */
export function saidTurn({ result }: Pick<ConclusionSubject, 'result'>): Said | null {
  const { transitionDate } = result;
  // What the law forbids is no choice to wait for.
  const choices = result.choices.filter(({ premium }) => alternativeOf(result, premium).verdict.allowed !== 'no');
  const turns = choices.flatMap((one) =>
    choices.flatMap((other) => {
      const year = one === other ? null : turningYear(one, other, transitionDate.year);
      return year === null ? [] : [said('turns', one.key, `${year}`, other.key)];
    }),
  );
  const [first, ...more] = turns;
  if (first === undefined) return null;
  return more.length === 0 ? first : said('semicolon', first, saidList(more));
}

/** The same in Dutch. */
export function turnConclusion(subject: Pick<ConclusionSubject, 'result'>): string | null {
  const turn = saidTurn(subject);
  return turn && statedInDutch(turn);
}
