import type { CellLook } from '#test/office-package/cell-looks.ts';

/** Estimated widths in units of a column: one digit of 11 points. */

const kinds: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.,;:'’!|()[\] /·-]/, 0.55],
  [/[mwMW%@€&]/, 1.45],
  [/[A-Z]/, 1.15],
];

const characterWidth = (character: string): number => kinds.find(([kind]) => kind.test(character))?.[1] ?? 0.98;

export function textWidth(text: string, { size, isBold }: Pick<CellLook, 'size' | 'isBold'>): number {
  let plain = 0;
  for (const character of text) plain += characterWidth(character);
  return (plain * size * (isBold ? 1.06 : 1)) / 11;
}

/** Lines that a wrapped text takes: words stay whole unless one is wider than the column. */
export function lineCount(text: string, width: number, look: CellLook): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let filled = 0;
    lines += 1;
    for (const word of paragraph.split(' ')) {
      const wide = textWidth(`${word} `, look);
      if (filled > 0 && filled + wide > width) {
        lines += 1;
        filled = 0;
      }
      filled += wide;
      lines += Math.max(0, Math.ceil(wide / width) - 1);
    }
  }
  return lines;
}

/** A number as its format shows it, with as many characters as in Dutch. */
export function shownNumber(value: number, format: string): string {
  if (format === 'General') return String(value).slice(0, 11);
  if (/[dy]/.test(format)) return 'dd-mm-jjjj';
  const [first = ''] = format.split(';');
  const decimals = /\.([0#]+)/.exec(first)?.[1]?.length ?? 0;
  const text = (Math.abs(value) * (first.includes('%') ? 100 : 1)).toFixed(decimals);
  const whole = first.includes('#,##') ? text.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, '.') : text;
  return `${/"([^"]*)"/.exec(first)?.[1] ?? ''}${value < 0 ? '-' : ''}${whole}${first.includes('%') ? '%' : ''}`;
}
