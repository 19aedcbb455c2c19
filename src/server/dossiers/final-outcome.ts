import { z } from 'zod';
import { dayOf } from '#core/calendar/days.ts';
import type { ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import type { Claim } from '#server/dossiers/claim-store.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { dutchDay, dutchMoment } from '#api/dutch-time.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

/** What files say of themselves: who marked them final, where somebody did, and of which day their outcome is. */
export const fileMarks = ({
  final,
  calculatedOn,
}: Claim): Pick<Parameters<Calculation>[1], 'final' | 'calculationDay'> => ({
  final: final === null ? undefined : { by: final.by, on: dutchMoment(final.on) },
  calculationDay: dayOf(dutchDay(calculatedOn)),
});

/** What an adviser has seen of an outcome before marking it: what the page shows, and the effects of the law. */
const seen = ['screenResult', 'statutoryEffects'] as const;

/**
 * Whether files that were marked final come out otherwise than what the mark was set on: the program, or a curve or set of
 * scenarios, is newer than it was then. Who marked them has not seen that.
 */
export async function isOtherThanMarked(tx: Tx, claim: Claim, processed: ProcessedDossier): Promise<boolean> {
  if (claim.final === null || !claim.isRestyling || processed.outcome !== 'finished') return false;
  const { organisationId, dossierId } = claim;
  for (const type of seen) {
    // oxlint-disable-next-line no-await-in-loop -- one connection answers them one after the other
    const kept = await keptFile(tx, organisationId, dossierId, type);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (kept === null || (await told(kept.bytes)) !== (await told(processed[type]))) return true;
  }
  return false;
}

/** What it says, whichever version of the program said so. */
async function told(packed: Uint8Array): Promise<string> {
  const { stamp: _, ...said } = JSON.parse(await unpackedJson(packed)) as { readonly stamp?: unknown };
  return JSON.stringify(said);
}

const solidary = z.object({
  outcome: z.object({ effects: z.object({ basis: z.object({ isAsFlexible: z.literal(true) }) }) }),
});

/** Whether the effects of a dossier are those of a solidary scheme that was calculated as a flexible one: its plan is not to be final. */
export async function isAsFlexible(tx: Tx, organisationId: string, dossierId: string): Promise<boolean> {
  const kept = await keptFile(tx, organisationId, dossierId, 'statutoryEffects');
  return kept !== null && solidary.safeParse(JSON.parse(await unpackedJson(kept.bytes))).success;
}
