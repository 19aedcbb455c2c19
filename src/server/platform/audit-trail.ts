import type { AuditAction } from '#api/audit-actions.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';

interface AuditSubject {
  readonly clientId?: string | null;
  readonly dossierId?: string;
  readonly name: string;
}

/** Records who did what in the transaction of the act itself: neither is stored without the other. */
export type RecordAct = (
  tx: Tx,
  who: Pick<Person, 'organisationId' | 'holderName' | 'address'> & {
    readonly holderId: string | null;
    /** The employer that they belong to, if any: it is erased with the employer. */
    readonly clientId?: string | null;
  },
  action: AuditAction,
  subject: AuditSubject,
) => Promise<void>;

/** Who acted where no person did: a command, or a job. */
export const byProgram = (organisationId: string, holderName: string) => ({
  organisationId,
  holderId: null,
  holderName,
  address: null,
});

/** What an act needs: the database, and the log in which it is recorded. */
export interface RecordedParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

/** Acts after which something must not come back, with a backup of before either. */
const erasingActions: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'access revoked',
  'client deleted',
  'dossier deleted',
  'dossier erased',
  'organisation changed',
  'organisation erased',
  'second factor reset by provider',
]);

const erasing = new WeakSet<object>();

/** Remembers of a transaction that it erases or revokes something. */
export function noteAct(tx: Tx, action: AuditAction): void {
  if (erasingActions.has(action)) erasing.add(tx);
}

export const isErasing = (tx: object): boolean => erasing.has(tx);
