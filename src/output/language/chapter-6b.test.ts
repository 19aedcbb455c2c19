import { describe, expect, it } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { milestonesConclusion, milestonesOf, planNote } from '#output/topics/choices/milestones-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { nextSteps } from '#output/topics/choices/next-steps.ts';
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
  nextSteps(subjectOf(changes), null)
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
    const keys = milestonesOf(subject, null).map(({ key }) => key);
    for (const key of ['transitionPlan', 'participantNotice', 'bindingAdvice']) expect(keys).not.toContain(key);
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
    const { result } = subjectOf({});
    expect(awaitsChoice({ ...result, chosen: null })).toBe(true);
    expect(awaitsChoice({ ...result, chosen: 'B' })).toBe(false);
    expect(awaitsChoice(subjectOf({ schemeOn30June2023: 'noScheme' }).result)).toBe(false);
  });
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
      /^Naast een progressieve staffel [^;]*: zij is hier zo niet toegestaan \(art\. 38r Wet LB 1964 en art\. 220e PW\)\.$/,
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

describe('the steps', () => {
  it('ask for binding advice before the plan goes to the provider, also where the law gives longer', () => {
    const transitionDate = { year: 2026, month: 12 };
    const names = nextSteps(subjectOf({ transitionDate }), null).map(({ what }) => what);
    const at = (word: string): number => names.findIndex((name) => name.includes(word));
    expect(at('bindend advies')).toBeGreaterThanOrEqual(0);
    expect(at('bindend advies')).toBeLessThan(at('transitieplan'));
    expect(at('Kiezen')).toBeLessThan(at('bindend advies'));
    expect(at('transitieplan')).toBeLessThan(at('Nieuwe regeling'));
  });

  it('try to agree before they ask for advice, whose last day may be the first of all', () => {
    const told = nextSteps(subjectOf({}), null);
    const names = told.map(({ what }) => what.split(/[ :]/, 1)[0]);
    expect(names.slice(0, 4)).toEqual(['Kiezen', 'Instemming', 'Zonder', 'Gewijzigde']);
    expect(told.slice(0, 4).map(({ until }) => until)).toEqual([
      '01-10-2027',
      '01-10-2027',
      '31-12-2026',
      '01-10-2027',
    ]);
  });

  it('ask for another scale where the current one falls with age', () => {
    const current = {
      ...plainDossier.current,
      scale: [
        { fromAge: 20, rate: 0.1 },
        { fromAge: 50, rate: 0.08 },
      ],
    };
    const next = { ...plainDossier.next, shapeSource: 'fiscalMaximum' as const };
    expect(steps({ current, next })).toContain('(de huidige daalt)');
    expect(steps({ current })).toContain('(de staffel houden mag hier niet)');
  });

  it.each<[string, Partial<DossierInput>, string, RegExp]>([
    [
      'the notice',
      { valuationDate: { year: 2026, month: 12 }, transitionDate: { year: 2027, month: 1 } },
      'Uitvoerder informeert',
      /^01-12-2026 \(voorbij\)$/,
    ],
    [
      'the plan',
      { valuationDate: { year: 2027, month: 10 }, transitionDate: { year: 2028, month: 1 } },
      'Gewijzigde',
      /^01-10-2027 \(voorbij\)$/,
    ],
    [
      'the start',
      { valuationDate: { year: 2027, month: 1 }, transitionDate: { year: 2027, month: 1 } },
      'Gewijzigde',
      /^vóór 01-01-2027 \(voorbij\)$/,
    ],
  ])('whose last day is the valuation date itself are past: %s', (_, changes, what, until) => {
    const subject = subjectOf(changes);
    const step = nextSteps(subject, null).find((one) => one.what.startsWith(what));
    expect(step?.until).toMatch(until);
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
    expect(keys({})).toContain('transitionDeadline');
    expect(keys({ schemeOn30June2023: 'noScheme' })).not.toContain('transitionDeadline');
    expect(keys({ schemeOn30June2023: 'averagePremium' })).not.toContain('grandfatheringEntry');
  });
});
