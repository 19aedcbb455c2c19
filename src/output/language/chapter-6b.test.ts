import { describe, expect, it } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { milestonesConclusion, milestonesOf, planNote } from '#output/topics/choices/milestones-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { openProcess } from '#test/fixtures/open-process.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { bindingAdviceSentence } from '#output/language/consent.ts';
import { awaitsChoice, noCompensationBesideScale, notApplicable } from '#output/language/chapter-6b.ts';

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
  planningSteps(subjectOf(changes))
    .map(({ what }) => what)
    .join(' ');

describe('the transition plan', () => {
  it('is among the days and the steps where chapter 6b holds', () => {
    expect(steps({})).toContain('transitieplan');
    expect(milestonesConclusion(subjectOf({}))).toContain('het transitieplan hoort uiterlijk');
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
    expect(milestonesOf(subject).map(({ key }) => key)).not.toContain('bindingAdvice');
    expect(bindingAdviceSentence(subject)).toBeNull();
    expect(milestonesConclusion(subject)).toContain(`een transitieplan is niet nodig (${article})`);
    expect(planNote(subject)).toMatch(/^Een transitieplan is niet nodig: /);
    expect(planNote(subject)).toContain(article);
  });

  it('is called needed in the note beside a title that asks for it', () => {
    expect(planNote(subjectOf({ chosenAlternative: 'budgetNeutralFlat' }))).toMatch(/^Een transitieplan is nodig: /);
    expect(planNote(subjectOf({ schemeOn30June2023: 'averagePremium' }))).toMatch(/^Een transitieplan is nodig: /);
  });

  it('is called needed for a flat premium only, where a scale may still be chosen', () => {
    expect(planNote(subjectOf({}))).toBe(
      'Een transitieplan is nodig bij een vlakke premie voor iedereen (art. 150b lid 1 PW). Wie een progressieve premie houdt, gebruikt eerbiedigende werking en heeft er geen nodig (art. 150b lid 1 onder c PW).',
    );
  });
});

describe('plan and consent note', () => {
  it('await a choice that may ask for one, until it is made', () => {
    const subject = subjectOf({});
    const { result } = subject;
    expect(awaitsChoice({ ...subject, result: { ...result, chosen: null } })).toBe(true);
    expect(awaitsChoice({ ...subject, result: { ...result, chosen: 'B' } })).toBe(false);
  });

  it.each([{ schemeOn30June2023: 'noScheme' } as const, later])(
    'await it without a plan too, unless it is agreed with unions: %o',
    (changes) => {
      const subject = subjectOf(changes);
      expect(awaitsChoice(subject)).toBe(true);
      const planned = { ...openProcess, representation: 'unions', contractEnd: null } as const;
      expect(awaitsChoice({ ...subject, planned })).toBe(false);
      expect(awaitsChoice({ ...subjectOf({}), planned })).toBe(true);
    },
  );
});

describe('compensation beside a scale', () => {
  const ownScale = [
    { fromAge: 15, rate: 0.05 },
    { fromAge: 55, rate: 0.5 },
  ];
  it.each<[string, Partial<DossierInput>, RegExp]>([
    [
      'may stay',
      {},
      /^[^;]*: wie een progressieve premie houdt, gebruikt eerbiedigende werking \(art\. 150b lid 1 onder c PW\)\.$/,
    ],
    [
      'is forbidden',
      { schemeOn30June2023: 'averagePremium', ownProposal: { flat: null, scale: ownScale } },
      /^Naast een progressieve staffel [^;]*: die staffel is hier zo niet toegestaan \(art\. 38r Wet LB 1964 en art\. 220e PW\)\.$/,
    ],
    [
      'may stay beside one that is too high',
      { ownProposal: { flat: null, scale: ownScale } },
      /eerbiedigende werking \(art\. 150b lid 1 onder c PW\); een van de staffels is niet toegestaan \(art\. 38r Wet LB 1964\)\.$/,
    ],
  ])('is not applicable where the scale %s, for the reason of its verdict', (_, changes, told) => {
    const { result } = subjectOf(changes);
    expect(noCompensationBesideScale(result)).toEqual([expect.stringMatching(told)]);
    for (const scale of premiumAlternatives(result).filter(({ form }) => form === 'progressive')) {
      const isForbidden = scale.verdict.allowed === 'no';
      expect(notApplicable(scale)?.includes('niet toegestaan')).toBe(isForbidden);
    }
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
