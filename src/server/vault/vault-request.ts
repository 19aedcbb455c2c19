import { parsedWords } from '#server/platform/control/command-words.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';

const usage = `Gebruik: npm run --silent vault -- status
         npm run --silent vault -- rotate
         npm run --silent vault -- erase --organisation NAAM --confirm NAAM

  status   met welke hoofdsleutel de sleutels van organisaties zijn versleuteld, en hoeveel
           bestanden en tweede factoren daar nog niet mee zijn versleuteld
  rotate   versleutelt de sleutel van elke organisatie met een nieuwe hoofdsleutel: de eerste van MASTER_KEY, of zonder
           MASTER_KEY een nieuwe in de gegevensmap
  erase    wist alle werkgevers en dossiers van een gedeactiveerde organisatie, en vernietigt de sleutel van hun bestanden

Werkt ook terwijl de server draait. Afsluitcode: 0 gelukt; 1 mislukt; 2 onjuist gebruik.`;

/** What the vault command was asked for. */
export type VaultRequest =
  | { readonly does: 'status' | 'rotate' }
  | { readonly does: 'erase'; readonly organisation: string };

/** Understands the words after `npm run vault --`. */
export function vaultRequest(words: readonly string[]): VaultRequest {
  const options = { organisation: { type: 'string' }, confirm: { type: 'string' } } as const;
  const { values, positionals } = parsedWords(words, options, usage);
  const [does, ...rest] = positionals;
  const { organisation = '', confirm = '' } = values;
  if (rest.length === 0 && confirm === organisation) {
    if (does === 'erase' && organisation !== '') return { does, organisation };
    if ((does === 'status' || does === 'rotate') && Object.keys(values).length === 0) return { does };
  }
  throw new UsageError(usage);
}
