import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dossierNameSchema } from '#api/dossiers.ts';
import { dossiersWith } from '#web/features/new-dossier/chosen-dossiers.ts';
import { nameFromFile, namesFromFiles } from '#web/features/new-dossier/name-from-file.ts';

const file = (name: string, content = 'x'): File => new File([content], name);
const none = [{ name: '', file: null }];
const fallback = 'Dossier';
const names = (dossiers: readonly { readonly name: string }[]) => dossiers.map(({ name }) => name);

describe('files that are chosen', () => {
  it('propose a name, which a next file replaces as long as nobody typed one', () => {
    const one = dossiersWith(none, { files: [file('Regeling.xlsx')], isAdding: false, fallback });
    expect(one.map((dossier) => [dossier.name, dossier.file?.name])).toEqual([['Regeling', 'Regeling.xlsx']]);
    expect(names(dossiersWith(one, { files: [file('Ander.xlsx')], isAdding: false, fallback }))).toEqual(['Ander']);
    const typed = [{ name: 'Getypt', file: null }];
    expect(names(dossiersWith(typed, { files: [file('a.xlsx')], isAdding: false, fallback }))).toEqual(['Getypt']);
  });

  it('become a dossier each, named after its file', () => {
    const files = [file('Bakkerij 2027.xlsx'), file('bakkerij_2027.xlsx'), file('---.xlsx')];
    const chosen = dossiersWith(none, { files, isAdding: false, fallback });
    expect(names(chosen)).toEqual(['Bakkerij 2027', 'bakkerij 2027 2', 'Dossier']);
  });

  it('keep a name that was typed, for the first', () => {
    const typed = [{ name: 'Getypt', file: null }];
    const chosen = dossiersWith(typed, { files: [file('a.xlsx'), file('b.xlsx')], isAdding: false, fallback });
    expect(names(chosen)).toEqual(['Getypt', 'b']);
  });
});

describe('a file that is dropped', () => {
  const one = [{ name: 'Eerste', file: file('a.xlsx') }];
  it('comes beside the one that is there', () => {
    expect(names(dossiersWith(one, { files: [file('b.xlsx')], isAdding: true, fallback }))).toEqual(['Eerste', 'b']);
  });

  it('with the same name is that file again, mended', () => {
    const mended = file('a.xlsx', 'better');
    expect(dossiersWith(one, { files: [mended], isAdding: true, fallback })).toEqual([
      { name: 'Eerste', file: mended },
    ]);
  });

  it('that is none changes nothing', () => {
    expect(dossiersWith(one, { files: [], isAdding: true, fallback })).toBe(one);
  });
});

describe('a name from a file', () => {
  it('is always one that the form takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        expect(dossierNameSchema.safeParse(nameFromFile(`${name}.xlsx`, fallback)).success).toBe(true);
      }),
    );
  });

  it('is different for each of several', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { minLength: 2, maxLength: 6 }), (files) => {
        const made = namesFromFiles(files, fallback);
        expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(files.length);
        for (const name of made) expect(dossierNameSchema.safeParse(name).success, name).toBe(true);
      }),
    );
  });
});
