import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedText, lineHeight, shortenedText, wrappedLines } from '#output/writers/drawing/fitted-text.ts';
import { fittedParagraphs } from '#output/writers/pptx/slide-text.ts';
import { addedSlide } from '#output/writers/pptx/draft.ts';
import { drawTable, tableLayout } from '#output/writers/pptx/slide-table.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';

const text = fc.array(fc.string({ maxLength: 25 }), { maxLength: 40 }).map((words) => words.join(' '));
const room = { w: 4, h: 0.9, largest: 24, smallest: 10 };

describe('text in a box', () => {
  it('never takes more width or height than there is', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (given, bold) => {
        const found = fittedText(given, { ...room, bold });
        const lines = wrappedLines(found.text, room.w, found.fontSize, bold);
        expect((lines.length * found.fontSize * lineHeight) / 72).toBeLessThanOrEqual(room.h + 1e-6);
        for (const line of lines) expect(textWidth(line, found.fontSize, bold)).toBeLessThanOrEqual(room.w);
      }),
    );
  });

  it('stays as it is, at full size, when it fits', () => {
    expect(fittedText('Een vlakke premie', room)).toEqual({ text: 'Een vlakke premie', fontSize: 24 });
  });

  it('is made smaller before it is cut off', () => {
    const smaller = fittedText('Een vlakke premie van 17,0% kost u evenveel als de huidige staffel', room);
    expect(smaller.text).not.toContain('…');
    expect(smaller.fontSize).toBeLessThan(24);
    expect(fittedText('woord '.repeat(200), room).text).toMatch(/…$/);
  });

  it('breaks a word that is wider than the box', () => {
    expect(wrappedLines('x'.repeat(200), 2, 12).length).toBeGreaterThan(3);
    expect(shortenedText('x'.repeat(200), 2, 1, 12)).toMatch(/^x+…$/);
  });
});

describe('a figure in a text that is cut off', () => {
  const sentence = 'Met een vlakke premie van 29,7% betaalt u in 2028 + € 6.934.123 meer en in 2032 − € 7.537 minder';

  it('is whole or left out, wherever the cut falls', () => {
    const figures = sentence.match(/(?:[+−] )?(?:€ )?\d[\d.,]*%?/gu) ?? [];
    expect(figures).toHaveLength(5);
    const rooms = Array.from({ length: 120 }, (_, step) => 0.3 + step / 20);
    const cut = rooms.map((width) => shortenedText(sentence, width, 1, 12)).filter((found) => found.endsWith('…'));
    expect(cut.length).toBeGreaterThan(100);
    for (const found of cut) {
      expect(found).not.toMatch(/[\d%€+−] ?…$/);
      for (const figure of found.match(/(?:[+−] )?(?:€ )?\d[\d.,]*%?/gu) ?? []) expect(figures).toContain(figure);
    }
  });
});

describe('paragraphs in a box', () => {
  it('fit together, however long they are', () => {
    const paragraphs = fc.array(text, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(paragraphs, (texts) => {
        const fitted = fittedParagraphs(
          texts.map((given) => ({ text: given, fontSize: 14 })),
          { w: 5, h: 1.6 },
        );
        const points = fitted.reduce(
          (sum, part) => sum + wrappedLines(part.text, 5, part.fontSize).length * part.fontSize * lineHeight + 6,
          -6,
        );
        expect(points / 72).toBeLessThanOrEqual(1.6);
      }),
    );
  });
});

describe('a table', () => {
  const table = (rows: number, cell: string) => ({
    name: 'Tabel',
    alternativeText: '',
    columns: [
      { head: 'Een', share: 1, align: 'left' as const },
      { head: 'Twee', share: 1, align: 'right' as const },
    ],
    rows: Array.from({ length: rows }, () => [cell, '1']),
    box: { x: 0, y: 0, w: 6, h: 3 },
    largest: 14,
  });

  it('is never higher than its box', () => {
    for (const rows of [1, 5, 12, 20]) {
      expect(tableLayout(table(rows, 'tekst')).rowHeight * (rows + 1)).toBeLessThanOrEqual(3 + 1e-9);
    }
  });

  it('gives a figure its width before a name its share', () => {
    const { widths, fontSize } = tableLayout(table(3, 'een naam van vier woorden'));
    const figures = { ...table(3, 'een naam van vier woorden'), box: { x: 0, y: 0, w: 2.4, h: 3 } };
    const rows = figures.rows.map(([name = '']) => [name, '−\u00a0€\u00a01.234.567.890']);
    const found = tableLayout({ ...figures, rows });
    expect(widths[1]).toBeCloseTo(3);
    expect(found.widths[1]).toBeGreaterThan(textWidth('−\u00a0€\u00a01.234.567.890', found.fontSize));
    expect(found.widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(2.4);
    expect(fontSize).toBe(14);
  });

  it('writes amounts in millions where they have no room, and never a part of one', () => {
    const amounts = Array.from({ length: 11 }, (_, index) => `€\u00a0${index + 21}.514.123`);
    const columns = amounts.map((_, index) => ({ head: String(index), share: 1, align: 'right' as const }));
    const slide = addedSlide({ deck: [] }, 'table', '');
    const box = { x: 0, y: 0, w: 10, h: 3 };
    drawTable(slide, { name: 'Bedragen', alternativeText: '', columns, rows: [amounts], box });
    expect(slide.shapes.join('')).toContain('21,51\u00a0mln');
    expect(slide.shapes.join('')).not.toContain('…');
  });

  it('takes smaller text where its cells are long', () => {
    expect(tableLayout(table(5, 'kort')).fontSize).toBeGreaterThan(tableLayout(table(5, 'lang '.repeat(30))).fontSize);
  });
});
