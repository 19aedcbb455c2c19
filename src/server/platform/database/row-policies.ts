type Command = 'select' | 'insert' | 'update' | 'delete';

/** Rows that some actor may read or write. Policies of one table and command add up: one that holds is enough. */
export interface RowPolicy {
  readonly name: string;
  readonly command: Command;
  /** Which rows are meant; of an insert none are there yet. */
  readonly using?: string;
  /** What a row must be like after it was written; of an update, as `using` when not given. */
  readonly check?: string;
}

/** What the application's role may do with a table, and with which of its rows. */
export interface TableRules {
  readonly policies: readonly RowPolicy[];
  /** Commands on the table, or an update of some of its columns. */
  readonly granted: readonly (Command | { readonly update: readonly string[] })[];
}

export function policy(name: string, command: Command, rows: string): RowPolicy {
  return command === 'insert' ? { name, command, check: rows } : { name, command, using: rows };
}

/** Who sees a row, and who makes, changes and deletes it: the same when nothing else is given. */
export const readAndWritten = (seen: string, written: string = seen): RowPolicy[] => [
  policy('seen', 'select', seen),
  policy('made', 'insert', written),
  policy('changed', 'update', written),
  policy('deleted', 'delete', written),
];

export const isOwn = 'organisation_id = app_organisation()';
export const isProvider = `app_actor() = 'provider'`;
export const isAdviser = `${isOwn} and app_actor() = 'adviser'`;
export const isSigningIn = `app_actor() in ('gate', 'operator')`;
export const isWorker = `${isOwn} and app_actor() = 'worker'`;

export const everything = ['select', 'insert', 'update', 'delete'] as const;
