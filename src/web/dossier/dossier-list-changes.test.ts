import { expect, it } from 'vitest';
import { listOf } from '#test/web/dossier-list.ts';
import { exampleDossier } from '#test/web/example-dossier.ts';
import { withDossier, withoutDossier } from '#web/dossier/dossier-list-changes.ts';

const first = exampleDossier({ id: 'first' });
const second = exampleDossier({ id: 'second' });
const list = listOf([first]);

it('a new dossier is appended', () => {
  expect(withDossier(list, second)).toEqual(listOf([first, second]));
});

it('a dossier that is already in the list is replaced in its place', () => {
  const changed = { ...first, calculationStatus: 'Failed' as const };
  expect(withDossier(listOf([first, second]), changed).documents).toEqual([changed, second]);
});

it('a deleted dossier is removed and the others stay', () => {
  expect(withoutDossier(listOf([first, second]), 'first').documents).toEqual([second]);
});

it('a page counts what came and went', () => {
  const page = listOf([first], { total: 300, asked: 'page=1' });
  expect(withDossier(page, second).part?.total).toBe(301);
  expect(withDossier(page, first).part?.total).toBe(300);
  expect(withoutDossier(page, 'first').part?.total).toBe(299);
});
