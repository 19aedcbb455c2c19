import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { type AnswerName, exactAnswers, givenPremium } from '#test/oracle/answers.ts';
import type { Comparison } from '#test/oracle/comparison.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { changes } from '#test/oracle/effects.ts';
import { openYears } from '#test/oracle/entrants.ts';
import { flatMaximum } from '#test/oracle/law.ts';
import { groupsOf } from '#test/oracle/open-cost.ts';
import { type CostNeutral, costNeutralPremium } from '#test/oracle/entrants-now.ts';
import { openHorizonPremium } from '#test/oracle/open-group.ts';
import type { Solution } from '#test/oracle/solve.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const answerKeys: Readonly<Record<AnswerName, AnswerKey>> = {
  budgetneutraal_vlak: 'budgetNeutralFlat',
  budgetneutraal_progressief: 'budgetNeutralProgressive',
  profijtneutraal_vlak: 'profitNeutralFlat',
  profijtneutraal_progressief: 'profitNeutralProgressive',
};

/** Changes of pensions alone, and of those who enter alone: what they do not touch is not worked out again. */
const ofPensions = /^(return|conversion|younger|older)/;
const ofEntrants = /^(replacement|entr)/;

/** Every change, those too that are not in the result because nothing is said to move by them. */
export function compareSensitivities(comparison: Comparison, result: DossierResult, dossier: OracleDossier): void {
  const { rows, premium, pension } = result.sensitivities;
  const flat = alternativeOf(result, premium);
  const scale = flat.practicalScale.map(({ rate }): Row => [0, rate]);
  const totalAt = (changed: OracleDossier): number => sum(givenPremium(changed, scale).pensions);
  const before = { answers: exactAnswers(dossier), pension: totalAt(dossier), openGroup: openGroupPremiums(dossier) };
  comparison.number('pension of the sensitivities', pension, before.pension);
  for (const [key, change] of Object.entries(changes)) {
    const row = rows.find((found) => found.key === key);
    const changed = change(dossier);
    const isClosed = !ofEntrants.test(key);
    const answers = isClosed || dossier.doel_groep === 'met nieuwe deelnemers' ? exactAnswers(changed) : before.answers;
    const total = isClosed ? totalAt(changed) : before.pension;
    const openGroup = ofPensions.test(key) ? before.openGroup : openGroupPremiums(changed);
    for (const [name, answerKey] of Object.entries(answerKeys) as [AnswerName, AnswerKey][]) {
      const moved = row?.answers[answerKey] ?? {
        exact: before.answers[name].exact,
        feasible: before.answers[name].feasible,
      };
      comparison.number(`${key} ${name}`, moved.exact, answers[name].exact, 1e-3);
      comparison.same(`${key} ${name} feasible`, moved.feasible, answers[name].feasible);
    }
    comparison.number(`${key} pension`, row?.pension?.amount ?? before.pension, total);
    comparison.number(`${key} pension moved`, row?.pension?.difference ?? 0, total - before.pension, total);
    compareOpenGroup(comparison, [key, row], before.openGroup, openGroup);
  }
}

/** The premiums that follow from those who enter. */
interface OpenGroupPremiums {
  readonly entrants: CostNeutral | null;
  readonly everybody: Solution & { readonly isLawful: boolean };
}

function openGroupPremiums(dossier: OracleDossier): OpenGroupPremiums {
  const groups = groupsOf(dossier);
  const everybody = openHorizonPremium(groups, openYears);
  const highest = flatMaximum(dossier) / (1 - dossier.nieuw_kosten_op_inleg);
  return {
    entrants: costNeutralPremium(groups),
    everybody: { ...everybody, isLawful: everybody.exact <= highest * (1 + 1e-9) },
  };
}

/** What is not in the result is said not to move. */
function compareOpenGroup(
  comparison: Comparison,
  [key, row]: readonly [string, SensitivityRow | undefined],
  before: OpenGroupPremiums,
  after: OpenGroupPremiums,
): void {
  const everybody = row?.longRun ?? { exact: before.everybody.exact, difference: 0, feasible: null };
  comparison.number(`${key} everybody`, everybody.exact, after.everybody.exact, 1e-3);
  comparison.number(`${key} everybody moved`, everybody.difference, after.everybody.exact - before.everybody.exact, 1);
  if (everybody.feasible !== null) {
    comparison.same(
      `${key} everybody feasible`,
      everybody.feasible,
      after.everybody.feasible && after.everybody.isLawful,
    );
  }
  const entrants = row?.entrantPremium ?? { exact: before.entrants?.exact ?? null, difference: null, feasible: null };
  comparison.same(`${key} entrants have a premium`, entrants.exact !== null, after.entrants !== null);
  if (entrants.exact === null || after.entrants === null) return;
  comparison.number(`${key} entrants`, entrants.exact, after.entrants.exact, 1e-2);
  if (entrants.feasible !== null) {
    comparison.same(`${key} entrants feasible`, entrants.feasible, after.entrants.unbounded === after.entrants.exact);
  }
  if (entrants.difference !== null && before.entrants !== null) {
    const moved = after.entrants.exact - before.entrants.exact;
    comparison.number(`${key} entrants moved`, entrants.difference, moved, 1);
  }
}
