import { expect, it } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { unchangedNote } from '#output/language/unchanged-note.ts';

const noteOf = (changes: Partial<DossierInput>): string =>
  unchangedNote(alternativeOf(calculate({ ...plainDossier, ...changes } as DossierInput), 'unchanged').verdict);

const later = { change: 'afterGrandfathering' as const, transitionDate: { year: 2029, month: 1 } };
const falling = {
  ...plainDossier.current,
  scale: [
    { fromAge: 20, rate: 0.1 },
    { fromAge: 50, rate: 0.08 },
  ],
};
const flat = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.2 }] };

it.each<[string, Partial<DossierInput>, RegExp]>([
  ['a scheme of before the new law', {}, /mag niet zo doorlopen \(art\. 220i Pensioenwet\)/],
  ['a scheme of after it', { schemeOn30June2023: 'noScheme' }, /er op 30 juni 2023 nog niet.*is niet zeker/],
  [
    'one premium for all of after it',
    { schemeOn30June2023: 'noScheme', current: flat },
    /haar vlakke premie mag doorgaan \(art\. 17 Pensioenwet\)/,
  ],
  ['a scale that was kept', later, /zij mag blijven voor wie er al in zit/],
  ['a kept scale of which nobody knows', { ...later, schemeOn30June2023: 'unknown' }, /is onbekend/],
  [
    'a kept scale that falls',
    { ...later, current: falling },
    /geen keuze: de staffel daalt bij een hogere leeftijd \(art\. 220e lid 1 PW\)/,
  ],
])('the current scheme going on is explained: %s', (_, changes, told) => {
  expect(noteOf(changes)).toMatch(told);
});
