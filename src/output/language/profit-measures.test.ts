import { describe, expect, it } from 'vitest';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { measuredOn, measuredPremiums, measureName, measuresSentence } from '#output/language/profit-measures.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { input } = exampleContent(25).dossier;
const premiumScheme: ConclusionSubject = { input, result: resultOf(input) };
const averagePay = averagePayContent('scheme', 40);
const guarantee: ConclusionSubject = { input: averagePay.dossier.input, result: averagePay.result };

const names = (subject: ConclusionSubject): readonly string[] =>
  measuredPremiums(subject).map(
    ({ measure, isChosen }) => `${measureName(subject.result, measure)}${isChosen ? '*' : ''}`,
  );

describe('the measures of equal profit', () => {
  it('stand side by side, the value of the premiums only from a premium scheme', () => {
    expect(names(premiumScheme)).toEqual(['Totaal pensioen*', 'Gemiddeld per deelnemer', 'Waarde van de premies']);
    expect(names(guarantee)).toEqual(['Totaal pensioen*', 'Gemiddeld per deelnemer']);
    expect(measuresSentence(premiumScheme)).toContain('waarde van de premies');
    expect(measuresSentence(guarantee)).not.toContain('premies');
  });

  it('are the pension and the value of the premiums of one participant', () => {
    const one = (subject: ConclusionSubject): ConclusionSubject => ({
      ...subject,
      result: { ...subject.result, participantCount: 1 },
    });
    expect(names(one(premiumScheme))).toEqual(['Pensioen*', 'Waarde van de premies']);
    expect(names(one(guarantee))).toEqual(['Pensioen*']);
    expect(measuresSentence(one(guarantee))).toBeNull();
    expect(measuresSentence(one(premiumScheme))).toMatch(/^Gelijke waarde van de premies vergelijkt /);
  });

  it('are told with their basis, and of a promise never without saying that nothing is guaranteed', () => {
    const on = ({ input: dossier, result }: ConclusionSubject, profitBasis: 'expected' | 'riskFree') =>
      measuredOn({ input: dossier, result: { ...result, profitBasis } });
    expect(on(premiumScheme, 'expected')).toBe('naar verwachting');
    expect(on(guarantee, 'expected')).toBe('naar verwachting, maar zonder garantie');
    expect(on(guarantee, 'riskFree')).toBe('op risicovrij rendement');
  });
});
