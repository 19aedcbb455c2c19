import type { Field } from '#input/fields/field.ts';
import type { Column } from '#input/fields/table.ts';
import { defaultValue } from '#input/template/default-value.ts';
import type { Answers } from '#input/template/status/answers.ts';
import { isAllowed, isError, isFilled } from '#input/template/status/cell-tests.ts';
import { fieldConflict, type HasRows } from '#input/template/status/field-conflicts.ts';
import { all, always, either, type Formula, words } from '#input/template/status/formula.ts';
import { lawLimits } from '#input/template/law-limits.ts';
import type { LawLookup } from '#input/template/status/law-lookup.ts';
import { signs, statusTexts } from '#input/template/status/marks.ts';

type Filled = Exclude<Field, { type: 'fixed' }>;

/** What the statuses of all sheets look at. */
export interface StatusSources {
  readonly answers: Answers;
  readonly law: LawLookup;
  /** The range with the texts of a field or column of choices; empty for others. */
  readonly list: (described: Filled | Column) => string;
  readonly hasRows: HasRows;
}

const unneededElse = (needed: Formula | null, status: Formula): Formula =>
  needed === null ? status : either(needed, status, words(statusTexts.unneeded));

function emptyStatus(field: Filled, answers: Answers): Formula {
  if (field.sameAs !== undefined) return words(statusTexts.same);
  const required = field.required ? always : answers.required(field);
  const optional = words(defaultValue(field) === null ? statusTexts.optional : statusTexts.standard);
  const status = required === null ? optional : either(required, words(statusTexts.missing), optional);
  return unneededElse(answers.needed(field), status);
}

/** What the template fills in where nothing else is given. */
type Standard = string | number | null;

function isDefault(field: Filled, usual: Standard): Formula | null {
  if (usual === null) return null;
  return typeof usual === 'number' ? `${field.name}=${usual}` : `TRIM(${field.name})="${usual}"`;
}

/** Done, unless the law has something to remark; `standaard` for what the template itself filled in. */
function goodStatus(field: Filled, { law }: StatusSources, standard: Standard): Formula {
  let status = words(statusTexts.done);
  if (field.lawCheck && 'unit' in field) {
    const { side } = lawLimits[field.lawCheck];
    const remark = `${signs.remark} ${side === 'minimum' ? 'lager' : 'hoger'} dan de wettelijke grens`;
    status = either(law.isBeyond(field.lawCheck, field.name), words(remark), status);
  }
  const usual = isDefault(field, standard);
  return usual ? either(usual, words(statusTexts.standard), status) : status;
}

/** The status of a field: what is missing or wrong first, then what does not matter, then what is still as it was. */
export function fieldStatus(field: Filled, sources: StatusSources, standard: Standard = defaultValue(field)): Formula {
  const { answers } = sources;
  const needed = answers.needed(field);
  const conflict = fieldConflict(field.name, sources.hasRows);
  const good = unneededElse(needed, goodStatus(field, sources, standard));
  const fitting = conflict ? either(all(conflict.isThere, needed ?? always), words(conflict.text), good) : good;
  const allowed = either(isAllowed(field, field.name, sources.list(field)), fitting, words(statusTexts.wrong));
  return either(
    isError(field.name),
    words(statusTexts.errorValue),
    either(isFilled(field.name), allowed, emptyStatus(field, answers)),
  );
}
