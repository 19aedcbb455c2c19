import { lawRegister } from '#core/law/register.ts';

/**
 * Lists the values of law by the day on which they were last compared with their sources, oldest first: a list to work
 * from, not a failing test, so that no build breaks because a day passed.
 *
 *   node scripts/law-review.ts
 */
for (const series of [...lawRegister].sort((a, b) => a.checked.localeCompare(b.checked))) {
  const { length } = series.entries;
  const gaps = series.entries.filter((entry) => entry.value === null).map((entry) => entry.from.slice(0, 4));
  const known = series.knownUntil === null ? 'until the law changes' : `known until ${series.knownUntil}`;
  const soft = series.entries.filter((entry) => entry.source.kind !== 'law').length;
  console.log(`${series.checked}  ${series.name}: ${length} values, ${known}; ${soft} not read in the law itself`);
  if (gaps.length > 0) console.log(`            gaps: ${gaps.join(', ')}`);
}
