import type { ProfitMeasure } from '#core/dossier/goal.ts';
import { definedNames } from '#output/language/defined-names.ts';
import {
  type MeasuredPremium,
  measureName,
  measuredOn,
  measuredPremiums,
  measuresSentence,
} from '#output/language/profit-measures.ts';
import { expectation } from '#output/language/expectation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { emptyRow, headingRow, noteRows, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import { comparedRow, costDifferenceCell, pensionCells } from '#output/topics/choices/from-unchanged.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

/** Ends of the defined names of the exact premium by each measure. */
const nameEnds: Readonly<Record<ProfitMeasure, string>> = {
  totalPension: 'totaal_pensioen_exact',
  averagePerParticipant: 'gemiddelde_per_deelnemer_exact',
  premiumValue: 'waarde_premies_exact',
};

const measureRow = ({ measure, answer, isChosen }: MeasuredPremium, subject: ConclusionSubject): PlannedRow => [
  { content: `${measureName(subject.result, measure)}${isChosen ? ' (gekozen)' : ''}`, look: 'label' },
  valueCell(answer.exact, 'percentExact', `${definedNames.profitNeutralFlat}_${nameEnds[measure]}`),
  valueCell(answer.practicalScale[0]?.rate ?? 0, 'percentTwo'),
  valueCell(answer.cost, 'euro'),
  costDifferenceCell(answer, subject, 'D'),
  valueCell(answer.feasible ? 'ja' : 'nee', 'general'),
  ...pensionCells(answer, subject, 'G'),
];

/** The profit-neutral flat premium by every measure beside each other, and why they differ. */
export const profitMeasureRows = (subject: ConclusionSubject): readonly PlannedRow[] => [
  emptyRow,
  headingRow(`De profijtneutrale vlakke premie naar maatstaf, ${measuredOn(subject)}`),
  ...noteRows(measuresSentence(subject)),
  sentenceRow(
    `De bedragen horen bij de afgeronde premie; het pensioen is ${expectation(subject.input).replace(/,$/, '')}.`,
  ),
  comparedRow('Maatstaf'),
  ...measuredPremiums(subject).map((premium) => measureRow(premium, subject)),
];
