import { accrualGroup, indexationGroup } from '#contract/fields/accrual-fields.ts';
import { ambitionGroup, ambitionShapeGroup } from '#contract/fields/ambition-fields.ts';
import { growthGroup, returnGroup } from '#contract/fields/assumption-fields.ts';
import { compensationGroup } from '#contract/fields/compensation-fields.ts';
import { averagePayShapes, newContractGroup, premiumShapes } from '#contract/fields/contract-fields.ts';
import { averagePayCostGroup, contributionGroup, costGroup } from '#contract/fields/cost-fields.ts';
import { coverGroup } from '#contract/fields/cover-fields.ts';
import { dossierGroups } from '#contract/fields/dossier-fields.ts';
import type { FieldGroup, InputSheet } from '#contract/fields/field.ts';
import { goalGroup } from '#contract/fields/goal-fields.ts';
import { openGroupGroup } from '#contract/fields/group-fields.ts';
import { lifecycleTable } from '#contract/fields/lifecycle-table.ts';
import { mortalityGroup } from '#contract/fields/mortality-fields.ts';
import { averagePayParticipants, premiumParticipants } from '#contract/fields/participant-table.ts';
import { proposalGroup } from '#contract/fields/proposal-fields.ts';
import {
  careerTable,
  currentScaleTable,
  exitTable,
  ownProposalTable,
  ownShapeTable,
} from '#contract/fields/scale-tables.ts';
import { scenarioGroup, valuationGroup } from '#contract/fields/scenario-fields.ts';
import { averagePayBaseGroup, pensionBaseGroup } from '#contract/fields/scheme-fields.ts';
import type { TableDescription } from '#contract/fields/table.ts';
import { tariffGroup } from '#contract/fields/tariff-fields.ts';
import { tariffTable } from '#contract/fields/tariff-table.ts';
import type { SchemeKind } from '#core/dossier.ts';

/** One sheet of the input template: headed groups of fields, then tables. */
export interface SheetDescription {
  readonly name: InputSheet;
  readonly groups: readonly FieldGroup[];
  readonly tables: readonly TableDescription[];
}

const dossierSheet = { name: 'Dossier', groups: dossierGroups, tables: [] } as const;

const premiumSheet = {
  name: 'Huidige regeling',
  groups: [
    pensionBaseGroup('huidig', 'firstOfMonth'),
    contributionGroup('huidig'),
    costGroup('huidig'),
    coverGroup('huidig'),
  ],
  tables: [currentScaleTable],
} as const;

const averagePayGroups = [
  averagePayBaseGroup,
  accrualGroup,
  indexationGroup,
  contributionGroup('huidig'),
  averagePayCostGroup,
  tariffGroup,
] as const;

/** The groups of the new scheme that every kind has, after contract and shape. */
const newSchemeGroups = [
  pensionBaseGroup('nieuw', 'lastOfDecember'),
  contributionGroup('nieuw'),
  costGroup('nieuw'),
  coverGroup('nieuw'),
  goalGroup,
  proposalGroup,
  compensationGroup,
] as const;
const newSchemeTables = [ownShapeTable, ownProposalTable] as const;

const assumptionSheet = {
  name: 'Aannames',
  groups: [
    growthGroup,
    returnGroup,
    valuationGroup,
    scenarioGroup('pessimistisch', { equity: 0.005, bonds: 0.015, conversion: 0.017 }),
    scenarioGroup('optimistisch', { equity: 0.1, bonds: 0.04, conversion: 0.037 }),
    mortalityGroup,
    openGroupGroup,
  ],
  tables: [careerTable, exitTable, lifecycleTable],
} as const;

/** The input of a dossier, sheet by sheet, by the kind of transition. Nothing of it is written down anywhere else. */
export const templates = {
  dcToDc: [
    dossierSheet,
    premiumSheet,
    {
      name: 'Nieuwe regeling',
      groups: [newContractGroup(premiumShapes, 'currentScale'), ...newSchemeGroups],
      tables: newSchemeTables,
    },
    assumptionSheet,
    { name: 'Deelnemers', groups: [], tables: [premiumParticipants] },
  ],
  dbToDc: [
    dossierSheet,
    {
      name: 'Huidige regeling',
      groups: [...averagePayGroups, ambitionShapeGroup, coverGroup('huidig')],
      tables: [tariffTable],
    },
    {
      name: 'Nieuwe regeling',
      groups: [newContractGroup(averagePayShapes, 'fiscalMaximum'), ...newSchemeGroups],
      tables: newSchemeTables,
    },
    assumptionSheet,
    { name: 'Deelnemers', groups: [], tables: [averagePayParticipants] },
  ],
  ambitionDbToDc: [
    dossierSheet,
    {
      name: 'Huidige regeling',
      groups: [...averagePayGroups, ambitionGroup, coverGroup('huidig')],
      tables: [tariffTable],
    },
    {
      name: 'Nieuwe regeling',
      groups: [newContractGroup(averagePayShapes, 'ambition'), ...newSchemeGroups],
      tables: newSchemeTables,
    },
    assumptionSheet,
    { name: 'Deelnemers', groups: [], tables: [averagePayParticipants] },
  ],
} as const satisfies Readonly<Record<SchemeKind, readonly SheetDescription[]>>;

/** The newest layout of the input templates; a file with a higher number was made by a newer program. */
export const templateVersion = 2;
