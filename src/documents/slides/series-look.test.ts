import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mixedColour } from '#documents/package/readable-colour.ts';
import { paletteOf, type Palette } from '#documents/slides/palette.ts';
import { looks, type SeriesLook } from '#documents/slides/series-look.ts';
import { houseStyles } from '#test/slides/house-styles.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** Neighbouring columns differ at least so much in lightness once printed in grey (WCAG contrast). */
const leastBetweenColumns = 1.4;
/** Lines that have the same dash differ at least so much. */
const leastBetweenLines = 1.3;

/** Part of a pattern that is ink; the rest is the white behind it. */
const inkOf: Readonly<Record<NonNullable<SeriesLook['pattern']>, number>> = {
  wdUpDiag: 0.38,
  wdDnDiag: 0.38,
  dkHorz: 0.5,
  narVert: 0.5,
  smGrid: 0.44,
  hollow: 0,
};

function themeColour({ colour }: SeriesLook, palette: Palette): string {
  const name = /val="(\w+)"/.exec(colour)?.[1] ?? '';
  if (name === 'bg1') return mixedColour('FFFFFF', '000000', 0.5);
  return name === 'tx1' ? palette.dk1 : palette[name as keyof Palette];
}

/** The grey of a column from some distance. */
const printed = (look: SeriesLook, palette: Palette): string =>
  mixedColour('FFFFFF', themeColour(look, palette), look.pattern === null ? 1 : inkOf[look.pattern]);

const answers = [
  looks.unchanged,
  looks.budgetNeutralFlat,
  looks.budgetNeutralProgressive,
  looks.profitNeutralFlat,
  looks.profitNeutralProgressive,
];

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0').toUpperCase());

function expectReadableInGrey(palette: Palette): void {
  for (const [index, look] of answers.slice(1).entries()) {
    const before = answers[index]!;
    expect(contrast(printed(before, palette), printed(look, palette)), `column ${index + 1}`).toBeGreaterThanOrEqual(
      leastBetweenColumns,
    );
  }
  const lines = [...answers, looks.ownFlat, looks.fiscalMaximum];
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.dash !== other.dash || Math.abs(one.width - other.width) >= 1) continue;
      expect(contrast(themeColour(one, palette), themeColour(other, palette))).toBeGreaterThanOrEqual(
        leastBetweenLines,
      );
    }
  }
}

describe('series beside each other, printed in grey,', () => {
  it.each(houseStyles)('can be told apart in %s', (_, style) => {
    expectReadableInGrey(paletteOf(style));
  });

  it('can be told apart with any two brand colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        expectReadableInGrey(paletteOf({ name: '', primary, accent, contactLine: '', logo: null }));
      }),
      propertyRuns(500),
    );
  });

  it('are lines of other dashes where they run through each other, but for the two that are widest', () => {
    const { second: _, unchanged, budgetNeutralFlat, ...others } = looks;
    const dashes = [budgetNeutralFlat, ...Object.values(others)].map(({ dash }) => dash);
    expect(new Set(dashes).size).toBe(dashes.length);
    expect(unchanged.dash).toBe('solid');
    expect(unchanged.width).toBeGreaterThan(budgetNeutralFlat.width);
  });

  it('are plain columns for the two flat answers alone: a dark house style makes others look like them', () => {
    const { second: _, fiscalMaximum: __, ...columns } = looks;
    const plain = Object.entries(columns).filter(([, { pattern }]) => pattern === null);
    expect(plain.map(([key]) => key)).toEqual(['budgetNeutralFlat', 'profitNeutralFlat']);
  });

  it('have each their own dash or pattern', () => {
    const marks = Object.values(looks).map(({ colour: hue, dash, width, pattern }) =>
      [hue, dash, width, pattern].join(),
    );
    expect(new Set(marks).size).toBe(marks.length);
  });
});
