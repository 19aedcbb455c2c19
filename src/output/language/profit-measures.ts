import type { ProfitMeasure } from '#core/dossier/goal.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Answer } from '#core/result/answer.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import type { DossierResult } from '#core/result/result.ts';
import { expectation } from '#output/language/expectation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The measures of equal profit, in the order in which they are always shown. */
const measuresInOrder: readonly ProfitMeasure[] = ['totalPension', 'averagePerParticipant', 'premiumValue'];

/** Dutch names of what a measure keeps equal. */
const measureNames: Readonly<Record<ProfitMeasure, string>> = {
  totalPension: 'Totaal pensioen',
  averagePerParticipant: 'Gemiddeld per deelnemer',
  premiumValue: 'Waarde van de premies',
};

/** The same as it is shown: of one participant the sum and the mean are that one pension. */
export const measureName = ({ participantCount }: DossierResult, measure: ProfitMeasure): string =>
  participantCount === 1 && measure !== 'premiumValue' ? 'Pensioen' : measureNames[measure];

/** The profit-neutral flat premium by one measure. */
export interface MeasuredPremium {
  readonly measure: ProfitMeasure;
  readonly answer: Answer;
  readonly isChosen: boolean;
}

/** The profit-neutral flat premium by every measure, on the chosen profit basis; of one participant its pension once. */
export function measuredPremiums({ input, result }: ConclusionSubject): readonly MeasuredPremium[] {
  const same = input.goal.measure === 'averagePerParticipant' ? 'totalPension' : 'averagePerParticipant';
  const shown = measuresInOrder.filter((measure) => result.participantCount > 1 || measure !== same);
  return shown.flatMap((measure): MeasuredPremium[] => {
    if (measure === input.goal.measure) {
      return [{ measure, answer: alternativeOf(result, 'profitNeutralFlat'), isChosen: true }];
    }
    const other = result.otherMeasures.find((found) => found.measure === measure);
    return other === undefined ? [] : [{ measure, answer: other.answer, isChosen: false }];
  });
}

/** On which returns the measures compare pensions: beside a promise, a hope is never told without saying that it is one. */
export function measuredOn({ input, result }: ConclusionSubject): string {
  if (result.profitBasis === 'riskFree') return 'op risicovrij rendement';
  return expectation(input).replace(/,$/, '');
}

/** Why the measures ask different premiums: a full sentence; null of one participant from average pay, who has one measure. */
export function measuresSentence({ input, result }: ConclusionSubject): string | null {
  const total =
    'Gelijk totaal pensioen laat winst op het ene pensioen verlies op het andere goedmaken, ook als het ene over veertig jaar ingaat en het andere over vier';
  const average = 'gemiddeld per deelnemer telt ieders verandering in procenten even zwaar';
  const value = 'gelijke waarde van de premies vergelijkt wat wordt ingelegd, niet wat het oplevert';
  if (result.participantCount === 1) return isAveragePay(input) ? null : `${capitalised(value)}.`;
  return `${[total, average, ...(isAveragePay(input) ? [] : [value])].join('; ')}.`;
}
