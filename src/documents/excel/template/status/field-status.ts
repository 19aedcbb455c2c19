import type { Field } from '#contract/fields/field.ts';
import type { Column } from '#contract/fields/table.ts';
import { defaultValue } from '#documents/excel/template/default-value.ts';
import type { Answers } from '#documents/excel/template/status/answers.ts';
import { isAllowed, isError, isFilled, type KnownCell } from '#documents/excel/template/status/cell-tests.ts';
import { fieldConflict } from '#documents/excel/template/status/field-conflicts.ts';
import { either, type Formula, words } from '#documents/excel/template/status/formula.ts';
import { lawLimits } from '#documents/excel/template/law-limits.ts';
import type { LawLookup } from '#documents/excel/template/status/law-lookup.ts';
import { signs, statusTexts } from '#documents/excel/template/status/marks.ts';

type Filled = Exclude<Field, { type: 'fixed' }>;

/** What the statuses of all sheets look at. */
export interface StatusSources {
  readonly answers: Answers;
  readonly law: LawLookup;
  /** The range with the texts of a field or column of choices; empty for others. */
  readonly list: (described: Filled | Column) => string;
}

const unneededElse = (needed: Formula<boolean> | null, status: Formula<string>): Formula<string> =>
  needed === null ? status : either(needed, status, words(statusTexts.unneeded));

function emptyStatus(field: Filled, needed: Formula<boolean> | null): Formula<string> {
  if (field.required || field.requiredWhenNeeded) return unneededElse(needed, words(statusTexts.missing));
  return unneededElse(needed, words(defaultValue(field) === null ? statusTexts.optional : statusTexts.standard));
}

function isDefault(field: Filled, { reference, value }: KnownCell): Formula<boolean> | null {
  const usual = defaultValue(field);
  if (usual === null) return null;
  if (typeof usual === 'number') return { text: `${reference}=${usual}`, value: value === usual };
  return {
    text: `TRIM(${reference})="${usual}"`,
    value: String(value).trim().toLowerCase() === usual.toLowerCase(),
  };
}

/** Done, unless the law has something to remark; `standaard` for what the template itself filled in. */
function goodStatus(field: Filled, cell: KnownCell, { law }: StatusSources): Formula<string> {
  let status: Formula<string> = words(statusTexts.done);
  if (field.lawCheck && 'unit' in field) {
    const { side } = lawLimits[field.lawCheck];
    const remark = `${signs.remark} ${side === 'minimum' ? 'lager' : 'hoger'} dan de wettelijke grens`;
    status = either(law.isBeyond(field.lawCheck, cell), words(remark), status);
  }
  const usual = isDefault(field, cell);
  return usual ? either(usual, words(statusTexts.standard), status) : status;
}

/** What the status of a field says: what is missing or wrong first, then what does not matter, then what is still as it was. */
export function fieldStatus(field: Filled, sources: StatusSources): Formula<string> {
  const { answers } = sources;
  const cell = { reference: field.name, value: answers.value(field.name) };
  const needed = answers.needed(field);
  const conflict = fieldConflict(field.name, answers);
  const good = unneededElse(needed, goodStatus(field, cell, sources));
  const fitting = conflict ? either(conflict.isThere, words(conflict.text), good) : good;
  const allowed = either(isAllowed(field, cell, sources.list(field)), fitting, words(statusTexts.wrong));
  return either(
    isError(cell),
    words(statusTexts.errorValue),
    either(isFilled(cell), allowed, emptyStatus(field, needed)),
  );
}
