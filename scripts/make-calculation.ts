// Bundles the program that calculates a dossier, one file for each thread, with an example to warm up on and the scenarios
// of the program, and makes the templates and filled examples that people download:
// node scripts/make-calculation.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { builtInNumbers } from '../src/core/scenario-set/cp2022/built-in-set.ts';
import { templateTypes } from '../src/api/dossiers.ts';
import { templateWorkbook } from '../src/input/template/template.ts';
import { exampleDossier } from '../src/server/example/example-dossier.ts';

const [folder = join(import.meta.dirname, '../dist/calculation')] = process.argv.slice(2);
const sources = join(import.meta.dirname, '../src/server/calculation');

for (const [index, name] of ['calculation-child', 'memory-watchdog'].entries()) {
  await build({
    configFile: false,
    root: sources,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(sources, `${name}.ts`),
      outDir: folder,
      emptyOutDir: index === 0,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
    },
  });
}
writeFileSync(join(folder, 'built-in-set.bin'), new Uint8Array(builtInNumbers().buffer));
writeFileSync(join(folder, 'warm-up.xlsx'), (await exampleDossier()).bytes);
for (const kind of ['templates', 'examples']) mkdirSync(join(folder, kind), { recursive: true });
for (const type of templateTypes) {
  writeFileSync(join(folder, 'templates', `${type}.xlsx`), await templateWorkbook(type));
  writeFileSync(join(folder, 'examples', `${type}.xlsx`), (await exampleDossier(type)).bytes);
}
