import { parseArgs } from 'node:util';
import { type CommandAnswer, misused } from '#server/platform/control/control-socket.ts';

const restoreUsage = `Gebruik: npm run --silent restore -- [--from RESERVEKOPIE] [--erasures LIJST]

  --from RESERVEKOPIE   zet een reservekopie terug in een lege map (DATA_DIR) of lege database (DATABASE_URL)
  --erasures LIJST      wist en trekt daarna opnieuw in wat sinds de reservekopie is gewist en ingetrokken; zonder
                        --from in de database die er al is

Afsluitcode: 0 gelukt; 1 geweigerd of mislukt, er is dan niets teruggezet; 2 onjuist gebruik.`;

/** What the restore command was asked for: one of the two at least. */
export interface RestoreRequest {
  readonly from: string | null;
  readonly erasures: string | null;
}

/** Understands the words after `npm run restore --`; null when they cannot be. */
export function restoreRequest(words: readonly string[]): RestoreRequest | null {
  try {
    const options = { from: { type: 'string' }, erasures: { type: 'string' } } as const;
    const { from = null, erasures = null } = parseArgs({ args: [...words], options }).values;
    return [from, erasures].includes('') || (from === null && erasures === null) ? null : { from, erasures };
  } catch {
    return null;
  }
}

export const misusedRestore: CommandAnswer = misused(restoreUsage);
