import { parsedWords } from '#server/platform/control/command-words.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';

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

/** Understands the words after `npm run restore --`. */
export function restoreRequest(words: readonly string[]): RestoreRequest {
  const options = { from: { type: 'string' }, erasures: { type: 'string' } } as const;
  const { values, positionals } = parsedWords(words, options, restoreUsage);
  const { from = null, erasures = null } = values;
  const isEmpty = [from, erasures].includes('') || (from === null && erasures === null);
  if (isEmpty || positionals.length > 0) throw new UsageError(restoreUsage);
  return { from, erasures };
}
