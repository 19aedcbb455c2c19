import type { Goal, ProfitBasis, ProfitMeasure } from '#core/dossier.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { isAveragePay } from '#core/scheme-kind.ts';
import { expectation } from '#output/words/expectation.ts';

/** What "evenveel" holds for. A sentence that says it of an answer names these with it. */

/** "zonder compensatie en zonder nieuwe medewerkers", as the goal asks. */
export const costGroup = ({ group }: Goal): string =>
  `zonder compensatie en ${group === 'withEntrants' ? 'met' : 'zonder'} nieuwe medewerkers`;

/** "in de eerste 5 jaar, zonder compensatie en zonder nieuwe medewerkers". */
export const costConditions = (goal: Goal): string => `${horizonPhrase(goal.horizon)}, ${costGroup(goal)}`;

/** Of whose pension, or of what, the sum or the mean is kept equal. */
const wholes: Readonly<Record<ProfitMeasure, string>> = {
  totalPension: 'samen',
  averagePerParticipant: 'gemiddeld per deelnemer',
  premiumValue: 'samen',
};

const riskFree = 'bij risicovrij rendement';

/** On which returns: "naar verwachting"; of a promised pension "naar verwachting, maar zonder garantie,". */
const basisOf = ({ input }: ConclusionSubject, basis: ProfitBasis): string =>
  basis === 'riskFree' ? riskFree : expectation(input);

/** "samen naar verwachting evenveel pensioen", "samen evenveel aan premies (contante waarde)"; of one participant without "samen". */
export function equalPension(subject: ConclusionSubject, word: string): string {
  const { measure, profitBasis } = subject.input.goal;
  const whole = subject.result.participantCount === 1 ? '' : `${wholes[measure]} `;
  if (measure === 'premiumValue') return `${whole}${word} aan premies (contante waarde)`;
  return `${whole}${basisOf(subject, profitBasis)} ${word} pensioen`;
}

/** The goal of equal pension as what is kept: "het totale verwachte pensioen". */
export function keptPension({ input, result }: ConclusionSubject): string {
  const { measure } = input.goal;
  if (measure === 'premiumValue') return 'de contante waarde van de premies';
  const kind = result.profitBasis === 'riskFree' ? 'risicovrij berekende' : 'verwachte';
  if (measure === 'averagePerParticipant') return `het gemiddelde ${kind} pensioen per deelnemer`;
  return `het totale ${kind} pensioen`;
}

/** What equal pension is, as what is asked for: "hetzelfde verwachte pensioen". */
export function samePension({ input, result }: ConclusionSubject): string {
  const { measure } = input.goal;
  if (measure === 'premiumValue') return 'dezelfde contante waarde van de premies';
  const mean = measure === 'averagePerParticipant' ? 'gemiddeld ' : '';
  if (result.profitBasis === 'riskFree') return `${mean}hetzelfde risicovrij berekende pensioen`;
  return isAveragePay(input)
    ? `${mean}hetzelfde pensioen, verwacht maar zonder garantie,`
    : `${mean}hetzelfde verwachte pensioen`;
}
