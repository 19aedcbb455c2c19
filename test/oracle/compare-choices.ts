import type { DossierResult } from '#core/result/result.ts';
import type { OracleResult } from '#test/oracle/answers.ts';
import { numbersNow, numbersOfChoice, oracleChoices, pensionParts } from '#test/oracle/choices.ts';
import { type Comparison, isTie } from '#test/oracle/comparison.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { flatPremium } from '#test/oracle/own-premium.ts';
import { groupsOf } from '#test/oracle/open-cost.ts';

type Side = 'more' | 'same' | 'less';

/** Which side of half a percent a pension is; null so near to it that the last bit decides. */
function sideOf(pension: number, now: number): Side | null {
  const apart = Math.abs(pension - now);
  const margin = now / 200;
  if (Math.abs(apart - margin) <= 1e-8 * Math.max(1, now)) return null;
  if (apart < margin) return 'same';
  return pension > now ? 'more' : 'less';
}

const countOf = (sides: readonly (Side | null)[], side: Side): number => sides.filter((one) => one === side).length;

/** The choices with their numbers and people. */
export function compareChoices(
  comparison: Comparison,
  result: DossierResult,
  oracle: OracleResult,
  dossier: OracleDossier,
): void {
  const { answers } = oracle;
  if (Object.values(answers).some(({ rates }) => isTie(rates, dossier.afronding))) return;
  const groups = groupsOf(dossier);
  const expected = oracleChoices(groups, oracle);
  const now = numbersNow(groups);
  const size = result.openGroup.entry.salary;
  comparison.number('now, first year', result.now.cost.firstYear, now.firstYear, size);
  comparison.number('now, thirty years', result.now.cost.thirtyYears, now.thirtyYears, size);
  comparison.same(
    'choices',
    result.choices.map(({ key }) => key),
    [...expected.keys()],
  );
  for (const choice of result.choices) {
    const wanted = expected.get(choice.key);
    if (wanted === undefined) continue;
    const { key } = choice;
    const numbers = numbersOfChoice(groups, key, wanted);
    comparison.number(`${key} entrants`, choice.entrantPremium, wanted.entering);
    for (const period of ['firstYear', 'thirtyYears'] as const) {
      for (const part of ['cost', 'compensation', 'oneOff'] as const) {
        comparison.number(`${key} ${part} ${period}`, choice[part][period], numbers[part][period], size);
      }
      const difference = numbers.cost[period] - now[period];
      comparison.number(`${key} difference ${period}`, choice.difference[period], difference, size + now[period]);
    }
    comparison.number(`${key} own contribution`, choice.ownContribution, numbers.ownContribution, size);
    const parts = pensionParts(dossier, wanted);
    const before = parts.map((one) => sideOf(one.pension, one.now));
    const after = parts.map((one) => sideOf(one.after, one.now));
    if ([...before, ...after].includes(null)) continue;
    const peopleWith = (isCounted: (part: (typeof parts)[number]) => boolean) => {
      const among = (sides: readonly (Side | null)[]) => sides.filter((_, index) => isCounted(parts[index]!));
      return {
        more: countOf(among(before), 'more'),
        same: countOf(among(before), 'same'),
        less: countOf(among(before), 'less'),
        lessAfterCompensation: countOf(among(after), 'less'),
      };
    };
    comparison.same(
      `${key} people`,
      choice.people,
      peopleWith(() => true),
    );
    const apart = {
      withScale: peopleWith(({ person }) => flatPremium(dossier, person) === null),
      withFlat: peopleWith(({ person }) => flatPremium(dossier, person) !== null),
    };
    comparison.same(`${key} populations`, choice.populations, dossier.huidige_vlakke_premie ? apart : null);
  }
}
