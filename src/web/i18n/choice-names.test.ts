import { expect, it } from 'vitest';
import type { NameKey } from '#api/key-figures.ts';
import { choiceName } from '#output/language/alternative-name.ts';
import { keyFigures } from '#web/i18n/nl.ts';

it('a choice has the name in the list of dossiers that it has in the files', () => {
  const names = Object.entries(keyFigures.names) as readonly [NameKey, string][];
  for (const [key, name] of names) expect(`C ${name}`).toBe(choiceName('C', key));
});
