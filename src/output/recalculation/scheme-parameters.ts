import type { BracketAgeRule, DossierInput, SchemeProvisions } from '#core/dossier/dossier.ts';
import type { EmployeeContribution } from '#core/dossier/employee-contribution.ts';
import { currentPensionForm } from '#core/projection/scheme-in-force.ts';
import { levelRiskPremium } from '#core/scheme/cost-rates.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import { emptyRow, headingRow, valueCell } from '#output/model/planned-cells.ts';
import { explained, explainedHeader, explainedValue } from '#output/recalculation/explained-row.ts';
import { sharingRows } from '#output/recalculation/own-contribution.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import type { CellContent } from '#output/model/table.ts';

const rules: Readonly<Record<BracketAgeRule, string>> = {
  firstOfMonth: 'eerste van de maand',
  firstOfJanuary: '1 januari',
  lastOfDecember: '31 december',
};

interface SchemeParameter {
  readonly label: string;
  readonly name: string;
  readonly format: NumberFormat;
  readonly meaning: string;
  readonly valueOf: (provisions: SchemeProvisions) => CellContent;
}

/** The own contribution, in the new scheme before its first step; 0 where it is a part of something else. */
const firstContribution = ({ employeeContribution }: SchemeProvisions, basis: EmployeeContribution['basis']): number =>
  employeeContribution.basis === basis ? employeeContribution.rate : 0;

const schemeParameters: readonly SchemeParameter[] = [
  {
    label: 'Pensioenleeftijd in maanden',
    name: 'pensioenleeftijd',
    format: 'year',
    meaning: 'jaren x 12 plus maanden',
    valueOf: (provisions) => provisions.pensionAgeInMonths,
  },
  {
    label: 'Franchise',
    name: 'franchise',
    format: 'euroCents',
    meaning: 'niveau peildatum',
    valueOf: (provisions) => provisions.offset,
  },
  {
    label: 'Maximumsalaris',
    name: 'max_salaris',
    format: 'euroCents',
    meaning: 'niveau peildatum',
    valueOf: (provisions) => provisions.maximumSalary,
  },
  {
    label: 'Leeftijdsbepaling',
    name: 'leeftijdsbepaling',
    format: 'general',
    meaning: 'welke leeftijd de stap van de staffel bepaalt',
    valueOf: (provisions) => rules[provisions.bracketAgeRule],
  },
  {
    label: 'Eigen bijdrage, deel van de grondslag',
    name: 'bijdrage_grondslag',
    format: 'percentEntered',
    meaning: 'één van de drie soorten',
    valueOf: (provisions) => firstContribution(provisions, 'pensionBase'),
  },
  {
    label: 'Eigen bijdrage, deel van de premie',
    name: 'bijdrage_premie',
    format: 'percentEntered',
    meaning: 'zonder opslag',
    valueOf: (provisions) => firstContribution(provisions, 'premium'),
  },
  {
    label: 'Eigen bijdrage, deel van het salaris',
    name: 'bijdrage_salaris',
    format: 'percentEntered',
    meaning: 'van het salaris in deeltijd',
    valueOf: (provisions) => firstContribution(provisions, 'salary'),
  },
  {
    label: 'Opslag op de premie',
    name: 'opslag_premie',
    format: 'percentEntered',
    meaning: 'betaalt de werkgever boven de premie',
    valueOf: (provisions) => provisions.premiumLoading,
  },
  {
    label: 'Risicopremie, deel van de grondslag',
    name: 'risicopremie_grondslag',
    format: 'percentEntered',
    meaning: 'betaalt de werkgever',
    valueOf: (provisions) => provisions.riskPremiumOnBase,
  },
  {
    label: 'Risicopremie, deel van het salaris',
    name: 'risicopremie_salaris',
    format: 'percentEntered',
    meaning: 'betaalt de werkgever',
    valueOf: (provisions) => levelRiskPremium(provisions),
  },
  {
    label: 'Kosten per deelnemer',
    name: 'kosten_per_deelnemer',
    format: 'euroCents',
    meaning: 'per jaar, niveau peildatum',
    valueOf: (provisions) => provisions.costPerParticipant,
  },
];

/** Provisions of both schemes side by side. */
export const schemeRows = (input: DossierInput): readonly PlannedRow[] => {
  const { current, next } = input;
  return [
    headingRow('Parameters: regelingen'),
    explainedHeader('Parameter', 'Huidig', 'Nieuw'),
    ...schemeParameters.map(({ label, name, format, meaning, valueOf }) =>
      explained(
        label,
        [valueCell(valueOf(current), format, `huidig_${name}`), valueCell(valueOf(next), format, `nieuw_${name}`)],
        `huidig_${name} en nieuw_${name}: ${meaning}`,
      ),
    ),
    entryCostRow(input),
    ...formRows(input),
    emptyRow,
    ...contributionSharing(input),
  ];
};

function contributionSharing(input: DossierInput): readonly PlannedRow[] {
  const rows = sharingRows(input);
  return rows.length === 0 ? [] : [...rows, emptyRow];
}

function entryCostRow({ current, next }: DossierInput): PlannedRow {
  const ofNew = valueCell(next.entryCost, 'percentEntered', 'nieuw_kosten_op_inleg');
  if (current.kind !== 'premium')
    return explained('Kosten op de inleg', [null, ofNew], 'nieuw_kosten_op_inleg: wordt niet belegd');
  const ofCurrent = valueCell(current.entryCost, 'percentEntered', 'huidig_kosten_op_inleg');
  const meaning = 'huidig_kosten_op_inleg en nieuw_kosten_op_inleg: wordt niet belegd';
  return explained('Kosten op de inleg', [ofCurrent, ofNew], meaning);
}

/** The form of the current scheme's own pension, for its price. */
function formRows(input: DossierInput): readonly PlannedRow[] {
  const { partnerFraction, indexation } = currentPensionForm(input);
  return [
    explainedValue(
      'Partnerpensioen bij het huidige pensioen',
      partnerFraction,
      'percentEntered',
      'huidig_partnerdeel',
      'deel van het ouderdomspensioen, voor de prijs in de eigen vorm',
    ),
    explainedValue(
      'Indexatie na ingang',
      indexation,
      'percentEntered',
      'huidig_indexatie_na_ingang',
      'per jaar, van het huidige pensioen',
    ),
  ];
}
