import type { MortalityTableFile } from '#core/mortality/mortality-table-file.ts';

/** The text of a table file: JSON with one line per age, so that a change of the table shows as changed lines. */
export function mortalityTableText({ values, ...head }: MortalityTableFile): string {
  const rows = (sex: 'M' | 'V'): string => values[sex].map((row) => `      ${JSON.stringify(row)}`).join(',\n');
  const start = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  return `${start},\n  "values": {\n    "M": [\n${rows('M')}\n    ],\n    "V": [\n${rows('V')}\n    ]\n  }\n}\n`;
}
