type Side = 'left' | 'right';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table in Markdown; a text in a cell keeps its own marks. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  sides: readonly Side[] = header.map(() => 'left'),
): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(sides.map((side) => (side === 'right' ? '--:' : '---'))), ...rows.map(line)].join('\n');
}

/** A text of the program as it is: its signs are no marks. */
export const asText = (text: string): string => text.replaceAll(/[\\`*_[\]<>#{}~&]/g, '\\$&');
