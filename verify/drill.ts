import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { machineLineWithLoad } from '../bench/machine-line.ts';
import { callerFolder } from '#server/assembly/config.ts';
import { thisCheckout } from '#test/server/administrator-command.ts';
import { type Drill, drillTable, type Taken, takeStep } from './drill/taken-step.ts';
import { endSite, newSite } from './drill/drill-site.ts';
import { drillSteps } from './drill/steps.ts';
import { knownFiles } from './known-files.ts';

/**
 * npm run verify:drill [-- --before FOLDER --offices 3 --dossiers 60]: an installation goes through the chapters of
 * docs/operate, by their own commands, from its first start to a restore into an empty database. After each step
 * everybody signs in again and downloads everything, which is compared with what was there before. FOLDER is a checkout of
 * an earlier version that was installed and built; without it the version of now takes its own place. Prints the table of
 * docs/reliability.md; ends with 1 when anything is missing or other.
 */
const options = {
  before: { type: 'string', default: thisCheckout },
  offices: { type: 'string', default: '3' },
  dossiers: { type: 'string', default: '60' },
} as const;

const { values } = parseArgs({ options });
const firstRoot = resolve(callerFolder(), values.before);
const site = await newSite(firstRoot);
const drill: Drill = {
  site,
  firstRoot,
  newRoot: thisCheckout,
  fileOf: await knownFiles(true),
  sent: new Map(),
  deleted: new Set(),
  underWay: new Set(),
  held: new Map(),
};

console.log(machineLineWithLoad());
const rows: Taken[] = [];
try {
  for (const step of drillSteps(Number(values.offices), Number(values.dossiers))) {
    const row = await takeStep(drill, step);
    rows.push(row);
    process.stderr.write(`${row.step}: ${row.seconds.toFixed(1)} s\n`);
  }
} finally {
  console.log(drillTable(rows));
  await endSite(site);
}
const wrong = rows.flatMap((row) => row.wrong.map((what) => `${row.step}: ${what}`));
for (const what of wrong) console.log(what);
process.exitCode = wrong.length === 0 ? 0 : 1;
