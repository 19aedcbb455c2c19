import { describe, expect, it } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { DossierInput } from '#core/dossier.ts';
import { milestonesConclusion, milestonesOf } from '#output/words/conclusions/milestones.ts';
import { profitConclusion } from '#output/words/effects/profit.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { nextSteps } from '#output/words/next-steps.ts';

const later = { change: 'afterGrandfathering' as const, transitionDate: { year: 2029, month: 1 } };
const subjectOf = (changes: Partial<DossierInput>): ConclusionSubject => {
  const people = Array.from({ length: 12 }, (_, row) => ({ ...plainDossier.participants[0]!, number: String(row) }));
  const input = {
    ...plainDossier,
    transitionDate: { year: 2028, month: 1 },
    participants: people,
    ...changes,
  } as DossierInput;
  return { input, result: calculate(input) };
};
const steps = (changes: Partial<DossierInput>): string =>
  nextSteps(subjectOf(changes), null)
    .map(({ what }) => what)
    .join(' ');

describe('the transition plan', () => {
  it('is among the days and the steps where chapter 6b holds', () => {
    expect(steps({})).toContain('transitieplan');
    expect(milestonesConclusion(subjectOf({}))).toContain('het transitieplan moet');
    expect(profitConclusion(subjectOf({}))).toContain('de waarde van de toekomstige premies');
  });

  it.each<[string, Partial<DossierInput>, string]>([
    [
      'a scale was chosen that may stay',
      { chosenAlternative: 'budgetNeutralProgressive' },
      'art. 150b lid 1 onder c PW',
    ],
    ['there was no scheme', { schemeOn30June2023: 'noScheme' }, 'art. 150b lid 1 onder a PW'],
    ['the change comes after grandfathering', later, 'art. 220e lid 3 PW'],
  ])('is nowhere where %s, with the article', (_, changes, article) => {
    const subject = subjectOf(changes);
    expect(steps(changes)).not.toContain('transitieplan');
    const keys = milestonesOf(subject, null).map(({ key }) => key);
    for (const key of ['transitionPlan', 'participantNotice', 'bindingAdvice']) expect(keys).not.toContain(key);
    expect(milestonesConclusion(subject)).toContain(`een transitieplan is niet nodig (${article})`);
  });
});

describe('a scale of which nobody knows yet whether it may stay', () => {
  const unknown = { chosenAlternative: 'budgetNeutralProgressive', schemeOn30June2023: 'unknown' } as const;

  it('needs no plan only if it may', () => {
    expect(milestonesConclusion(subjectOf(unknown))).toContain(
      'een transitieplan is niet nodig als de progressieve premie mag blijven (art. 150b lid 1 onder c PW)',
    );
  });
});

describe('the steps', () => {
  it('ask for binding advice before the plan goes to the provider, also where the law gives longer', () => {
    const transitionDate = { year: 2026, month: 12 };
    const names = nextSteps(subjectOf({ transitionDate }), null).map(({ what }) => what);
    const at = (word: string): number => names.findIndex((name) => name.includes(word));
    expect(at('bindend advies')).toBeGreaterThanOrEqual(0);
    expect(at('bindend advies')).toBeLessThan(at('transitieplan'));
    expect(at('transitieplan')).toBeLessThan(at('Nieuwe regeling'));
  });

  it('are in their own order where the old contract ends on the day before the new scheme', () => {
    const told = nextSteps(subjectOf({ schemeOn30June2023: 'noScheme' }), { year: 2027, month: 12, day: 31 });
    expect(told.map(({ what }) => what.split(' ', 1)[0])).toEqual(['Kiezen:', 'Instemming', 'Contract', 'Nieuwe']);
  });
});

describe('the days of keeping a scale', () => {
  it('are left out where none may be kept', () => {
    const keys = (changes: Partial<DossierInput>) => milestonesOf(subjectOf(changes), null).map(({ key }) => key);
    expect(keys({})).toContain('grandfatheringEntry');
    expect(keys({ schemeOn30June2023: 'averagePremium' })).not.toContain('grandfatheringEntry');
  });
});

describe('the prescribed effects', () => {
  it('are there after grandfathering too, and not where there was no scheme', () => {
    expect(profitConclusion(subjectOf(later))).toContain('de waarde van de toekomstige premies');
    expect(profitConclusion(subjectOf({ schemeOn30June2023: 'noScheme' }))).toBeNull();
  });
});
