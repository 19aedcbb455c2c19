import type { EnteredField } from '#input/fields/dossier-file.ts';
import type { FieldRegister } from '#input/fields/register.ts';
import { sameAsOf } from '#input/fields/templates.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { warning } from '#input/reading/cells/problem.ts';
import type { TableValues } from '#input/reading/tables/small-table.ts';

/** From this version of the template on all that is left empty of the new scheme is as it is now. */
const wholeSchemeSince = 7;

/** What was read of the fields, and by which version of the template. */
interface Entered {
  readonly entered: readonly EnteredField[];
  readonly version: number;
}

type Tables = ReadonlyMap<string, TableValues>;

const rowsOf = (tables: Tables, name: string): number => tables.get(name)?.entered.rows.length ?? 0;

const isTakenOver = (entered: readonly EnteredField[], name: string): boolean =>
  entered.some((field) => field.name === name && field.takenFrom !== undefined);

/**
 * The tables with the risk premiums by age of the current scheme in the new one, where neither they nor the level premium that they
 * stand in the place of were typed there.
 */
export function withRiskAsNow(tables: Tables, { entered, version }: Entered): Tables {
  const [now, next] = ['HuidigeRisicopremie', 'NieuweRisicopremie'].map((name) => tables.get(name));
  if (version < wholeSchemeSince || now === undefined || next === undefined) return tables;
  if (next.entered.rows.length > 0 || !isTakenOver(entered, 'nieuw_risicopremie_salaris')) return tables;
  const rows = { ...next.entered, rows: now.entered.rows };
  return new Map([...tables, ['NieuweRisicopremie', { ...next, rows: now.rows, rowNumbers: [], entered: rows }]]);
}

/** Names of the fields that describe the new scheme and are empty in an empty template. */
const termsOf = ({ fields }: FieldRegister): ReadonlySet<string> =>
  new Set(fields.map(({ field }) => field.name).filter((name) => name.startsWith('nieuw_')));

/** Whether nothing of the new scheme was typed: every term is as now, or what an empty template has. */
function isUntyped(register: FieldRegister, tables: Tables, { entered, version }: Entered): boolean {
  const terms = termsOf(register);
  const untyped = entered
    .filter(({ name }) => terms.has(name))
    .every(({ name, value, isDefault, takenFrom }) => {
      const isLikeNow = sameAsOf(register.field(name).field, version) !== null;
      return isLikeNow ? takenFrom !== undefined : isDefault || value === null;
    });
  return untyped && rowsOf(tables, 'EigenBijdrage') === 0 && rowsOf(tables, 'NieuweRisicopremie') === 0;
}

/** Asks whether the new scheme is as it is now, where all of it was left empty. `typed`: the tables as they were typed. */
export function askWhetherAsNow(findings: PlacedFindings, typed: Tables, fields: Entered): void {
  if (fields.version < wholeSchemeSince || !isUntyped(findings.parts.register, typed, fields)) return;
  const message = 'Van de nieuwe regeling is niets ingevuld. Er is gerekend alsof alleen de premie verandert.';
  const remedy =
    'Is de rest werkelijk gelijk aan nu, dan hoeft u niets te doen. Zo nee, vul op het blad Nieuwe regeling in wat verandert.';
  findings.at('nieuw_franchise', warning('VALUE_UNUSUAL', message, remedy));
}
