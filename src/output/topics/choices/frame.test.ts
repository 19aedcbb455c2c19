import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { describe, expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import { legalFrame } from '#core/dossier/legal-frame.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { milestonesConclusion, milestonesOf } from '#output/topics/choices/milestones-conclusion.ts';
import { nextSteps } from '#output/topics/choices/next-steps.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { survivorConclusion } from '#output/topics/schemes/survivor-conclusion.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier, result } = exampleContent();
const none = { partner: null, orphan: null, anwGap: null };

const frameOf = (transitionDate: YearMonth) => legalFrame({ transitionDate, change: 'transition' }, null);

const withDates = (year: number, monthsToTransition: number): ConclusionSubject => {
  const valuationDate = { year, month: 1 };
  const transitionDate = { year: year + Math.floor(monthsToTransition / 12), month: 1 + (monthsToTransition % 12) };
  return {
    input: { ...dossier.input, valuationDate, transitionDate },
    result: { ...result, valuationDate, transitionDate, monthsToTransition, legalFrame: frameOf(transitionDate) },
  };
};

const withCover = ({ input, result }: ConclusionSubject, partner: number | null): ConclusionSubject => ({
  input: { ...input, next: { ...input.next, survivorCover: { ...none, partner } } },
  result,
});

const parts = (key: 'unchanged' | 'budgetNeutralFlat', riskPremiums: number): CostParts => ({
  ...alternativeOf(result, key).firstYear,
  riskPremiums,
});

const withPremiums = (current: number, next: number): ConclusionSubject => ({
  input: dossier.input,
  result: changedAlternatives(result, {
    unchanged: { firstYear: parts('unchanged', current) },
    budgetNeutralFlat: { firstYear: parts('budgetNeutralFlat', next) },
  }),
});

describe('the milestones', () => {
  it('are past or to come from the valuation date on, whatever day it is', () => {
    const past = (year: number) =>
      milestonesOf(withDates(year, 0), null)
        .filter(({ isPast }) => isPast)
        .map(({ key }) => key);
    expect(past(2026)).toEqual(['grandfatheringReference', 'participantNotice', 'grandfatheringEntry']);
    expect(past(2027)).toEqual([
      'grandfatheringReference',
      'participantNotice',
      'bindingAdvice',
      'grandfatheringEntry',
    ]);
    expect(past(2028)).toEqual([
      'grandfatheringReference',
      'bindingAdvice',
      'transitionPlan',
      'participantNotice',
      'grandfatheringEntry',
    ]);
  });

  it('name waiver of premium only where somebody stays out of the calculation for it, and compensation where there is any', () => {
    const keys = (changes: Partial<ConclusionSubject['result']>) => {
      const subject = withDates(2027, 0);
      return milestonesOf({ ...subject, result: { ...subject.result, ...changes } }, null).map(({ key }) => key);
    };
    const nobody = keys({ excluded: [], compensation: null });
    expect(nobody).not.toContain('premiumWaiver');
    expect(nobody).not.toContain('compensationEnd');
    expect(keys({ excluded: [{ number: '1', reason: 'notCounted' }] })).toContain('premiumWaiver');
    expect(keys({ excluded: [{ number: '1', reason: 'pensionBeforeTransition' }] })).not.toContain('premiumWaiver');
  });

  it('tell when the new scheme starts, and by which day the provider has the plan', () => {
    expect(milestonesConclusion(withDates(2027, 11))).toBe(
      'De nieuwe regeling gaat in op 1 december 2027; het transitieplan hoort uiterlijk 1 oktober 2027 bij de uitvoerder te zijn',
    );
    expect(milestonesConclusion(withDates(2026, 1))).toContain('hoort uiterlijk 31 januari 2026 bij de uitvoerder');
  });

  it('give the end of the contract as the day for the new one, and say when it is past', () => {
    const until = (contractEnd: Parameters<typeof nextSteps>[1]) =>
      nextSteps(withDates(2026, 12), contractEnd).find(({ what }) => what.startsWith('Contract'))?.until;
    expect(until(null)).toBe('01-01-2027');
    expect(until({ year: 2026, month: 12, day: 31 })).toBe('31-12-2026');
    expect(until({ year: 2025, month: 12, day: 31 })).toBe('31-12-2025 (voorbij)');
  });

  it('ask for binding advice before there must be an agreement, or by the day of the law where that is sooner', () => {
    const advice = (year: number, months: number) => {
      const steps = nextSteps(withDates(year, months), null);
      const at = steps.findIndex(({ what }) => what.includes('bindend advies'));
      return [steps[at]?.until, at < steps.findIndex(({ what }) => what === 'Nieuwe regeling gaat in')];
    };
    expect(advice(2026, 3)).toEqual(['vóór 01-03-2026', true]);
    expect(advice(2026, 23)).toEqual(['31-12-2026', true]);
  });

  it('do not offer a premium that rises with age where the law does not leave it', () => {
    const subject = withDates(2026, 12);
    const result = changedAlternatives(subject.result, {
      budgetNeutralProgressive: { permission: { permitted: 'no', reason: 'solidaryContract' } },
    });
    expect(nextSteps(subject, null)[0]?.what).toContain('de staffel houden voor wie er al is');
    expect(nextSteps({ ...subject, result }, null)[0]?.what).toBe(
      'Kiezen: hoe hoog de vlakke premie wordt (de staffel houden mag hier niet)',
    );
    const unknown = changedAlternatives(subject.result, {
      budgetNeutralProgressive: { permission: { permitted: 'unknown', reason: 'schemeUnknown' } },
    });
    expect(nextSteps({ ...subject, result: unknown }, null)[0]?.what).toContain('voor wie er al is (als dat mag)');
  });

  it('ask nothing before the valuation date: with the notice on that day all is due before the start, the notice last', () => {
    const steps = nextSteps(withDates(2026, 1), null);
    expect(steps.map(({ until }) => until)).not.toContain('vóór 01-01-2026');
    const at = (start: string): number => steps.findIndex(({ what }) => what.startsWith(start));
    expect(steps[at('Gewijzigde')]!.until).toBe('vóór 01-02-2026');
    expect([at('Kiezen'), at('Gewijzigde') < at('Uitvoerder')]).toEqual([0, true]);
  });

  it('have the plan ready before participants are told or the new scheme starts, and on the last day of the law at the latest', () => {
    const planned = (year: number, months: number) =>
      nextSteps(withDates(year, months), null)
        .filter(({ what }) => /^(Kiezen|Instemming|Gewijzigde)/.test(what))
        .map(({ until }) => until);
    const three = (until: string) => [until, until, until];
    expect(planned(2026, 12)).toEqual(three('vóór 01-12-2026'));
    expect(planned(2027, 0)).toEqual(three('vóór 01-01-2027 (voorbij)'));
    expect(planned(2027, 11)).toEqual(three('01-10-2027'));
    expect(planned(2028, 0)).toEqual(three('01-10-2027 (voorbij)'));
  });

  it('are in order, with consent, advice that can still be asked, plan and notice', () => {
    const steps = (year: number, months: number) =>
      nextSteps(withDates(year, months), null).map(({ what, until }) => `${what.split(' ', 2).join(' ')}: ${until}`);
    expect(steps(2026, 24)).toEqual([
      'Kiezen: een: 01-10-2027',
      'Instemming vragen:: 01-10-2027',
      'Zonder overeenstemming:: 31-12-2026',
      'Gewijzigde pensioenovereenkomst: 01-10-2027',
      'Uitvoerder informeert: 01-12-2027',
      'Contract met: 01-01-2028',
      'Nieuwe regeling: 01-01-2028',
    ]);
    expect(steps(2027, 0).filter((step) => step.startsWith('Zonder overeenstemming'))).toEqual([]);
    expect(nextSteps(withDates(2026, 24), null)[1]?.what).toContain('art. 27 lid 1 a WOR');
  });

  it('of a later change from a kept scale have no plan, no advice and no notice of the transition', () => {
    const subject = withDates(2028, 12);
    const frame = legalFrame({ transitionDate: subject.input.transitionDate, change: 'afterGrandfathering' }, null);
    const later = { ...subject, result: { ...subject.result, legalFrame: frame } };
    expect(nextSteps(later, null).map(({ what }) => what.split(' ', 1)[0])).toEqual([
      'Kiezen:',
      'Instemming',
      'Contract',
      'Nieuwe',
    ]);
    expect(milestonesConclusion(later)).toBe('De nieuwe regeling gaat in op 1 januari 2029');
  });
});

describe('cover on death and its premiums', () => {
  const conclusion = (subject: ConclusionSubject, before: number | null, after: number | null) =>
    survivorConclusion(withCover(subject, after), { ...none, partner: before })?.replaceAll('\u00a0', ' ');

  it('are told by the cover, or else by the premiums', () => {
    expect(conclusion(withPremiums(1000, 1200), 0.7, 0.5)).toBe('Het nieuwe partnerpensioen is 50,0% van het salaris');
    expect(conclusion(withPremiums(900, 0), null, null)).toBe('De risicopremies zijn in 2027 € 0');
    const { input: given, result: from } = withPremiums(900, 1000);
    const december = { input: given, result: { ...from, transitionDate: { year: 2026, month: 12 } } };
    expect(conclusion(december, null, null)).toBe('De risicopremies zijn in het jaar vanaf 1 december 2026 € 1.000');
    expect(conclusion(withPremiums(0, 0), 0.35, null)).toMatch(/mag hoogstens 50% van het salaris zijn/);
  });

  it('are not told of where the dossier says nothing about them', () => {
    const free = { riskPremiumOnBase: 0, riskPremiumOnSalary: 0 };
    const { input } = dossier;
    if (isAveragePay(input)) throw new Error('the example is a premium scheme');
    const next = { ...input.next, ...free, survivorCover: none };
    const silent = { ...input, current: { ...input.current, ...free }, next };
    const subject = { input: silent, result: withPremiums(0, 0).result };
    expect(survivorConclusion(subject, none)).toBeNull();
  });
});
