// npm run update-packages -- NAME@VERSION ...: the one way by which the lock file changes. Takes no release, of what is
// named or comes along with it, that is younger than the minimum age, and writes down what the lock file then is.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFileSum, minimumAgeInDays, recordFile } from './lock-file-record.ts';

const usage = `Usage: npm run update-packages -- [--dev] [--urgent REASON] NAME@VERSION ...

  --dev             for building and testing only
  --urgent REASON   also a release of less than ${minimumAgeInDays} days ago: it closes a known hole. The reason is written down.
`;

interface Asked {
  readonly names: readonly string[];
  readonly isForBuilding: boolean;
  readonly reason: string | null;
}

function asked(words: readonly string[]): Asked | null {
  try {
    const options = { urgent: { type: 'string' }, dev: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const areExact = positionals.every((name) => /^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/.test(name));
    if (positionals.length === 0 || !areExact || values.urgent === '') return null;
    return { names: positionals, isForBuilding: values.dev, reason: values.urgent ?? null };
  } catch {
    return null;
  }
}

function update({ names, isForBuilding, reason }: Asked): void {
  const root = join(import.meta.dirname, '..');
  const npm = process.env['npm_execpath'];
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const youngest = new Date(Date.now() - minimumAgeInDays * 24 * 60 * 60 * 1000);
  // `before` and not `min-release-age`: an npm that does not know that one leaves it out without a word.
  const age = reason === null ? [`--before=${youngest.toISOString()}`] : [];
  const kind = isForBuilding ? ['--save-dev'] : [];
  const settings = ['install', '--package-lock-only', '--ignore-scripts', ...age, ...kind];
  const { status } = spawnSync(command, [...first, ...settings, ...names], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write('Nothing was changed.\n');
    process.exitCode = 1;
    return;
  }
  const record = { sha256: lockFileSum(root), minimumAgeInDays: reason === null ? minimumAgeInDays : 0, names, reason };
  writeFileSync(join(root, recordFile), `${JSON.stringify(record, null, 2)}\n`);
  process.stdout.write(`Written: package-lock.json, ${recordFile}. Read what changed in both before you commit.\n`);
}

const request = asked(process.argv.slice(2));
if (request === null) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else update(request);
