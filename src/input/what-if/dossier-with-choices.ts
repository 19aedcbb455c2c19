import type { CompensationEnd } from '#core/dossier/dossier-choices.ts';
import type { Horizon } from '#core/dossier/goal.ts';
import { schemeKind } from '#core/dossier/scheme-kind.ts';
import { type PremiumChoice, type WhatIfChoices, withChoices } from '#core/what-if/what-if-choices.ts';
import type { EnteredField, EnteredTable, EnteredValue, ReadDossier } from '#input/fields/dossier-file.ts';
import { contributionTable } from '#input/fields/cost-fields.ts';
import type { Field } from '#input/fields/field.ts';
import { registers } from '#input/fields/register.ts';
import { ownProposalTable } from '#input/fields/scale-tables.ts';

/** Values of fields by their names; of a choice its value, not its text. Undefined: as it was. */
type ChangedValues = Readonly<Record<string, string | number | null | undefined>>;

/**
 * A dossier as if its file held other choices: what is calculated with, and what sheets and screens show of the fields. Its
 * warnings are still those of the file.
 */
export function dossierWithChoices(dossier: ReadDossier, choices: WhatIfChoices): ReadDossier {
  const input = withChoices(dossier.input, choices);
  const values = changedValues(choices);
  const register = registers[schemeKind(input)];
  const fields = dossier.fields.map((entered) => {
    const value = values[entered.name];
    return value === undefined ? entered : enteredAs(register.field(entered.name).field, value);
  });
  const proposed =
    choices.premium?.is === 'scale' ? withOwnScale(dossier.tables, input.ownProposal.scale) : dossier.tables;
  const tables = choices.contribution === undefined ? proposed : withoutSteps(proposed);
  return { ...dossier, input, fields, tables };
}

const changedValues = (choices: WhatIfChoices): ChangedValues => ({
  ...valuesOfPremium(choices.premium),
  ...valuesOfHorizon(choices.horizon),
  ...valuesOfEnd(choices.compensationEnd),
  premie_toetreders: choices.entrantPremium,
  compensatie_methode: choices.compensationMethod,
  compensatie_doel: choices.compensationTarget,
  compensatie_drempel: choices.compensationThreshold,
  compensatie_vanaf_leeftijd: choices.compensationFromAge,
  compensatie_tot_leeftijd: choices.compensationUntilAge,
  compensatie_vorm: choices.compensationForm,
  nieuw_eigen_bijdrage: choices.contribution,
  doel_groep: choices.goalGroup,
  eenmalig_meetellen: choices.oneOffCounts === undefined ? undefined : choices.oneOffCounts ? 'yes' : 'no',
  rendement_aandelen: choices.equityReturn,
  rendement_obligaties: choices.bondReturn,
  loonstijging: choices.wageGrowth,
  afronding: choices.rounding,
});

function valuesOfPremium(premium: PremiumChoice | undefined): ChangedValues {
  if (premium === undefined) return {};
  if (premium.is === 'answer') return { gekozen_alternatief: premium.key };
  return premium.is === 'flat'
    ? { gekozen_alternatief: 'ownFlat', eigen_vlakke_premie: premium.rate }
    : { gekozen_alternatief: 'ownScale' };
}

function valuesOfHorizon(horizon: Horizon | undefined): ChangedValues {
  if (horizon === undefined) return {};
  return horizon.kind === 'years'
    ? { doel_horizon: 'years', doel_horizon_jaren: horizon.years }
    : { doel_horizon: 'pensionDate' };
}

function valuesOfEnd(end: CompensationEnd | undefined): ChangedValues {
  if (end === undefined) return {};
  return end.kind === 'years'
    ? { compensatie_einde: 'years', compensatie_jaren: end.years }
    : { compensatie_einde: end.kind };
}

/** As a cell that holds the value: of a choice its text. */
function enteredAs(field: Field, value: string | number | null): EnteredField {
  const usual = 'default' in field && field.default !== undefined ? field.default : null;
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
