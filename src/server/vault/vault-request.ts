import { parseArgs } from 'node:util';

export const vaultUsage = `Gebruik: npm run --silent vault -- status
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
  | { readonly does: 'status' }
  | { readonly does: 'rotate' }
  | { readonly does: 'erase'; readonly organisation: string };

/** Understands the words after `npm run vault --`; null when they cannot be. */
export function vaultRequest(words: readonly string[]): VaultRequest | null {
  const [does, ...rest] = words;
  if (does === 'status' || does === 'rotate') return rest.length === 0 ? { does } : null;
  if (does !== 'erase') return null;
  try {
    const options = { organisation: { type: 'string' }, confirm: { type: 'string' } } as const;
    const { organisation = '', confirm } = parseArgs({ args: rest, options }).values;
    return organisation !== '' && confirm === organisation ? { does, organisation } : null;
  } catch {
    return null;
  }
}
