import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, darkenedOnWhite, mixedColour, textColourOn } from '#office/document/readable-colour.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { seriesColours } from '#output/language/series-colours.ts';
import { palette } from '#output/model/palette.ts';

const colour = fc.stringMatching(/^[0-9A-F]{6}$/);

describe('text on any house colour', () => {
  test('has a contrast of at least 4.5 to 1', () => {
    fc.assert(fc.property(colour, (background) => contrast(background, textColourOn(background)) >= 4.5));
  });

  test('and coloured text on white too', () => {
    fc.assert(fc.property(colour, (text) => contrast(darkenedOnWhite(text), 'FFFFFF') >= 4.5));
  });

  test('holds for every text in the workbook', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const colours = palette({ ...defaultHouseStyle, primary, accent });
        expect(contrast(colours.header, colours.onHeader)).toBeGreaterThanOrEqual(4.5);
        for (const text of [colours.heading, colours.link, colours.ink, colours.muted]) {
          expect(contrast(text, 'FFFFFF')).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(colours.ink, colours.tint)).toBeGreaterThanOrEqual(4.5);
        for (const { fill, text } of Object.values(colours.levels))
          expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
        // A pale column has a grey outline.
        const { pale: _, ...lines } = seriesColours({ primary, accent });
        for (const line of Object.values(lines)) expect(contrast(line, 'FFFFFF')).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

test('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrast('000000', 'FFFFFF')).toBeCloseTo(21, 6);
  expect(contrast('0F4C5C', '0F4C5C')).toBe(1);
  expect(contrast('777777', 'FFFFFF')).toBeCloseTo(4.48, 2);
});

test('a mix lies between two colours', () => {
  expect([
    mixedColour('000000', 'FFFFFF', 0),
    mixedColour('000000', 'FFFFFF', 0.5),
    mixedColour('000000', 'FFFFFF', 1),
  ]).toEqual(['000000', '808080', 'FFFFFF']);
});
