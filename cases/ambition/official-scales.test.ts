import { expect, test } from 'vitest';
import { officialTerms, plainAmbitionDossier, plainAveragePay } from '#cases/factory/average-pay.ts';
import type { PartnerVariant } from '#core/annuity/single-premium.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { StaffelbesluitScale } from '#core/law/staffelbesluit-scale.ts';
import { staffelbesluitScales2015 } from '#core/law/staffelbesluit-scales-2015.ts';
import { staffelbesluitScales2018 } from '#core/law/staffelbesluit-scales.ts';

/** Columns of a printed scale. */
const variants: readonly PartnerVariant[] = ['none', 'deferred', 'accrued', 'attainable'];

/** Shape of an ambition dossier that has the inputs of an official scale. */
function shapeOf(
  { interest, accrual, pensionAge }: StaffelbesluitScale,
  table: string,
  variant: PartnerVariant,
): Scale {
  const pensionAgeInMonths = 12 * pensionAge;
  const { shape } = calculate({
    ...plainAmbitionDossier,
    current: { ...plainAveragePay, pensionAgeInMonths },
    next: { ...plainAmbitionDossier.next, pensionAgeInMonths },
    ambition: { ...officialTerms, interest, mortalityTable: table, variant, accrualRate: accrual, indexation: 0 },
  });
  return shape;
}

/** Differences from the printed cells in percentage points; a class that is printed has to be in the shape. */
function differences(scale: StaffelbesluitScale, table: string): number[] {
  return variants.flatMap((variant, column) => {
    const shape = shapeOf(scale, table, variant);
    expect(shape.map(({ fromAge }) => fromAge)).toEqual(scale.rows.map(([fromAge]) => fromAge));
    return scale.rows.map((row, index) => 100 * (shape[index]!.rate - row[column + 1]!));
  });
}

const scales = [
  ...staffelbesluitScales2015.map((scale) => ({ scale, table: 'CBS 2007-2012' })),
  ...staffelbesluitScales2018.map((scale) => ({ scale, table: 'CBS 2011-2016' })),
];

test('an ambition dossier gives every cell of the official scales within 0.2 percentage point', () => {
  const found = scales.flatMap(({ scale, table }) => differences(scale, table));
  expect(found).toHaveLength(308);
  const largest = Math.max(...found.map(Math.abs));
  const square = found.reduce((sum, difference) => sum + difference ** 2, 0) / found.length;
  console.info(
    `Official scales: largest gap ${largest.toFixed(4)} point, root mean square ${Math.sqrt(square).toFixed(4)}`,
  );
  expect(largest).toBeLessThan(0.2);
  expect(Math.sqrt(square)).toBeLessThan(0.08);
});
