import type { ConclusionSubject } from '#output/language/subject.ts';

const measures = {
  totalPension: 'voor alle deelnemers samen',
  averagePerParticipant: 'gemiddeld per deelnemer',
  premiumValue: 'aan de contante waarde van de premies',
} as const;

/** The measure of equal pension; null where it is the default, the sum of expected pensions: of one participant the mean too. */
export function profitMeasureNote({ input: { goal }, result }: ConclusionSubject): string | null {
  const isOne = result.participantCount === 1;
  const isOfPremiums = goal.measure === 'premiumValue';
  const isUsual = goal.measure === 'totalPension' || (isOne && !isOfPremiums);
  if (result.profitBasis === 'expected' && isUsual) return null;
  const returns = `op ${result.profitBasis === 'riskFree' ? 'risicovrij' : 'verwacht'} rendement`;
  const how = [...(isOne && !isOfPremiums ? [] : [measures[goal.measure]]), ...(isOfPremiums ? [] : [returns])].join(
    ', ',
  );
  const pension = isOne ? 'het verwachte pensioen' : 'de som van de verwachte pensioenen';
  return `Profijtneutraal is hier gemeten ${how}; ${pension} kan daardoor verschillen.`;
}
