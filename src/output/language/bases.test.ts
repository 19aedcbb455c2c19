import { describe, expect, it } from 'vitest';
import { pessimisticConclusion } from '#output/language/bases.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';

describe('the pessimistic pension at a premium', () => {
  const { dossier, result } = averagePayContent('scheme', 40);
  const said = (rate: number): string => {
    const scale = [{ fromAge: 15, rate }];
    const premium = { practicalScale: scale, exactScale: scale, maxima: [0.3] };
    const changed = changedAlternatives(result, { profitNeutralFlat: premium });
    return pessimisticConclusion({ input: dossier.input, result: changed }, result.profitBasis);
  };

  it('says of a premium above the maximum that it is', () => {
    expect(said(0.735)).toContain('een vlakke premie van 73,5%, die boven het fiscale maximum ligt, ');
    expect(said(0.25)).toContain('een vlakke premie van 25,0% ');
  });

  it('is of one participant, whom a word stands for between two percentages', () => {
    const one = averagePayContent('scheme', 1);
    const subject = { input: one.dossier.input, result: one.result };
    expect(pessimisticConclusion(subject, one.result.profitBasis)).toMatch(/% de deelnemer \d/);
  });
});
