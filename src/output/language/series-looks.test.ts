import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looks } from '#output/language/look.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import { contrast } from '#office/document/readable-colour.ts';
import { seriesColours } from '#output/language/series-colours.ts';
import { houseStyles } from '#test/slides/house-styles.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** Neighbouring columns differ at least so much in lightness once printed in grey (WCAG contrast). */
const leastBetweenColumns = 1.4;

type Colours = ReturnType<typeof seriesColours>;

/** The current scheme and the choices. */
const alternatives = Object.values(looks);

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0').toUpperCase());

function expectReadableInGrey(colours: Colours): void {
  for (const [index, look] of alternatives.slice(1).entries()) {
    const before = alternatives[index]!;
    expect(contrast(colours[before.hue], colours[look.hue]), `column ${index + 1}`).toBeGreaterThanOrEqual(
      leastBetweenColumns,
    );
  }
}

describe('series beside each other, printed in grey,', () => {
  it.each(houseStyles)('can be told apart in %s', (_, style) => {
    expectReadableInGrey(seriesColours(style));
  });

  it('can be told apart with any two brand colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        expectReadableInGrey(seriesColours({ primary, accent }));
      }),
      propertyRuns(500),
    );
  });

  it('are lines that have each a dash of its own, beside the fiscal maximum too', () => {
    const dashes = [...alternatives, otherLooks.fiscalMaximum].map(({ dash }) => dash);
    expect(new Set(dashes).size).toBe(dashes.length);
  });

  it('are points that have each a mark of its own', () => {
    expect(new Set(alternatives.map(({ mark }) => mark)).size).toBe(alternatives.length);
  });
});
