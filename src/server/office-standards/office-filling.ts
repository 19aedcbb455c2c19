import { readTermLimits } from '#input/fields/office-standards.ts';
import type { TemplateFilling } from '#input/template/filling.ts';
import { dayOfText, enteredStandards } from '#server/office-standards/entered-standards.ts';
import { officeStandards } from '#server/office-standards/store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** What an office puts into a template, and the version of it. */
export interface OfficeFilling {
  readonly version: number;
  readonly office: NonNullable<TemplateFilling['office']>;
}

/** The standards that the templates of an organisation are filled with; null while it has none of its own. */
export async function officeFilling(
  tx: Tx,
  organisation: { readonly organisationId: string; readonly organisationName: string },
): Promise<OfficeFilling | null> {
  const [newest] = await officeStandards(tx, organisation.organisationId);
  if (newest === undefined) return null;
  const { version, adoptedOn, reason, entries } = newest;
  const { values, tables } = enteredStandards(entries);
  if (Object.keys(values).length + Object.keys(tables).length === 0) return null;
  const office = organisation.organisationName.slice(0, readTermLimits.office);
  return { version, office: { office, adoptedOn: dayOfText(adoptedOn), reason, values, tables } };
}
