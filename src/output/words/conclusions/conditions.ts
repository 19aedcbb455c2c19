import type { Goal } from '#core/dossier.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** What "evenveel" holds for. A sentence that says it of an answer names these with it. */

/** "zonder compensatie en zonder nieuwe medewerkers", as the goal asks. */
export const costGroup = ({ group }: Goal): string =>
  `zonder compensatie en ${group === 'withEntrants' ? 'met' : 'zonder'} nieuwe medewerkers`;

/** "in de eerste 5 jaar, zonder compensatie en zonder nieuwe medewerkers". */
export const costConditions = (goal: Goal): string => `${horizonPhrase(goal.horizon)}, ${costGroup(goal)}`;

/** The goal of equal pension as what is kept: "het totale verwachte pensioen". */
export function keptPension({ input, result }: ConclusionSubject): string {
  const { measure } = input.goal;
  if (measure === 'premiumValue') return 'de contante waarde van de premies';
  const kind = result.profitBasis === 'riskFree' ? 'risicovrij berekende' : 'verwachte';
  if (measure === 'averagePerParticipant') return `het gemiddelde ${kind} pensioen per deelnemer`;
  return `het totale ${kind} pensioen`;
}
