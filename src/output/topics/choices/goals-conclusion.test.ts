import type { Goal } from '#core/dossier/goal.ts';
import { comparedConditions } from '#output/language/conditions.ts';
import { describe, expect, it } from 'vitest';
import { coverConclusion, goalsComparison } from '#output/topics/choices/goals-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { flat, subjectOf } from '#test/fixtures/conclusion-subject.ts';

describe('of whom a cost beside others is', () => {
  const years = { kind: 'years', years: 5 } as const;
  const existing = 'in de eerste 5 jaar, zonder compensatie en zonder nieuwe medewerkers';
  const toPension = 'tot de pensioendatum, zonder compensatie en zonder nieuwe medewerkers';
  const alone = '; alleen de budgetneutrale vlakke premie';

  /** `entering`: how many enter each year. */
  function said(goal: Partial<Goal>, entering = 1): string {
    const { input, result } = subjectOf(25);
    const openYears = result.openGroup.years.map((year) =>
      Object.assign({ ...year }, { entering: { current: entering, next: entering } }),
    );
    return comparedConditions({
      input: { ...input, goal: { ...input.goal, ...goal } },
      result: { ...result, openGroup: { ...result.openGroup, years: openYears } },
    });
  }

  it('is told apart where only the budget-neutral flat premium counts new employees', () => {
    expect(said({ horizon: years, group: 'existing' })).toBe(existing);
    expect(said({ horizon: years, group: 'withEntrants' })).toBe(`${existing}${alone} telt die mee`);
    expect(said({ horizon: { kind: 'pensionDate' }, group: 'withEntrants' })).toBe(
      `${toPension}${alone} telt die in de eerste 30 jaar mee`,
    );
  });

  it('counts nobody where nobody enters', () => {
    expect(said({ horizon: years, group: 'withEntrants' }, 0)).toBe(existing);
    expect(said({ horizon: { kind: 'pensionDate' }, group: 'withEntrants' }, 0)).toBe(
      `${toPension}${alone} is over de eerste 30 jaar berekend`,
    );
  });
});

describe('the two goals together', () => {
  const both = (cost: number, pension: number, change = {}): ConclusionSubject =>
    subjectOf(25, (result) =>
      changedAlternatives(result, {
        budgetNeutralFlat: { practicalScale: flat(cost), exact: cost, ...change },
        profitNeutralFlat: { practicalScale: flat(pension), exact: pension },
      }),
    );
  const lost = { feasible: false, costDifference: -5, shortfall: { amount: 5, fraction: 0.1 } };

  it('compare a higher, a lower and the same premium', () => {
    expect(goalsComparison(both(0.17, 0.18))).toBe(
      'Gelijk pensioen vraagt een hogere vlakke premie (18,0%) dan gelijke kosten (17,0%)',
    );
    expect(goalsComparison(both(0.18, 0.17))).toBe(
      'Gelijk pensioen vraagt een lagere vlakke premie (17,0%) dan gelijke kosten (18,0%)',
    );
    expect(goalsComparison(both(0.17, 0.17))).toBe(
      'Gelijke kosten en gelijk pensioen vragen dezelfde vlakke premie: 17,0%',
    );
    const inPremiums = both(0.17, 0.18);
    const { input } = inPremiums;
    expect(
      goalsComparison({ ...inPremiums, input: { ...input, goal: { ...input.goal, measure: 'premiumValue' } } }),
    ).toBe(
      'Dezelfde contante waarde van de premies vraagt een hogere vlakke premie (18,0%) dan gelijke kosten (17,0%)',
    );
    expect(coverConclusion(both(0.17, 0.17))).toBe(
      'Een vlakke premie van 17,0% kost u in de eerste 5 jaar vrijwel evenveel als de huidige staffel, zonder compensatie en zonder nieuwe medewerkers. Hetzelfde verwachte pensioen vraagt dezelfde vlakke premie van 17,0%',
    );
  });

  it('say which of them cannot be reached', () => {
    expect(goalsComparison(both(0.3, 0.2, lost))).toBe(
      'Gelijk pensioen vraagt een vlakke premie van 20,0%; ook de hoogst toegestane vlakke premie van 30,0% kost minder dan nu',
    );
    expect(coverConclusion(both(0.3, 0.2, lost))).toMatch(
      /^Ook de hoogst toegestane vlakke premie van 30,0% kost u .*\. Hetzelfde verwachte pensioen vraagt een vlakke premie van 20,0%$/,
    );
    const nearly = { feasible: false, shortfall: { amount: 5, fraction: 0.005 } };
    expect(goalsComparison(both(0.3, 0.2, nearly))).toContain('kost vrijwel evenveel als nu');
  });
});
