import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#office/document/readable-colour.ts';
import { paletteOf, textOnBrand, type Palette } from '#output/writers/drawing/palette.ts';
import { propertyRuns } from '#test/property-runs.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0').toUpperCase());
const palettes = fc
  .tuple(colour, colour)
  .map(([primary, accent]) => paletteOf({ name: 'Stijl', primary, accent, contactLine: '', logo: null }));

const forEveryStyle = (check: (palette: Palette) => void): void => {
  fc.assert(fc.property(palettes, check), propertyRuns(500));
};

describe('the palette of any house style', () => {
  it('lets text be read on the page, on panels and on the brand colour', () => {
    forEveryStyle((palette) => {
      for (const text of [palette.dk1, palette.dk2]) {
        for (const background of [palette.lt1, palette.lt2]) {
          expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
        }
      }
      const onBrand = textOnBrand(palette) === 'bg1' ? palette.lt1 : palette.dk1;
      expect(contrast(onBrand, palette.accent1)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('makes every chart series visible on white', () => {
    forEveryStyle(({ accent3, accent4, accent5, accent6 }) => {
      for (const series of [accent3, accent4, accent5, accent6]) {
        expect(contrast(series, 'FFFFFF')).toBeGreaterThanOrEqual(3);
      }
    });
  });

  it('keeps the two goals apart by lightness, so in grey too', () => {
    forEveryStyle(({ accent3, accent5 }) => {
      expect(contrast(accent3, accent5)).toBeGreaterThanOrEqual(1.5);
    });
  });

  it('leaves the brand colour as it is where text can be read on it', () => {
    expect(paletteOf({ name: '', primary: 'FFF59D', accent: '000000', contactLine: '', logo: null }).accent1).toBe(
      'FFF59D',
    );
    expect(paletteOf({ name: '', primary: '0F4C5C', accent: '000000', contactLine: '', logo: null }).accent1).toBe(
      '0F4C5C',
    );
  });
});
