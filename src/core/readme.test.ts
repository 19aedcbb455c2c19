import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { folderOrders } from '#test/folder-orders.ts';
import { projectRoot } from '#test/source-files.ts';

const readme = readFileSync(join(projectRoot, 'src/core/README.md'), 'utf8');

const block = (language: string): string =>
  new RegExp(String.raw`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(readme)?.[1] ?? '';

describe('the page about the core', () => {
  it('has an example that prints what the page says and what calculate gives', () => {
    const args = ['--input-type=module-typescript', '--eval', block('ts')];
    const printed = execFileSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    expect(printed).toBe(block('text'));

    const born = [1991, 1971].map((year) => ({ year, month: 1, day: 1 }));
    const participants = born.map((day, row) =>
      Object.assign({}, plainParticipant, { number: String(row), born: day }),
    );
    const flat = alternativeOf(calculate({ ...plainDossier, participants }), 'budgetNeutralFlat');
    const figures = [...printed.matchAll(/([\d.]+)%/g)].map(([, figure]) => Number(figure) / 100);
    expect(figures).toEqual([expect.closeTo(flat.exact, 5), expect.closeTo(flat.practicalScale[0]!.rate, 9)]);
  });

  it('names every folder, in the order in which they import each other', () => {
    expect([...readme.matchAll(/^- `([^`]+)`: /gm)].map(([, folder]) => folder)).toEqual(folderOrders['core']);
  });
});
