import { expect, it } from 'vitest';
import { exampleDossier } from '#test/web/example-dossier.ts';
import { withDossier, withoutDossier } from '#web/features/dossiers/dossier-list-changes.ts';

const first = exampleDossier({ id: 'first' });
const second = exampleDossier({ id: 'second' });
const list = { name: 'Bakkerij', styleKey: null, documents: [first] };

it('a new dossier is appended', () => {
  expect(withDossier(list, second)).toEqual({ name: 'Bakkerij', styleKey: null, documents: [first, second] });
});

it('a dossier that is already in the list is replaced in its place', () => {
  const changed = { ...first, calculationStatus: 'Failed' as const };
  expect(withDossier({ name: 'Bakkerij', styleKey: null, documents: [first, second] }, changed).documents).toEqual([
    changed,
    second,
  ]);
});

it('a deleted dossier is removed and the others stay', () => {
  expect(withoutDossier({ name: 'Bakkerij', styleKey: null, documents: [first, second] }, 'first').documents).toEqual([
    second,
  ]);
});
