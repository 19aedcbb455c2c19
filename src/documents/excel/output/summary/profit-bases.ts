import type { ProfitBasis } from '#core/dossier.ts';
import type { Answer, DossierResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { answerNames } from '#documents/excel/output/alternative-columns.ts';
import { emptyRow, headerRow, headingRow, sentenceRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { PlannedCell, PlannedRow } from '#documents/excel/output/sheet-plan.ts';

const basisNames: Readonly<Record<ProfitBasis, string>> = {
  expected: 'Verwachte rendementen',
  riskFree: 'Risicovrij',
};

const explanations: Readonly<Record<'dbToDc' | 'ambitionDbToDc', readonly string[]>> = {
  dbToDc: [
    'De huidige opbouw is door een verzekeraar gegarandeerd; het nieuwe pensioen hangt af van rendement en rente.',
    'Bij verwachte rendementen telt een verwachte euro even zwaar als een gegarandeerde: dat geeft een lagere premie, en het risico ligt bij de deelnemers.',
    'Op risicovrije basis levert elke belegging de risicovrije rente: dan wordt zekerheid met zekerheid vergeleken, en is de premie hoger.',
  ],
  ambitionDbToDc: [
    'De huidige regeling streeft naar een pensioen met toeslag, zonder dat alles daarvan is gegarandeerd; het nieuwe pensioen hangt af van rendement en rente.',
    'Bij verwachte rendementen worden twee verwachtingen vergeleken: de ambitie en wat de premie naar verwachting oplevert.',
    'Op risicovrije basis levert elke belegging de risicovrije rente: zo blijkt welke premie nodig is om de ambitie zonder beleggingsrisico te halen.',
  ],
};

const exact = (answer: Answer, name?: string): PlannedCell =>
  valueCell(answer.exact, answer.form === 'flat' ? 'percentExact' : 'factor', name);

/** The scale of the other basis stands nowhere in full. */
const practical = ({ form, practicalScale }: Answer): PlannedCell =>
  form === 'flat' ? valueCell(practicalScale[0]?.rate ?? 0, 'percentTwo') : valueCell('staffel', 'general');

const row = (answer: Answer, basis: ProfitBasis, name?: string): PlannedRow => [
  { content: alternativeNames[answer.key].long, look: 'label' },
  exact(answer, name),
  practical(answer),
  valueCell(answer.cost, 'euro'),
  valueCell(answer.costDifference, 'euro'),
  valueCell(answer.feasible ? 'ja' : 'nee', 'general'),
  { content: basisNames[basis], look: 'text' },
];

/** Both profit bases beside each other, where the current scheme is average pay. */
export function profitBasisRows({ kind, answers, otherBasis, profitBasis }: DossierResult): readonly PlannedRow[] {
  if (kind === 'dcToDc') return [];
  const other = profitBasis === 'expected' ? 'riskFree' : 'expected';
  const keys = ['profitNeutralFlat', 'profitNeutralProgressive'] as const;
  return [
    emptyRow,
    headingRow('Profijtneutraal op twee manieren'),
    ...explanations[kind].map(sentenceRow),
    headerRow(['Antwoord', 'Exact', 'Praktisch', 'Werkgeverslast', 'Verschil werkgeverslast', 'Haalbaar', 'Basis']),
    ...keys.flatMap((key) => [
      row(answers[key], profitBasis),
      row(otherBasis[key], other, `${answerNames[key]}_andere_basis_exact`),
    ]),
  ];
}
