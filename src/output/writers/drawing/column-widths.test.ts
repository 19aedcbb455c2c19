import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeWidths, widthsByShare, widthsByText } from '#output/writers/drawing/column-widths.ts';

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

const column = fc
  .record({
    least: fc.integer({ min: 0, max: 60 }),
    more: fc.integer({ min: 0, max: 400 }),
    share: fc.nat({ max: 100 }),
  })
  .map(({ least, more, share }) => ({ least, texts: [least, least + more], share }));
const columns = fc.array(column, { minLength: 1, maxLength: 12 });

describe('widths of columns', () => {
  it.each([
    ['by share', widthsByShare],
    ['by text', widthsByText],
  ])('%s fill the room, with no word broken where all have room', (_, widthsOf) => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 100, max: 1000 }), (asked, room) => {
        const widths = widthsOf(asked, room);
        expect(total(widths)).toBeCloseTo(room, 6);
        if (total(asked.map(({ least }) => least)) > room) return;
        for (const [at, width] of widths.entries()) expect(width).toBeGreaterThanOrEqual(asked[at]!.least - 1e-9);
      }),
    );
  });

  it('follow the shares, apart from what a longest word takes', () => {
    expect(
      widthsByShare(
        [
          { least: 5, share: 25 },
          { least: 5, share: 75 },
        ],
        100,
      ),
    ).toEqual([25, 75]);
    expect(
      widthsByShare(
        [
          { least: 40, share: 25 },
          { least: 5, share: 75 },
        ],
        100,
      ),
    ).toEqual([40, 60]);
  });

  it('keep texts on one line where all fit, else give most room where there is most to read', () => {
    const [short, long] = [
      { least: 5, texts: [20, 20], share: 50 },
      { least: 5, texts: [65, 45], share: 50 },
    ];
    expect(widthsByText([short, long], 100)).toEqual([35, 65]);
    expect(widthsByText([short, long], 75)).toEqual([20, 55]);
  });

  it('give no column more than its longest text takes while another breaks lines', () => {
    const asked = [
      { least: 5, texts: [20, 20, 20], share: 60 },
      { least: 5, texts: [5, 5, 90], share: 20 },
      { least: 5, texts: [40, 60, 60], share: 20 },
    ];
    const widths = widthsByText(asked, 120);
    expect(widths[0]).toBe(20);
    expect(total(widths)).toBeCloseTo(120, 6);
  });

  it('are whole and add up', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 100, max: 1000 }), (asked, room) => {
        const widths = wholeWidths(widthsByShare(asked, room));
        expect(total(widths)).toBe(room);
        expect(widths.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
