import { firstDayOf, monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput, PremiumEnd } from '#core/dossier/dossier.ts';
import { columnReference } from '#output/model/column-reference.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { flatNowHeader } from '#output/recalculation/participant-facts-sheet.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import { emptyRow, headingRow } from '#output/model/planned-cells.ts';
import {
  explainedHeader,
  explainedStep,
  type ExplainedStep,
  explainedValue,
} from '#output/recalculation/explained-row.ts';
import { endsAtStatePensionAge } from '#output/recalculation/state-pension-ages.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import { sheetLayout } from '#output/model/sheet-layout.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';

/** Place of the chosen personnel number in the first column; exact, also for numbers with signs that a search would read. */
export function placeFormula(plan: SheetPlan): string {
  const numbers = columnReference(plan, 1);
  return `SUMPRODUCT(EXACT(${numbers},narekenen_personeelsnummer)*(ROW(${numbers})-${sheetLayout(plan).headerRow}))`;
}

function factSteps(facts: SheetPlan, input: DossierInput): readonly ExplainedStep[] {
  const fact = (column: number): string => `INDEX(${columnReference(facts, column)},deelnemer_invoerrij,1)`;
  const step = (label: string, column: number, format: NumberFormat, name: string): ExplainedStep => ({
    label,
    formula: fact(column),
    format,
    name,
    meaning: `uit ${facts.name}`,
  });
  return [
    step('Geboortedatum', 2, 'date', 'deelnemer_geboortedatum'),
    step('Geslacht', 3, 'general', 'deelnemer_geslacht'),
    step('Fulltime jaarsalaris', 4, 'euroCents', 'deelnemer_salaris'),
    step('Deeltijdpercentage', 5, 'percentEntered', 'deelnemer_deeltijd'),
    step('Premievrijstelling', 6, 'percentEntered', 'deelnemer_premievrijstelling'),
    {
      label: 'Deel waarvoor premie wordt betaald',
      formula: '1-deelnemer_premievrijstelling',
      format: 'percentEntered',
      name: 'deelnemer_betaald_deel',
      meaning: '1 - deelnemer_premievrijstelling: de rest betaalt de verzekeraar, buiten beide regelingen',
    },
    isPremium(input)
      ? step('Pensioenkapitaal', 7, 'euroCents', 'deelnemer_kapitaal')
      : step('Opgebouwd ouderdomspensioen', 7, 'euroCents', 'deelnemer_opgebouwd'),
    ...(flatSinceOf(input) === null ? [] : [step(flatNowHeader, 9, 'general', 'deelnemer_vlakke_premie')]),
  ];
}

/** Until when there is premium in each scheme. */
function premiumEndSteps(input: DossierInput): readonly ExplainedStep[] {
  const ownAge: ExplainedStep = {
    label: 'AOW-leeftijd in maanden',
    formula:
      'INDEX(aow_leeftijd,MATCH(100*YEAR(deelnemer_geboortedatum)+MONTH(deelnemer_geboortedatum),aow_geboren_vanaf,1))',
    format: 'year',
    name: 'deelnemer_aow_leeftijd',
    meaning: 'uit Narekenen tabellen, naar de maand van geboorte',
  };
  const ofScheme = (scheme: 'huidig' | 'nieuw', premiumEnd: PremiumEnd): ExplainedStep => ({
    label: `Maanden met premie in de ${scheme === 'huidig' ? 'huidige' : 'nieuwe'} regeling`,
    formula:
      premiumEnd === 'pensionAge'
        ? `maanden_${scheme}`
        : `MIN(maanden_${scheme},deelnemer_aow_leeftijd-leeftijd_start)`,
    format: 'year',
    name: `maanden_premie_${scheme}`,
    meaning:
      premiumEnd === 'pensionAge'
        ? `maanden_${scheme}: premie tot de pensioenleeftijd`
        : `laagste van maanden_${scheme} en deelnemer_aow_leeftijd - leeftijd_start: premie tot de AOW-leeftijd`,
  });
  return [
    ...(endsAtStatePensionAge(input) ? [ownAge] : []),
    ofScheme('huidig', input.current.premiumEnd),
    ofScheme('nieuw', input.next.premiumEnd),
  ];
}

const timeSteps = (input: DossierInput): readonly ExplainedStep[] => [
  {
    label: 'Leeftijd op de peildatum in maanden',
    formula: '12*(YEAR(peildatum)-YEAR(deelnemer_geboortedatum))+MONTH(peildatum)-MONTH(deelnemer_geboortedatum)',
    format: 'year',
    name: 'leeftijd_start',
    meaning: 'de verjaardag telt op de eerste van de geboortemaand',
  },
  {
    label: 'Maanden tot de huidige pensioendatum',
    formula: 'huidig_pensioenleeftijd-leeftijd_start',
    format: 'year',
    name: 'maanden_huidig',
    meaning: 'huidig_pensioenleeftijd - leeftijd_start',
  },
  {
    label: 'Maanden tot de nieuwe pensioendatum',
    formula: 'nieuw_pensioenleeftijd-leeftijd_start',
    format: 'year',
    name: 'maanden_nieuw',
    meaning: 'nieuw_pensioenleeftijd - leeftijd_start',
  },
  ...premiumEndSteps(input),
  {
    label: 'Maanden met premie',
    formula: 'IF(alternatief_nummer=1,maanden_premie_huidig,maanden_premie_nieuw)',
    format: 'year',
    name: 'maanden_premie',
    meaning: 'bij Nu maanden_premie_huidig, anders maanden_premie_nieuw',
  },
  {
    label: 'Maanden dat het kapitaal groeit',
    formula: 'IF(alternatief_nummer=1,maanden_huidig,maanden_nieuw)',
    format: 'year',
    name: 'maanden_doel',
    meaning: 'tot de pensioendatum van de regeling die dan geldt',
  },
  {
    label: 'Looptijd in maanden',
    formula: isPremium(input)
      ? 'maanden_doel'
      : 'IF(alternatief_nummer=1,maanden_huidig,MAX(maanden_huidig,maanden_nieuw))',
    format: 'year',
    name: 'looptijd',
    meaning: 'zoveel regels heeft het blad Narekenen maanden',
  },
];

const isPremium = ({ current }: DossierInput): boolean => current.kind === 'premium';

/** The facts of the chosen participant, and the months that follow from them. */
export function participantRows(
  { content, choice, participants }: Recalculation,
  results: SheetPlan,
  facts: SheetPlan,
): readonly PlannedRow[] {
  const { input } = content.dossier;
  const chosen = participants[choice.participant]?.participant;
  const factRow = chosen === undefined ? 0 : input.participants.indexOf(chosen) + 1;
  return [
    headingRow('Gegevens van de deelnemer'),
    explainedHeader('Gegeven', 'Waarde'),
    explainedValue('Peildatum', firstDayOf(input.valuationDate), 'date', 'peildatum', 'maand 0'),
    explainedValue(
      'Transitiedatum',
      firstDayOf(input.transitionDate),
      'date',
      'transitiedatum',
      'vanaf dan geldt de nieuwe regeling',
    ),
    explainedValue(
      'Maanden tot de transitie',
      monthsBetween(input.valuationDate, input.transitionDate),
      'year',
      'maanden_tot_transitie',
      'van peildatum tot transitiedatum',
    ),
    explainedStep({
      label: 'Regel op het blad Deelnemers',
      content: choice.participant + 1,
      formula: placeFormula(results),
      format: 'year',
      name: 'deelnemer_rij',
      meaning: 'de hoeveelste van de tabel; 0 als het nummer er niet staat',
    }),
    explainedStep({
      label: 'Regel op het blad Invoer deelnemers',
      content: factRow,
      formula: placeFormula(facts),
      format: 'year',
      name: 'deelnemer_invoerrij',
      meaning: 'de hoeveelste van de tabel',
    }),
    ...factSteps(facts, input).map(explainedStep),
    ...timeSteps(input).map(explainedStep),
    emptyRow,
  ];
}
