import { normalizeIP } from '@fastify/rate-limit';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { type NoteLimit, noteLimit } from '#server/platform/limits/note-limit.ts';
import { handoffOwner, logKeeper, ownerOfCode, type SecretOwner } from '#server/session/refused-sign-in-store.ts';

/** Why somebody did not get in, as the log tells it. */
export const refusals = {
  unknownCode: 'onbekende toegangscode',
  endedCode: 'toegangscode verlopen of ingetrokken',
  unknownLink: 'onbekende inloglink',
  usedLink: 'inloglink al gebruikt',
  endedLink: 'inloglink verlopen of ingetrokken',
} as const;
export type Refusal = keyof typeof refusals;

/** Of each sender and in all, in a quarter of an hour. */
export const refusedSignInsNoted = { each: 10, all: 300 } as const;

/** Writes a refused sign-in in the log of the organisation that it is about. */
export type NoteRefusal = (
  address: string,
  refusal: (tx: Tx) => Promise<{ readonly owner: SecretOwner | null; readonly why: Refusal }>,
) => Promise<void>;

/**
 * A secret that belongs to nobody is written in the log of the provider, or of the only organisation there is: an adviser
 * is not told who tried to come in elsewhere. What was tried is not kept.
 */
export function refusalNotes(
  { database, recordAct }: RecordedParts,
  mayNote: NoteLimit = noteLimit(refusedSignInsNoted),
): NoteRefusal {
  return async (address, refusal) => {
    if (!mayNote(normalizeIP(address))) return;
    await database.as('gate', async (tx) => {
      const { owner, why } = await refusal(tx);
      const whose = owner ?? (await logKeeper(tx));
      if (whose !== null) await recordAct(tx, { ...whose, address }, 'sign-in refused', { name: refusals[why] });
    });
  };
}

/** Whose code was refused. */
export async function refusedCode(
  tx: Tx,
  hashes: readonly Uint8Array[],
): Promise<{ owner: SecretOwner | null; why: Refusal }> {
  const owner = await ownerOfCode(tx, hashes);
  return { owner, why: owner === null ? 'unknownCode' : 'endedCode' };
}

/** Whose link was refused; `claims` is null when it is none of ours. */
export async function refusedLink(
  tx: Tx,
  claims: { readonly organisationId: string; readonly id: string } | null,
  isUsed: boolean,
): Promise<{ owner: SecretOwner | null; why: Refusal }> {
  const owner = claims === null ? null : await handoffOwner(tx, claims.organisationId, claims.id);
  if (owner === null) return { owner, why: 'unknownLink' };
  return { owner, why: isUsed ? 'usedLink' : 'endedLink' };
}
