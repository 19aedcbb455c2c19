import { accruedRightsGroup, accrualGroup, indexationGroup } from '#input/fields/accrual-fields.ts';
import { ambitionGroup, ambitionShapeGroup } from '#input/fields/ambition-fields.ts';
import { growthGroup, investmentGroup, returnGroup } from '#input/fields/assumption-fields.ts';
import { ambitionKeptPremiumGroup, keptPremiumGroup } from '#input/fields/choice-fields.ts';
import { compensationGroup } from '#input/fields/compensation-fields.ts';
import { averagePayShapes, newContractGroup, premiumShapes } from '#input/fields/contract-fields.ts';
import {
  averagePayCostGroup,
  contributionGroup,
  contributionTable,
  costGroup,
  newCostGroup,
  sharingGroup,
} from '#input/fields/cost-fields.ts';
import { coverGroup } from '#input/fields/cover-fields.ts';
import { ambitionDossierGroups, guaranteeDossierGroups, premiumDossierGroups } from '#input/fields/dossier-fields.ts';
import type { Field, FieldGroup, InputSheet } from '#input/fields/field.ts';
import { averagePayGoalGroup, premiumGoalGroup } from '#input/fields/goal-fields.ts';
import { openGroupGroup } from '#input/fields/group-fields.ts';
import { invoiceGroup, invoiceTable } from '#input/fields/invoice-fields.ts';
import { currentLifecycleTable, lifecycleTable } from '#input/fields/lifecycle-table.ts';
import { mortalityGroup } from '#input/fields/mortality-fields.ts';
import { averagePayParticipants, premiumParticipants } from '#input/fields/participant-table.ts';
import { currentProductGroup, existingCapitalGroup } from '#input/fields/product-fields.ts';
import { oneOffTable } from '#input/fields/one-off-fields.ts';
import { flatSinceGroup } from '#input/fields/flat-since-fields.ts';
import { proposalGroup } from '#input/fields/proposal-fields.ts';
import {
  careerTable,
  compensationTable,
  currentRiskTable,
  currentScaleTable,
  exitTable,
  newRiskTable,
  ownProposalTable,
  ownShapeTable,
} from '#input/fields/scale-tables.ts';
import { averagePayBaseGroup, pensionBaseGroup, officialScaleGroup } from '#input/fields/scheme-fields.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { curveTable, statutoryGroup } from '#input/fields/statutory-fields.ts';
import { tariffGroup, tariffTable } from '#input/fields/tariff-fields.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';

/** One sheet of the input template: headed groups of fields, then tables. */
export interface SheetDescription {
  readonly name: InputSheet;
  readonly groups: readonly FieldGroup[];
  readonly tables: readonly TableDescription[];
}

const premiumSheet = {
  name: 'Huidige regeling',
  groups: [
    pensionBaseGroup('huidig', 'firstOfMonth'),
    officialScaleGroup,
    flatSinceGroup,
    contributionGroup('huidig'),
    costGroup('huidig'),
    currentProductGroup,
    coverGroup('huidig'),
  ],
  tables: [],
} as const;

const averagePayGroups = [
  averagePayBaseGroup,
  accrualGroup,
  indexationGroup,
  contributionGroup('huidig'),
  averagePayCostGroup,
  tariffGroup,
] as const;

/** The terms of the new scheme that every kind has. */
const newBaseAndContribution = [
  pensionBaseGroup('nieuw', 'lastOfDecember'),
  contributionGroup('nieuw'),
  sharingGroup,
] as const;
const newTerms = [...newBaseAndContribution, costGroup('nieuw'), coverGroup('nieuw')] as const;
const newTermsAfterAveragePay = [...newBaseAndContribution, newCostGroup, coverGroup('nieuw')] as const;
/** After the goal: what the employer wants besides. */
const wishes = [proposalGroup, invoiceGroup, compensationGroup] as const;
/** Tables of any length, on a sheet of their own: a table grows only on a sheet that is not protected. */
const growingTables = [
  ownShapeTable,
  ownProposalTable,
  contributionTable,
  currentRiskTable,
  newRiskTable,
  invoiceTable,
  compensationTable,
  oneOffTable,
  curveTable,
] as const;
const premiumTableSheet = {
  name: 'Tabellen',
  groups: [],
  tables: [currentScaleTable, currentLifecycleTable, ...growingTables],
} as const;
const averagePayTableSheet = { name: 'Tabellen', groups: [], tables: [tariffTable, ...growingTables] } as const;

/** What is assumed where the dossier does not say otherwise. */
export const assumptionSheet = {
  name: 'Aannames',
  groups: [growthGroup, returnGroup, investmentGroup, mortalityGroup, openGroupGroup, statutoryGroup],
  tables: [careerTable, exitTable, lifecycleTable],
} as const;

/** The input of a dossier by subject, by the kind of transition: the sheets of version 6. Nothing of it is written down anywhere else. */
export const templates = {
  dcToDc: [
    { name: 'Dossier', groups: premiumDossierGroups, tables: [] },
    premiumSheet,
    {
      name: 'Nieuwe regeling',
      groups: [
        newContractGroup(premiumShapes, 'currentScale'),
        ...newTerms,
        existingCapitalGroup,
        premiumGoalGroup,
        ...wishes,
      ],
      tables: [],
    },
    premiumTableSheet,
    assumptionSheet,
    { name: 'Deelnemers', groups: [], tables: [premiumParticipants] },
  ],
  dbToDc: [
    { name: 'Dossier', groups: guaranteeDossierGroups, tables: [] },
    {
      name: 'Huidige regeling',
      groups: [...averagePayGroups, ambitionShapeGroup, coverGroup('huidig')],
      tables: [],
    },
    {
      name: 'Nieuwe regeling',
      groups: [
        newContractGroup(averagePayShapes, 'fiscalMaximum'),
        ...newTermsAfterAveragePay,
        keptPremiumGroup,
        accruedRightsGroup,
        averagePayGoalGroup,
        ...wishes,
      ],
      tables: [],
    },
    averagePayTableSheet,
    assumptionSheet,
    { name: 'Deelnemers', groups: [], tables: [averagePayParticipants] },
  ],
  ambitionDbToDc: [
    { name: 'Dossier', groups: ambitionDossierGroups, tables: [] },
    {
      name: 'Huidige regeling',
      groups: [...averagePayGroups, ambitionGroup, coverGroup('huidig')],
      tables: [],
    },
    {
      name: 'Nieuwe regeling',
      groups: [
        newContractGroup(averagePayShapes, 'ambition'),
        ...newTermsAfterAveragePay,
        ambitionKeptPremiumGroup,
        accruedRightsGroup,
        averagePayGoalGroup,
        ...wishes,
      ],
      tables: [],
    },
    averagePayTableSheet,
    assumptionSheet,
    { name: 'Deelnemers', groups: [], tables: [averagePayParticipants] },
  ],
} as const satisfies Readonly<Record<SchemeKind, readonly SheetDescription[]>>;

/** The version of the templates that are made. A file of a newer one is refused. */
export const templateVersion = 7;

/** The oldest version that is read. */
export const oldestVersion = 6;

/** Whether a version of the template asks a field or has a column. */
export const isAsked = (
  { sinceVersion = 0, untilVersion = Infinity }: Pick<Field, 'sinceVersion' | 'untilVersion'>,
  version = templateVersion,
): boolean => sinceVersion <= version && version <= untilVersion;

/** A table with the columns that it has in a version of the template. */
export const askedTable = (table: TableDescription, version: number): TableDescription => ({
  ...table,
  columns: table.columns.filter((column) => isAsked(column, version)),
});

/** The version that a file says it is of; of one that says none the newest. */
export const versionOf = (text: string | null | undefined): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : templateVersion;

/** The default of a field in that version of the template, of a choice its `value`; null where it has none. */
export function defaultOf(field: Field, version = templateVersion): number | string | null {
  if (!('default' in field)) return null;
  const { laterDefault } = field;
  return (
    (laterDefault !== undefined && laterDefault.sinceVersion <= version ? laterDefault.default : field.default) ?? null
  );
}

/** The field whose value an empty cell has in that version of the template; null where it has its default. */
export const sameAsOf = (
  { sameAs, sameAsSince = 0 }: Pick<Field, 'sameAs' | 'sameAsSince'>,
  version = templateVersion,
): string | null => (sameAsSince <= version ? (sameAs ?? null) : null);
