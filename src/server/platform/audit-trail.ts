import type { Person } from '#server/platform/actor.ts';
import type { Tx } from '#server/platform/database.ts';

export type AuditAction =
  | 'signed in'
  | 'signed out'
  | 'access issued'
  | 'access revoked'
  | 'client created'
  | 'client changed'
  | 'client deleted'
  | 'dossier uploaded'
  | 'dossier downloaded'
  | 'dossier cancelled'
  | 'dossier retried'
  | 'dossier deleted'
  | 'dossier restyled'
  | 'house style changed'
  | 'logo changed'
  | 'logo deleted'
  | 'contact message sent'
  | 'contact message handled'
  | 'contact message reopened'
  | 'contact message deleted';

interface AuditSubject {
  readonly clientId?: string;
  readonly dossierId?: string;
  readonly name: string;
}

/** Writes down who did what, in the transaction of the act itself: the one is not there without the other. */
export type RecordAct = (
  tx: Tx,
  who: Pick<Person, 'organisationId' | 'holderId' | 'holderName' | 'address'>,
  action: AuditAction,
  subject: AuditSubject,
) => Promise<void>;
