import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';
import { readability } from '#web/features/house-style/readability.ts';

const styled = (primary: string) => readability(paletteOf({ ...defaultHouseStyle, primary }));

it('says which text the cover gets and how well it can be read', () => {
  expect(styled('0F4C5C').cover).toEqual({ text: 'white', ratio: 9.5 });
  expect(styled('FFD400').cover.text).toBe('dark');
});

it('whatever colour is chosen, text on the cover and titles can be read', () => {
  const colours = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => value.toString(16).padStart(6, '0'));
  fc.assert(
    fc.property(colours, (primary) => {
      const { cover, title } = styled(primary);
      expect(cover.ratio).toBeGreaterThanOrEqual(4.5);
      expect(title.ratio).toBeGreaterThanOrEqual(7);
    }),
  );
});
