import { listed } from '#office/document/dutch-words.ts';

/** Years of birth in few words, the earliest first: "1965 tot en met 1972, 1975 en 1980". */
export function yearsText(years: readonly number[]): string {
  const runs: { readonly first: number; last: number }[] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run !== undefined && year === run.last + 1) run.last = year;
    else runs.push({ first: year, last: year });
  }
  return listed(
    runs.flatMap(({ first, last }) => (last - first < 2 ? apart(first, last) : `${first} tot en met ${last}`)),
  );
}

const apart = (first: number, last: number): readonly string[] =>
  first === last ? [`${first}`] : [`${first}`, `${last}`];
