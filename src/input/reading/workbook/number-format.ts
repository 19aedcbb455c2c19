/** What a number with this format is shown as. */
export type NumberMeaning = 'number' | 'date' | 'time';

/** Built-in formats that show a day, also those of East Asian languages. */
const dateIds = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const timeIds = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]);

export function builtInMeaning(id: number): NumberMeaning {
  if (dateIds.has(id)) return 'date';
  return timeIds.has(id) ? 'time' : 'number';
}

/** The first section of a format without texts, escaped signs, fill signs, colours, conditions and languages. */
function bareFormat(format: string): string {
  return (format.replaceAll(/"[^"]*"?|\\.|_.|\*./gs, '').split(';')[0] ?? '').toLowerCase();
}

/** What a format written out means: `dd-mm-yyyy` a day, `[h]:mm` a time, `0.00\d` a number. */
export function formatMeaning(format: string): NumberMeaning {
  const bare = bareFormat(format);
  if (/\[(h+|m+|s+)\]/.test(bare)) return 'time';
  const signs = bare.replaceAll(/\[[^\]]*\]?/g, '').replaceAll(/general|standaard|am\/pm|a\/p/g, '');
  if (/[dy]|b{2,4}/.test(signs)) return 'date';
  if (/[hs]/.test(signs)) return 'time';
  return signs.includes('m') ? 'date' : 'number';
}
