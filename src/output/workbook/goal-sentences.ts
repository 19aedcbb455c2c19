import type { Goal } from '#core/dossier.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Answer, GoalProof, Shortfall } from '#core/result/answer.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { capitalised, counted } from '#office/document/dutch-words.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';

/** The question and the proof in words. */

const measureText = ({ measure }: Goal): string =>
  measure === 'totalPension' ? 'het totaal van de pensioenen' : 'het gemiddelde pensioen per deelnemer';

const basisText = ({ profitBasis }: Goal): string =>
  profitBasis === 'expected' ? 'bij verwachte rendementen' : 'op risicovrije basis';

export const questionSentences = (goal: Goal): readonly string[] => [
  'Welke premie in de nieuwe regeling is gelijkwaardig aan de huidige regeling?',
  `Budgetneutraal: de werkgever is ${horizonPhrase(goal.horizon)} evenveel kwijt (verdisconteerd naar de transitiedatum).`,
  `Profijtneutraal: ${measureText(goal)} blijft gelijk (${basisText(goal)}, in geld van de peildatum).`,
];

const proofValue = ({ unit }: GoalProof, value: number): string =>
  unit === 'ratio' ? percentage(value, 2) : amount(value);

const proofMeasures: Readonly<Record<GoalProof['unit'], string>> = {
  cost: 'verdisconteerde werkgeverslasten',
  pension: 'de som van de pensioenen',
  ratio: 'de gemiddelde verhouding nieuw/huidig',
};

const shortfallText = ({ amount: missing, fraction }: Shortfall): string =>
  missing < 0
    ? `ook zonder premie ligt de uitkomst al ${amount(-missing)} (${percentage(-fraction)}) boven het doel`
    : `bij de hoogst toegestane premie blijft ${amount(missing)} (${percentage(fraction)}) te overbruggen`;

/** Says what the goal asks, what exact and practical premium give, and what remains. */
export function proofSentence({ goal, proof, feasible, shortfall }: Answer): string {
  const value = (number: number): string => proofValue(proof, number);
  const difference = proof.target === 0 ? 0 : (proof.practical - proof.target) / proof.target;
  // Never "-0,00%".
  const remains = Math.abs(difference) < 0.00005 ? '' : ` (${percentage(difference, 2)})`;
  const measured = `doel ${value(proof.target)} (${proofMeasures[proof.unit]}); exact ${value(proof.exact)}; praktisch ${value(proof.practical)}${remains}`;
  if (feasible) return `${measured}.`;
  if (shortfall === null) return `${measured}. Niet haalbaar met deze staffel: ze ligt boven het fiscale maximum.`;
  return goal === 'budget' && shortfall.amount > 0
    ? `${measured}. Ook de hoogst toegestane premie kost minder dan nu: ${amount(shortfall.amount)} (${percentage(shortfall.fraction)}).`
    : `${measured}. Niet haalbaar: ${shortfallText(shortfall)}.`;
}

export function leftOutSentence({ excluded, participantCount }: DossierResult): string {
  const verb = participantCount === 1 ? 'doet' : 'doen';
  if (excluded.length > 0) {
    const count = capitalised(counted(participantCount, 'deelnemer', 'deelnemers'));
    return `${count} ${verb} mee; ${excluded.length} niet (zie blad Waarschuwingen).`;
  }
  return participantCount === 1 ? 'De enige deelnemer doet mee.' : `Alle ${participantCount} deelnemers doen mee.`;
}
