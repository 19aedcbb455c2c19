import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { hostileFiles } from '#test/xlsx/hostile-files.ts';

interface CorpusFile {
  readonly name: string;
  readonly make: () => Promise<Uint8Array>;
}

const valid = join(import.meta.dirname, 'valid');
const validFiles: readonly CorpusFile[] = readdirSync(valid)
  .filter((name) => name.endsWith('.xlsx'))
  .map((name) => ({ name, make: async () => readFileSync(join(valid, name)) }));

const filled = (values: Parameters<typeof templateWorkbook>[1]) => () => templateWorkbook('dcToDc', values);
const { values, tables } = exampleFilling;
const [first = [], ...others] = tables['Deelnemers'] ?? [];

/** Templates as people fill them in, right and wrong. */
const filledTemplates: readonly CorpusFile[] = [
  ...schemeKinds.map((kind: SchemeKind) => ({
    name: `example of ${kind}`,
    make: async () => (await exampleDossier(kind)).bytes,
  })),
  ...schemeKinds.map((kind: SchemeKind) => ({ name: `empty template of ${kind}`, make: () => templateWorkbook(kind) })),
  {
    name: 'wrong cells',
    make: filled({
      values: { ...values, huidig_franchise: -1 },
      tables: { ...tables, Deelnemers: [first.map((value) => (value === 58_400 ? 'onbekend' : value)), ...others] },
    }),
  },
  {
    name: 'an unusual salary',
    make: filled({
      values,
      tables: { ...tables, Deelnemers: [first.map((value) => (value === 58_400 ? 512_346 : value)), ...others] },
    }),
  },
  {
    name: 'a day before the law',
    make: filled({
      values: {
        ...values,
        peildatum: { year: 2016, month: 12, day: 1 },
        transitiedatum: { year: 2017, month: 1, day: 1 },
      },
      tables,
    }),
  },
  {
    name: 'nobody left',
    make: filled({
      values,
      tables: { ...tables, Deelnemers: [first.map((value) => (value === 'ja' ? 'nee' : value))] },
    }),
  },
];

/** Everything that the reader is tried on: sound, wrong, and made to mislead or to harm. */
export const corpus: readonly CorpusFile[] = [
  ...filledTemplates,
  ...validFiles,
  ...hostileFiles.map(({ name, make }) => ({ name, make: async () => make() })),
];
