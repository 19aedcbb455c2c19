import { isChoiceKey } from '#core/dossier/alternative-key.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { schemeKind } from '#core/dossier/scheme-kind.ts';
import { type PremiumChoice, type WhatIfChoices, withChoiceC, withChoices } from '#core/what-if/what-if-choices.ts';
import type { EnteredField, EnteredTable, EnteredValue, ReadDossier } from '#input/fields/dossier-file.ts';
import { contributionTable } from '#input/fields/cost-fields.ts';
import type { Field } from '#input/fields/field.ts';
import { registers } from '#input/fields/register.ts';
import { defaultOf, versionOf } from '#input/fields/templates.ts';
import { ownProposalTable } from '#input/fields/scale-tables.ts';

/** Values of fields by their names; of a choice its value, not its text. */
type FieldValues = Readonly<Record<string, string | number | null>>;

/**
 * A dossier as if its file held other choices. `withChoices` alone applies them; what sheets and screens show of the fields
 * is then what the changed input says. Its warnings are still those of the file.
 */
export function dossierWithChoices(dossier: ReadDossier, choices: WhatIfChoices): ReadDossier {
  const input = withChoices(dossier.input, choices);
  const values = changedValues(input, choices);
  const register = registers[schemeKind(input)];
  const version = versionOf(dossier.templateVersion);
  const fields = dossier.fields.map((entered) => {
    const value = values[entered.name];
    return value === undefined ? entered : enteredAs(register.field(entered.name).field, value, version);
  });
  const proposed =
    choices.premium?.is === 'scale' ? withOwnScale(dossier.tables, input.ownProposal.scale) : dossier.tables;
  const tables = choices.contribution === undefined ? proposed : withoutSteps(proposed);
  return { ...dossier, input, fields, tables };
}

/** A dossier with another premium as choice C, as if its file had proposed it. */
export function dossierWithChoiceC(dossier: ReadDossier, premium: PremiumChoice): ReadDossier {
  const input = withChoiceC(dossier.input, premium);
  const { scale } = input.ownProposal;
  return { ...dossier, input, tables: premium.is === 'answer' ? dossier.tables : withOwnScale(dossier.tables, scale) };
}

function changedValues(input: DossierInput, choices: WhatIfChoices): FieldValues {
  const made = Object.entries(fieldsOf(input)).filter(([name]) => choices[name as keyof WhatIfChoices] !== undefined);
  return Object.fromEntries(made.flatMap(([, values]) => Object.entries(values)));
}

/** What the fields of each choice say, from the input: the inverse of what `choices-input.ts` reads. */
function fieldsOf(input: DossierInput): Readonly<Record<keyof WhatIfChoices, FieldValues>> {
  const { chosenAlternative, ownProposal, openGroup, compensation, next, goal, oneOffCosts, assumptions } = input;
  const { horizon } = goal;
  const { end } = compensation;
  return {
    premium: {
      ...chosenFields(chosenAlternative),
      ...(chosenAlternative === 'ownFlat' ? { eigen_vlakke_premie: ownProposal.flat } : {}),
    },
    entrantPremium: { premie_toetreders: openGroup.entrantPremium },
    compensationMethod: { compensatie_methode: compensation.method },
    compensationTarget: { compensatie_doel: compensation.target },
    compensationThreshold: { compensatie_drempel: compensation.threshold },
    compensationFromAge: { compensatie_vanaf_leeftijd: compensation.fromAge },
    compensationUntilAge: { compensatie_tot_leeftijd: compensation.untilAge },
    compensationForm: { compensatie_vorm: compensation.form },
    compensationEnd: {
      compensatie_einde: end.kind,
      ...(end.kind === 'years' ? { compensatie_jaren: end.years } : {}),
    },
    contribution: { nieuw_eigen_bijdrage: next.employeeContribution.rate },
    horizon: {
      doel_horizon: horizon.kind,
      ...(horizon.kind === 'years' ? { doel_horizon_jaren: horizon.years } : {}),
    },
    goalGroup: { doel_groep: goal.group },
    oneOffCounts: { eenmalig_meetellen: oneOffCosts.counts ? 'yes' : 'no' },
    equityReturn: { rendement_aandelen: assumptions.equityReturn },
    bondReturn: { rendement_obligaties: assumptions.bondReturn },
    wageGrowth: { loonstijging: assumptions.wageGrowth },
    rounding: { afronding: goal.rounding },
  };
}

/** A letter holds before the premium of a file of version 6: only one of the two says what was chosen. */
const chosenFields = (chosen: DossierInput['chosenAlternative']): FieldValues =>
  chosen !== null && isChoiceKey(chosen)
    ? { gekozen_keuze: chosen, gekozen_alternatief: null }
    : { gekozen_keuze: null, gekozen_alternatief: chosen };

/** As a cell that holds the value: of a choice its text. */
function enteredAs(field: Field, value: string | number | null, version: number): EnteredField {
  const usual = defaultOf(field, version);
  return { name: field.name, value: cellValue(field, value), isDefault: usual !== null && value === usual };
}

const cellValue = (field: Field, value: string | number | null): EnteredValue =>
  field.type === 'choice' ? (field.choices.find((choice) => choice.value === value)?.text ?? null) : value;

/** Another own contribution holds in every month. */
const withoutSteps = (tables: readonly EnteredTable[]): readonly EnteredTable[] =>
  tables.map((table) => (table.name === contributionTable.name ? { ...table, rows: [] } : table));

function withOwnScale(
  tables: readonly EnteredTable[],
  scale: ReadDossier['input']['ownProposal']['scale'],
): readonly EnteredTable[] {
  const { name, columns } = ownProposalTable;
  const own = {
    name,
    headers: columns.map(({ header }) => header),
    rows: scale.map(({ fromAge, rate }) => [fromAge, rate]),
  };
  return tables.some((table) => table.name === name)
    ? tables.map((table) => (table.name === name ? own : table))
    : [...tables, own];
}
