import { describe, expect, it } from 'vitest';
import { defaultHouseStyle, type HouseStyle, type Logo } from '#office/document/house-style.ts';
import { contrast } from '#office/document/readable-colour.ts';
import { logoBackground } from '#output/writers/drawing/logo-background.ts';
import { masterRoom } from '#output/writers/pptx/logo.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { ownPresentationProblems } from '#test/office-package/problems.ts';
import { jpegLogo, pngLogo, stripedLogo } from '#test/slides/house-styles.ts';
import { openDeck } from '#test/slides/open-deck.ts';

const [white, dark, red, yellow] = [
  [255, 255, 255],
  [27, 36, 48],
  [200, 16, 46],
  [255, 241, 118],
] as const;

const styleWith = (logo: Logo | null, primary = defaultHouseStyle.primary): HouseStyle => ({
  ...defaultHouseStyle,
  primary,
  logo,
});

const background = (logo: Logo | null, primary?: string): string => logoBackground(styleWith(logo, primary));

describe('the background of a logo', () => {
  it('is the main colour for a white logo, also where that colour is light itself', () => {
    const logo = stripedLogo(white, null, white);
    for (const primary of ['7B1E2B', 'FFF176', '000000', 'FFFFFF']) {
      expect(background(logo, primary)).toBe('tx2');
      expect(contrast('FFFFFF', paletteOf(styleWith(logo, primary)).dk2)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is white for a logo that can be read on white', () => {
    expect(background(stripedLogo(dark, null, red))).toBe('bg1');
    expect(background(stripedLogo(dark, null, red, null, dark, white))).toBe('bg1');
  });

  it('is the one on which less of the logo is lost', () => {
    expect(background(stripedLogo(white, null, white, red))).toBe('tx2');
    expect(background(stripedLogo(dark, dark, null, yellow), '1B2430')).toBe('bg1');
  });

  it('stays white for a logo that brings its own, and where there is none', () => {
    expect(background(stripedLogo(white, dark, white))).toBe('bg1');
    expect(background(pngLogo(30, 10, [255, 255, 255]))).toBe('bg1');
    expect(background(jpegLogo())).toBe('bg1');
    expect(background(stripedLogo(null))).toBe('bg1');
    expect(background(null)).toBe('bg1');
  });
});

describe('a deck with a white logo', () => {
  const deck = deckOf({ ...exampleContent(8), houseStyle: styleWith(stripedLogo(white, null, white)) });

  it('is sound, and has the plate of its background behind the logo on master and cover', async () => {
    const bytes = await deck;
    expect(ownPresentationProblems(bytes)).toEqual([]);
    for (const name of ['ppt/slideMasters/slideMaster1.xml', 'ppt/slideLayouts/slideLayout1.xml']) {
      const xml = openDeck(bytes).text(name);
      expect(/name="Logovlak".*?schemeClr val="(\w+)"/s.exec(xml)?.[1], name).toBe('tx2');
      expect(xml.indexOf('<p:pic>')).toBeGreaterThan(xml.indexOf('Logovlak'));
    }
  });

  it('keeps plate and logo within their room above the title', async () => {
    const xml = openDeck(await deck).text('ppt/slideMasters/slideMaster1.xml');
    const [, x = 0, y = 0, w = 0, h = 0] = (
      /name="Logovlak".*?<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"/s.exec(xml) ?? []
    ).map((value) => Number(value) / 914_400);
    expect(y).toBeGreaterThanOrEqual(masterRoom.y - 1e-6);
    expect(y + h).toBeLessThanOrEqual(masterRoom.y + masterRoom.h + 1e-6);
    expect(x + w).toBeCloseTo(masterRoom.x + masterRoom.w, 5);
  });
});
