import { expect, test } from 'vitest';
import { changesNotes, marksNotes } from '#output/topics/sensitivity/table.ts';

const tableOf = (...rows: readonly (readonly string[])[]) => ({ heads: ['Premie'], rows });

test('only changes that stand in the table are explained', () => {
  expect(changesNotes(tableOf(['Omrekenrente −1 / +1 punt', '+ 1,0 / − 1,0']))).toEqual([]);
  expect(changesNotes(tableOf(['Rendement −1 / +1 punt', '–'], ['Uitstroom ×½ / ×2', '–']))).toEqual([
    'Rendement: aandelen en obligaties allebei. Uitstroom: elke vertrekkans gehalveerd of verdubbeld.',
  ]);
});

test('only marks that stand in the table are explained', () => {
  expect(marksNotes(tableOf(['Rendement −1 / +1 punt', '+ 1,0 / − 1,0']))).toEqual([]);
  expect(marksNotes(tableOf(['Rendement −1 / +1 punt', '–']))).toEqual([
    'Een streep: de aanname kan het getal niet veranderen.',
  ]);
});
