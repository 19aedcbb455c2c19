import { isChoiceKey, type PremiumKey } from '#core/dossier/alternative-key.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { type PremiumChoice, type WhatIfChoices, withChoiceC, withChoices } from '#core/what-if/what-if-choices.ts';
import type { EnteredField, EnteredTable, EnteredValue, ReadDossier } from '#input/fields/dossier-file.ts';
import { contributionTable } from '#input/fields/cost-fields.ts';
import type { Field } from '#input/fields/field.ts';
import { registerOfDossier } from '#input/fields/register.ts';
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
  const register = registerOfDossier(dossier);
  const version = versionOf(dossier.templateVersion);
  const values = changedValues(input, choices, version);
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

function changedValues(input: DossierInput, choices: WhatIfChoices, version: number): FieldValues {
  const made = Object.entries(fieldsOf(input, version)).filter(
    ([name]) => choices[name as keyof WhatIfChoices] !== undefined,
  );
  return Object.fromEntries(made.flatMap(([, values]) => Object.entries(values)));
}

/** What the fields of each choice say, from the input: the inverse of what `choices-input.ts` reads. */
function fieldsOf(input: DossierInput, version: number): Readonly<Record<keyof WhatIfChoices, FieldValues>> {
  const { chosenAlternative, ownProposal, openGroup, compensation, next, goal, oneOffCosts, assumptions } = input;
  const { horizon } = goal;
  const { end } = compensation;
  return {
    premium: {
      ...chosenFields(chosenAlternative, version),
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

/** What the fields say of a flat premium that was chosen without its letter. */
const flatFields: Readonly<Partial<Record<PremiumKey, FieldValues>>> = {
  budgetNeutralFlat: { gekozen_keuze: 'B', keuze_b: 'sameCost', eigen_vlakke_premie: null },
  profitNeutralFlat: { gekozen_keuze: 'B', keuze_b: 'samePension', eigen_vlakke_premie: null },
  ownFlat: { gekozen_keuze: 'B' },
};

/** What was chosen, as the letter of a choice; a file of version 6 may have a premium in its place. */
function chosenFields(chosen: DossierInput['chosenAlternative'], version: number): FieldValues {
  if (chosen === null || isChoiceKey(chosen)) return { gekozen_keuze: chosen, gekozen_alternatief: null };
  if (version < 7) return { gekozen_keuze: null, gekozen_alternatief: chosen };
  return flatFields[chosen] ?? { gekozen_keuze: 'C' };
}

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
