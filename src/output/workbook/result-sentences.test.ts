import { plainChoices } from '#cases/factory/plain-dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import type { SchemeFacts } from '#core/scheme-kind.ts';
import {
  compensationExplanation,
  compensationSentences,
  highestFlatSentence,
  laterCompensationSentence,
} from '#output/workbook/compensation-sentences.ts';
import { proofSentence } from '#output/workbook/goal-sentences.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

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
const said = (change: Partial<CompensationRules>, facts: SchemeFacts = premiumScheme): string =>
  compensationSentences({ ...rules, ...change }, facts).join(' ');
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('compensation in words', () => {
  test('that goes on after the years shown is said, with its last year, and nothing otherwise', () => {
    const { result } = averagePayContent('scheme', 5);
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

  test('tells the method and what is made good', () => {
    expect(said({})).toContain('wat het nieuwe pensioen lager is dan 95,0% van het huidige');
    expect(said({ method: 'premiumDifference' })).toContain('wat de nieuwe premie lager is dan de huidige');
    expect(said({ method: 'none' })).toBe('In dit dossier is geen compensatie gevraagd.');
  });

  test('tells who has one percentage and who has an own amount', () => {
    expect(said({})).toContain('per groep van 5 leeftijdsjaren op de transitiedatum één percentage');
    expect(said({ cohortYears: 1 })).toContain('per leeftijdsjaar op de transitiedatum één percentage');
    expect(said({ form: 'salary' })).toContain('In de vorm van salaris, voor elke deelnemer een eigen bedrag.');
    expect(said({ method: 'premiumDifference' })).toContain('pensioenpremie, voor elke deelnemer een eigen bedrag.');
  });

  test('tells until when it is paid and what salary costs', () => {
    expect(said({})).toContain('tot het wettelijk einde van de compensatieperiode');
    expect(said({ end: { kind: 'pensionDate' } })).toContain('tot de pensioendatum');
    expect(said({ end: { kind: 'years', years: 1 } })).toContain('gedurende 1 jaar');
    expect(said({ end: { kind: 'years', years: 9 } })).toContain('gedurende 9 jaar');
    expect(said({})).toContain('22,0% meer dan het bedrag zelf');
    expect(said({})).toContain('95,0% van het huidige pensioen');
    expect(said({}, { current: { kind: 'averagePay' }, reference: 'ambition' })).toContain(
      '95,0% van de pensioenambitie',
    );
  });

  test('explains columns of zero', () => {
    expect(compensationExplanation({ ...rules, method: 'none' })).toContain('staan op nul');
    expect(compensationExplanation(rules)).toContain('in het eerste jaar');
  });

  test('names the highest flat premium within the budget, or says that there is none', () => {
    const result = (highestFlat: CompensationResult['highestFlat']): CompensationResult => ({
      cohorts: [],
      highestFlat,
    });
    expect(highestFlatSentence(result(null))).toContain('Geen enkele vlakke premie');
    const found = highestFlatSentence(result({ rate: 0.248, costExcluding: 1_000_000, costIncluding: 1_200_000 }));
    expect(plain(found)).toContain('is 24,8%: € 1.000.000 zonder en € 1.200.000 met compensatie');
  });
});

test('a goal that is passed without any premium is told apart from one that no premium reaches', () => {
  const answer = alternativeOf(exampleContent(5).result, 'budgetNeutralFlat');
  const limited = { ...answer, feasible: false };
  const over = proofSentence({ ...limited, shortfall: { amount: -4_000, fraction: -0.04 } });
  expect(plain(over)).toMatch(/ Ook zonder premie is de werkgeverslast al € 4\.000 \(4,0%\) hoger\.$/);
  const under = proofSentence({ ...limited, shortfall: { amount: 4_000, fraction: 0.04 } });
  expect(plain(under)).toMatch(/ Ook bij de hoogst toegestane premie is de werkgeverslast € 4\.000 \(4,0%\) lager\.$/);
  expect(proofSentence({ ...limited, shortfall: null })).toContain('ligt boven het fiscale maximum');
  for (const sentence of [over, under]) expect(sentence).not.toContain('haalbaar');
});
