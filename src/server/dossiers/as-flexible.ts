import { z } from 'zod';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

const solidary = z.object({
  outcome: z.object({ effects: z.object({ basis: z.object({ isAsFlexible: z.literal(true) }) }) }),
});

/** Whether the effects of a dossier are those of a solidary scheme that was calculated as a flexible one: its plan is not to be final. */
export async function isAsFlexible(tx: Tx, organisationId: string, dossierId: string): Promise<boolean> {
  const kept = await keptFile(tx, organisationId, dossierId, 'statutoryEffects');
  return kept !== null && solidary.safeParse(JSON.parse(await unpackedJson(kept.bytes))).success;
}
