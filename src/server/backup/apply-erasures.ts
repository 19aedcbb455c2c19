import { type Erasure, lastingErasures } from '#server/backup/erasure-list.ts';
import { deactivate, deletedDossier, endCode, eraseParticipants } from '#server/backup/erasures-store.ts';
import { type Actor, adviserOf } from '#server/platform/database/actor.ts';
import { byProgram, noteAct, type RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { destroyOrganisationKey } from '#server/platform/database/organisation-key-store.ts';

export interface ErasingParts {
  readonly database: Pick<Database, 'become'>;
  readonly recordAct: RecordAct;
  /** Erases an employer; null when there is none. */
  readonly eraseClient: (tx: Tx, organisationId: string, clientId: string) => Promise<number | null>;
}

/** Erases and revokes again what a list tells, in one transaction; returns how much of it had come back. */
export async function applyErasures(parts: ErasingParts, tx: Tx, list: readonly Erasure[]): Promise<number> {
  let count = 0;
  // Of what has no entry of its own in the log too.
  if (list.length > 0) noteAct(tx, 'dossier erased');
  for (const erasure of lastingErasures(list)) if (await applied(parts, tx, erasure)) count += 1;
  return count;
}

async function applied(parts: ErasingParts, tx: Tx, erasure: Erasure): Promise<boolean> {
  const { organisation: organisationId, id } = erasure;
  const who = byProgram(organisationId, 'terugzetten');
  const become = (actor: Actor) => parts.database.become(tx, actor);
  switch (erasure.what) {
    case 'employer': {
      await become(adviserOf(organisationId));
      const count = await parts.eraseClient(tx, organisationId, id);
      if (count === null) return false;
      await parts.recordAct(tx, who, 'client deleted', { clientId: id, name: 'werkgever' });
      return true;
    }
    case 'dossier': {
      await become({ kind: 'worker', organisationId });
      const deleted = await deletedDossier(tx, erasure);
      if (deleted === null) return false;
      await parts.recordAct(tx, who, 'dossier deleted', { ...deleted, dossierId: id });
      return true;
    }
    case 'participants':
      await become({ kind: 'worker', organisationId });
      return eraseParticipants(tx, erasure);
    case 'code':
      await become('operator');
      return endCode(tx, erasure);
    case 'organisation':
      await become('operator');
      return deactivate(tx, erasure);
    case 'key':
      await become('operator');
      return destroyOrganisationKey(tx, organisationId, new Date(erasure.on));
    case 'organisation active again':
      return false;
    default:
      return erasure.what satisfies never;
  }
}
