import { parseArgs } from 'node:util';
import { machineLineWithLoad } from '../bench/machine-line.ts';
import { patience } from '#test/patience.ts';
import { embeddedInstallation, type Installation, postgresInstallation } from './installation.ts';
import { faultKinds } from './kinds.ts';
import { faultTable, runFaults } from './run-faults.ts';
import { randomFrom } from './random.ts';

/**
 * npm run verify:faults [-- --kills 100 --seed 1 --minutes 60 --on postgres|embedded|both --scripted --only NAME ...]:
 * breaks a real server while people use it, and looks at what is left. Prints the table of docs/reliability.md; ends with 1
 * when anything was lost, double, stuck or otherwise wrong.
 */
const options = {
  kills: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  minutes: { type: 'string', default: '60' },
  on: { type: 'string', default: 'both' },
  people: { type: 'string', default: '6' },
  scripted: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
} as const;

const { values } = parseArgs({ options });
const isReal = !values.scripted;

async function verified(name: string, make: () => Promise<Installation>): Promise<boolean> {
  const site = await make();
  try {
    const run = await runFaults(site, {
      kills: Number(values.kills),
      milliseconds: Number(values.minutes) * 60_000,
      random: randomFrom(Number(values.seed)),
      isReal,
      patience: 3 * patience,
      tell: (line) => process.stderr.write(`${name}: ${line}\n`),
      kinds: faultKinds.filter(({ name }) => values.only?.includes(name) ?? true),
    });
    console.log(`${name}, ${isReal ? 'real' : 'scripted'} calculations, seed ${values.seed}`);
    console.log(faultTable(run));
    if (run.leftOut.length > 0) console.log(`not possible here: ${run.leftOut.join(', ')}`);
    for (const { wrong, during, what } of run.outcome.found) console.log(`${wrong} (${during}): ${what}`);
    return run.outcome.found.length === 0;
  } finally {
    await site.end();
  }
}

const wanted = { isReal, offices: Number(values.people) + 1, kills: Number(values.kills) };
console.log(machineLineWithLoad());
const verdicts = [
  ...(values.on === 'embedded' ? [] : [await verified('PostgreSQL', () => postgresInstallation(wanted))]),
  ...(values.on === 'postgres' ? [] : [await verified('embedded', () => embeddedInstallation(wanted))]),
];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
