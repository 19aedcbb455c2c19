import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { exampleResult } from '#test/fixtures/result.ts';
import { describe, expect, test } from 'vitest';
import { plainChoices } from '#cases/factory/plain-dossier.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import type { SchemeFacts } from '#core/dossier/scheme-kind.ts';
import {
  compensationExplanation,
  compensationLawSentences,
  compensationSentences,
  laterCompensationSentence,
} from '#output/topics/compensation/compensation-sentences.ts';
import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

const rules: CompensationRules = {
  ...plainChoices.compensation,
  method: 'pensionOutcome',
  target: 0.95,
  form: 'pensionPremium',
  cohortYears: 5,
  end: { kind: 'legalEnd' },
  salaryLoading: 0.22,
};
const premiumScheme: SchemeFacts = { current: { kind: 'premium' }, reference: 'scheme' };
const averagePay: SchemeFacts = { current: { kind: 'averagePay' }, reference: 'scheme' };
const said = (change: Partial<CompensationRules>, facts: SchemeFacts = premiumScheme): string =>
  compensationSentences({ ...rules, ...change }, facts, 'holds').join(' ');

describe('compensation in words', () => {
  test('cites no article of the law on pensions as its source where it is salary', () => {
    const article = (form: CompensationRules['form']) => {
      const { dossier, result } = averagePayContent('ambition', 5);
      const { compensation } = dossier.input;
      return compensationPlanSection({
        input: { ...dossier.input, compensation: { ...compensation, form } },
        result,
      })?.source.article;
    };
    expect(article('pensionPremium')).toBe('art. 150f Pensioenwet');
    expect(article('salary')).toBeNull();
  });

  test('that goes on after the years shown is said, with its last year, and nothing otherwise', () => {
    const { result } = averagePayContent('ambition', 5);
    const lastPaid = Math.max(
      ...result.alternatives.flatMap(({ compensation }) =>
        (compensation?.years ?? []).filter(({ cost }) => cost > 0).map(({ year }) => year),
      ),
    );
    const [first] = result.years;
    if (!first) throw new Error('the example has no years');
    const until = (year: number) => ({ ...result, years: [{ ...first, year }] });
    expect(laterCompensationSentence(until(lastPaid))).toBeNull();
    expect(laterCompensationSentence(until(lastPaid - 1))).toContain(`na ${lastPaid - 1}, tot en met ${lastPaid}. `);
    const none = result.alternatives.map((alternative) => ({ ...alternative, compensation: null }));
    expect(laterCompensationSentence({ ...result, alternatives: none })).toBeNull();
  });

  test('names the pension that is made good on its basis, and calls no average pay expected without saying that it is not promised', () => {
    expect(said({})).toContain('Aanvulling tot 95% van het verwachte huidige pensioen:');
    expect(said({ basis: 'riskFree' })).toContain('95% van het huidige pensioen, risicovrij gerekend');
    expect(said({}, averagePay)).toContain(
      '95% van het huidige middelloonpensioen, naar verwachting en zonder garantie',
    );
    expect(said({}, { ...averagePay, reference: 'ambition' })).toContain(
      '95% van de pensioenambitie, naar verwachting en zonder garantie',
    );
  });

  test('tells the method', () => {
    expect(said({ method: 'premiumDifference' })).toContain('als één gelijkblijvend percentage');
    expect(said({ method: 'premiumDifference', form: 'salary' })).toContain('vergoed wordt elke maand');
    expect(said({ method: 'ownTable' })).toContain('Volgens de afgesproken tabel');
    expect(said({ method: 'ownTable' })).toContain('welk deel de tabel aanvult van het tekort tot 95%');
    expect(said({ method: 'none' })).toBe('In dit dossier is geen compensatie gevraagd.');
  });

  test('tells who has one percentage and who has an own amount', () => {
    expect(said({})).toContain('per groep van 5 leeftijdsjaren op de transitiedatum één gelijkblijvend percentage');
    expect(said({ cohortYears: 1 })).toContain('per leeftijdsjaar op de transitiedatum één gelijkblijvend percentage');
    expect(said({})).toContain('ook wie later in dienst komt (art. 150f PW)');
    expect(said({ method: 'ownTable' })).toContain('wie op de transitiedatum even oud is');
    expect(said({ form: 'salary' })).toContain('In de vorm van salaris, per deelnemer.');
  });

  test('tells of threshold, maximum and ages only what is chosen', () => {
    expect(said({})).not.toMatch(/hoogstens|telt niet/);
    expect(said({})).toContain('Wie op de transitiedatum in dienst is, komt in aanmerking voor compensatie.');
    expect(said({ threshold: 0.025 })).toContain(
      'Een tekort van hoogstens 2,5% van het huidige pensioen telt niet; daarboven telt het hele tekort.',
    );
    expect(said({ threshold: 0.025, method: 'premiumDifference' })).not.toContain('telt niet');
    expect(said({ maximumRate: 0.05 })).toContain('De compensatie is hoogstens 5% van de pensioengrondslag.');
    expect(said({ fromAge: 45 })).toContain('en dan vanaf 45 jaar oud');
    expect(said({ untilAge: 60 })).toContain('en dan tot en met 60 jaar oud');
    expect(said({ fromAge: 45, untilAge: 60 })).toContain('en dan van 45 tot en met 60 jaar oud');
  });

  test('tells until when it is paid and what salary costs', () => {
    expect(said({})).toContain('tot het wettelijk einde van de compensatieperiode');
    expect(said({ end: { kind: 'pensionDate' } })).toContain('tot de pensioendatum');
    expect(said({ end: { kind: 'years', years: 1 } })).toContain('gedurende 1 jaar');
    expect(said({ end: { kind: 'years', years: 9 } })).toContain('gedurende 9 jaar');
    expect(said({})).toContain('22% meer dan het bedrag zelf');
    expect(said({})).toContain('Wat niet binnen de wettelijke ruimte');
    expect(said({ form: 'salary' })).not.toContain('wettelijke ruimte');
    expect(said({ salaryLoading: 0 })).toContain('Op salaris is geen opslag gerekend');
  });

  test('says only that there is none, and why, where chapter 6b does not hold', () => {
    expect(compensationSentences(rules, premiumScheme, 'laterChange')).toEqual([
      'Compensatie is hier niet aan de orde: dit is een wijziging na eerbiedigende werking (art. 220e lid 3 PW).',
    ]);
    expect(compensationExplanation(rules, 'noEarlierScheme')).toBe(
      'Compensatie is hier niet aan de orde: op 30 juni 2023 was er nog geen regeling (art. 150b lid 1 onder a PW).',
    );
    expect(compensationSentences({ ...rules, method: 'none' }, premiumScheme, 'laterChange')).toHaveLength(1);
  });

  test('explains columns of zero', () => {
    expect(compensationExplanation({ ...rules, method: 'none' }, 'holds')).toContain('staan op nul');
    expect(compensationExplanation(rules, 'holds')).toContain('in het eerste jaar');
    expect(compensationExplanation({ ...rules, method: 'none' }, 'laterChange')).toMatch(
      /^Compensatie is hier niet aan de orde: /,
    );
  });
});

const shared: CompensationResult = { basis: 'expected', rateBase: 'newScheme', cohorts: [] };

describe('what the law says of compensation', () => {
  test('is that there is none beside a scale, with the article', () => {
    const allowed = { keptScale: { verdict: { allowed: 'yes', grounds: [] } } } as const;
    expect(compensationLawSentences(shared, changedAlternatives(exampleResult([]), allowed))).toContainEqual(
      expect.stringContaining('art. 150b lid 1 onder c PW'),
    );
  });

  test('with a reduced offset is of which base the rates are', () => {
    expect(compensationLawSentences({ ...shared, rateBase: 'fullOffset' }, exampleResult([]))[0]).toContain(
      'art. 38s lid 2 Wet LB 1964',
    );
  });
});

test.each(['dcToDc', 'dbToDc'] as const)('a note explains the columns that the table of %s has', async (kind) => {
  const { dossier, result } = await statutoryExample(kind);
  const { exhibits, notes } = compensationPlanSection({ input: dossier.input, result })!;
  const heads = exhibits[0]!.table!.model.columns.map(({ head }) => head);
  expect(heads.includes('Eerste jaar')).toBe(kind === 'dcToDc');
  expect(notes.join(' ').includes('Eerste jaar en totaal: ')).toBe(kind === 'dcToDc');
});
