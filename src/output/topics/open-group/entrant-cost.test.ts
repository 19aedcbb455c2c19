import { describe, expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { costNow, entrantCostNote } from '#output/language/conditions.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { proofSentence } from '#output/topics/choices/goal-sentences.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { GoalGroup, Horizon } from '#core/dossier/goal.ts';
import { checkSentence } from '#output/topics/law/checks/check-texts.ts';

const spaced = (text: string | null): string => (text ?? 'null').replaceAll('\u00a0', ' ');

function subjectOf(
  group: GoalGroup,
  horizon: Horizon,
  change: Partial<DossierInput['current']> = {},
): ConclusionSubject {
  const input = {
    ...plainDossier,
    current: { ...plainDossier.current, ...change },
    goal: { ...plainDossier.goal, horizon, group },
    assumptions: { ...plainDossier.assumptions, exits: [{ fromAge: 15, value: 0.1 }] },
    openGroup: { replacement: 1, entryAge: 30, entrySalary: null, entrantPremium: null },
    participants: Array.from({ length: 12 }, (_, index) =>
      Object.assign({ ...plainParticipant }, { number: `${index}` }),
    ),
  } as DossierInput;
  return { input, result: calculate(input) };
}

const tenYears: Horizon = { kind: 'years', years: 10 };

describe('where who enters counts for equal cost', () => {
  const subject = subjectOf('withEntrants', tenYears);
  const flat = alternativeOf(subject.result, 'budgetNeutralFlat');

  test('every sentence with the cost of the flat answer says so, beside what the current scheme costs for the same people', () => {
    expect(costNow(flat)).toBeGreaterThan(alternativeOf(subject.result, 'unchanged').cost);
    expect(spaced(proofSentence(subject, flat))).toContain('(contante werkgeverslast met nieuwe medewerkers)');
    expect(spaced(entrantCostNote(subject))).toMatch(
      /^De budgetneutrale vlakke premie telt in de eerste 10 jaar nieuwe/,
    );
  });

  test('other answers are of those in service alone', () => {
    expect(proofSentence(subject, alternativeOf(subject.result, 'budgetNeutralProgressive'))).not.toContain('nieuwe');
    const closed = subjectOf('existing', tenYears);
    expect(entrantCostNote(closed)).toBeNull();
  });

  test('what no premium reaches is said of them too', () => {
    const dear = subjectOf('withEntrants', tenYears, { scale: [{ fromAge: 20, rate: 0.4 }] });
    const found = dear.result.checks.find(
      ({ code, answer }) => code === 'GOAL_NOT_REACHED' && answer === 'budgetNeutralFlat',
    )!;
    expect(spaced(checkSentence(found))).toContain(' met nieuwe medewerkers');
  });
});
