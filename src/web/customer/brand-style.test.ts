import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandFaults,
  brandStyle,
  chartStyle,
  darkBrand,
  darkSeries,
  darkBandShare,
  darkSoftShare,
  darkSurface,
} from '#web/customer/brand-style.ts';
import { contrast } from '#office/document/readable-colour.ts';
import { seriesColours } from '#output/language/series-colours.ts';
import { mixed } from '#web/customer/colour.ts';

const brand = { primary: '#0F4C5C', primaryText: '#FFFFFF', accent: '#B4540A', radius: 8 };

it('contrast follows the published extremes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

it('a mix of colours is that of the style sheet', () => {
  expect(mixed('#0F4C5C', 1, '#FFFFFF')).toBe('#0F4C5C');
  expect(mixed('#000000', 0.5, '#FFFFFF')).toBe('#636363');
  expect(contrast('#0F4C5C', mixed('#0F4C5C', 0.07, '#FFFFFF'))).toBeGreaterThan(7);
});

describe('the colours of a customer', () => {
  it('are accepted when everything can be read', () => {
    expect(brandFaults(brand)).toEqual([]);
  });

  it('are refused when text on a button cannot be read', () => {
    const faults = brandFaults({ ...brand, primary: '#F2C200' });
    expect(faults[0]).toMatch(/^Contrast of primaryText on primary is 1\.\d\d:1, at least 4\.5:1 is needed\.$/);
  });

  it('are refused when an accent disappears on white', () => {
    expect(brandFaults({ ...brand, accent: '#FFE8B0' })[0]).toMatch(/^Contrast of accent on white is/);
  });

  it('are refused when the primary colour can be read on white but not on its own tint', () => {
    expect(brandFaults({ ...brand, primary: '#767676' })).toEqual([
      expect.stringMatching(/^Contrast of primary on its tint is 4\.\d\d:1, at least 4\.5:1 is needed\.$/),
    ]);
  });

  it('are refused when the brand looks like an error', () => {
    expect(brandFaults({ ...brand, primary: '#B0231C' })).toEqual([
      'The primary colour looks like the colour of errors (#B3261E): deleting would not stand out.',
    ]);
  });

  it('become variables of the style sheet', () => {
    const style = brandStyle(brand);
    expect(style).toMatch(/^:root\{--corner:8px;--brand:#0F4C5C;--brand-text:#FFFFFF;--accent:#B4540A\}\n/);
    expect(style).toMatch(/\n@media screen\{:root\[data-scheme='dark'\]\{--brand:#[^{}]+\}\}\n$/);
    for (const [variable, colour] of [
      ['--chart-neutral', '7F7F7F'],
      ['--chart-primary', seriesColours(brand).primary.replace('#', '')],
      ['--chart-accent-tint', seriesColours(brand).accentTint.replace('#', '')],
    ])
      expect(chartStyle(brand)).toContain(`${variable}:#${colour}`);
  });
});

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);

it('any brand can be read in the dark scheme: on a card, on its tint, on its buttons, in a band, and in charts', () => {
  fc.assert(
    fc.property(colour, colour, (primary, accent) => {
      const any = { ...brand, primary, accent };
      const dark = darkBrand(any);
      const series = darkSeries(any);
      expect(contrast(dark.primary, darkSurface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.primary, mixed(dark.primary, darkSoftShare, darkSurface))).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#E6EDF2', mixed(dark.primary, darkBandShare, darkSurface))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.primary, dark.primaryText)).toBeGreaterThanOrEqual(4.5);
      for (const shown of [dark.accent, ...Object.values(series)])
        expect(contrast(shown, darkSurface)).toBeGreaterThanOrEqual(3);
    }),
  );
});
