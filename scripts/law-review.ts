import { lawRegister } from '#core/law/register.ts';

/**
 * Lists the values of law by the day on which they were last compared with their sources, oldest first: a list to work
 * from, not a failing test, so that no build breaks because a day passed.
 *
 *   npm run law:review               all values
 *   npm run law:review -- --ending   only those of which no value is known for a day within a year
 */
const yearAhead = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const endsSoon = ({ knownUntil }: (typeof lawRegister)[number]): boolean =>
  knownUntil !== null && knownUntil < yearAhead;

function listAll(): void {
  for (const series of [...lawRegister].sort((a, b) => a.checked.localeCompare(b.checked))) {
    const { length } = series.entries;
    const gaps = series.entries.filter((entry) => entry.value === null).map((entry) => entry.from.slice(0, 4));
    const known = series.knownUntil === null ? 'until the law changes' : `known until ${series.knownUntil}`;
    const soft = series.entries.filter((entry) => entry.source.kind !== 'law').length;
    console.log(`${series.checked}  ${series.name}: ${length} values, ${known}; ${soft} not read in the law itself`);
    if (gaps.length > 0) console.log(`            gaps: ${gaps.join(', ')}`);
  }
}

function listEnding(): void {
  const ending = lawRegister.filter(endsSoon);
  if (ending.length === 0) return;
  console.log(
    `Values of law that end before ${yearAhead}: add the next year once it is published (docs/method/law-values.md).`,
  );
  for (const { name, knownUntil } of ending) console.log(`  ${knownUntil}  ${name}`);
}

if (process.argv.includes('--ending')) listEnding();
else listAll();
