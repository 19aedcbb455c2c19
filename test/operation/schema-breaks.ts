/** What the statements of a program stand on. */
export interface Schema {
  /** "table.column": its type, whether it may be empty, and whether it fills itself. */
  readonly columns: Readonly<
    Record<string, { readonly type: string; readonly mayBeEmpty: boolean; readonly fillsItself: boolean }>
  >;
  /** Conditions on rows, by table and name. */
  readonly conditions: Readonly<Record<string, string>>;
  /** What the functions of the database give, by name and arguments. */
  readonly functions: Readonly<Record<string, string>>;
}

const tableOf = (name: string): string => name.split('.')[0] ?? '';

/**
 * What a later schema breaks for a program that knows only the earlier one: something that went or changed its kind, or a
 * row that it writes that would be refused now.
 */
export function schemaBreaks(before: Schema, after: Schema): string[] {
  const knownTables = new Set(Object.keys(before.columns).map(tableOf));
  const breaks: string[] = [];
  for (const [name, was] of Object.entries(before.columns)) {
    const is = after.columns[name];
    if (is === undefined) breaks.push(`${name} went`);
    else if (is.type !== was.type) breaks.push(`${name} was ${was.type} and is ${is.type}`);
    else if (was.mayBeEmpty && !is.mayBeEmpty) breaks.push(`${name} may not be empty any more`);
    else if (was.fillsItself && !is.fillsItself && !is.mayBeEmpty) breaks.push(`${name} does not fill itself any more`);
  }
  for (const [name, { mayBeEmpty, fillsItself }] of Object.entries(after.columns))
    if (before.columns[name] === undefined && knownTables.has(tableOf(name)) && !mayBeEmpty && !fillsItself)
      breaks.push(`${name} is new and has to be filled`);
  for (const [name, condition] of Object.entries(after.conditions))
    if (
      knownTables.has(tableOf(name)) &&
      before.conditions[name] !== condition &&
      !concernsNewOnly(before, name, condition)
    )
      breaks.push(`${name} asks ${condition}`);
  for (const [name, gives] of Object.entries(before.functions))
    if (after.functions[name] !== gives)
      breaks.push(`${name} gave ${gives} and gives ${after.functions[name] ?? 'nothing'}`);
  return breaks;
}

/** A condition that names no column of before holds for every row that a program of before writes, if its columns may be empty. */
const concernsNewOnly = (before: Schema, name: string, condition: string): boolean =>
  condition.startsWith('CHECK') &&
  Object.keys(before.columns)
    .filter((column) => tableOf(column) === tableOf(name))
    .every((column) => !new RegExp(`\\b${column.split('.')[1]}\\b`).test(condition));
