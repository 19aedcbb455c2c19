import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logo } from '#office/document/house-style.ts';
import { logoBox } from '#output/writers/pptx/logo.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { ownPresentationProblems } from '#test/office-package/problems.ts';
import { jpegLogo, pngLogo } from '#test/slides/house-styles.ts';
import { openDeck, type OpenDeck } from '#test/slides/open-deck.ts';

const room = { x: 10, y: 0.2, w: 2, h: 0.4 };

const deckWith = async (logo: Logo | null): Promise<Uint8Array> => {
  const content = exampleContent(8);
  return deckOf({ ...content, houseStyle: { ...content.houseStyle, name: 'Jansen & Co', logo } });
};

/** Width divided by height of the picture in a part. */
function drawnRatio(deck: OpenDeck, name: string): number {
  const picture = /<p:pic>.*?<\/p:pic>/s.exec(deck.text(name))?.[0] ?? '';
  const [, cx, cy] = /<a:ext cx="(\d+)" cy="(\d+)"/.exec(picture) ?? [];
  return Number(cx) / Number(cy);
}

const master = 'ppt/slideMasters/slideMaster1.xml';
const cover = 'ppt/slideLayouts/slideLayout1.xml';

describe('the box of a logo', () => {
  it('keeps the proportions of the logo and stays within its room, however it is shaped', () => {
    const size = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const box = logoBox({ ...jpegLogo(), width, height }, room);
        expect(box.w / box.h / (width / height)).toBeCloseTo(1, 9);
        expect(box.x).toBeGreaterThanOrEqual(room.x - 1e-9);
        expect(box.y).toBeGreaterThanOrEqual(room.y - 1e-9);
        expect(box.x + box.w).toBeCloseTo(room.x + room.w, 9);
        expect(box.y + box.h).toBeLessThanOrEqual(room.y + room.h + 1e-9);
      }),
    );
  });

  it('does not blow up a tiny logo', () => {
    expect(logoBox({ ...jpegLogo(), width: 9, height: 9 }, room).w).toBeCloseTo(0.125, 9);
  });
});

describe.each([
  ['wide', pngLogo(1200, 100)],
  ['tall', pngLogo(40, 900)],
  ['tiny', pngLogo(2, 2)],
  ['huge', pngLogo(4000, 1500)],
  ['JPG', jpegLogo()],
])('a deck with a %s logo', (_, logo) => {
  it('is sound, and holds the picture once, in its proportions, in master and cover', async () => {
    const bytes = await deckWith(logo);
    expect(ownPresentationProblems(bytes)).toEqual([]);
    const deck = openDeck(bytes);
    const pictures = deck.names.filter((name) => name.startsWith('ppt/media/'));
    expect(pictures).toEqual([logo.type === 'png' ? 'ppt/media/logo.png' : 'ppt/media/logo.jpg']);
    expect(Buffer.from(deck.bytes(pictures[0] ?? '')).equals(Buffer.from(logo.bytes))).toBe(true);
    for (const name of [master, cover]) {
      const ratio = logo.width / logo.height;
      expect(Math.abs(drawnRatio(deck, name) / ratio - 1), name).toBeLessThan(0.001);
      expect(deck.text(name)).toContain('descr="Logo van Jansen &amp; Co"');
    }
  });
});

describe('the cover', () => {
  it('has a white plate behind the logo, drawn before it', async () => {
    const xml = openDeck(await deckWith(pngLogo(300, 100))).text(cover);
    expect(xml.indexOf('Logovlak')).toBeGreaterThan(xml.indexOf('name="Vlak"'));
    expect(xml.indexOf('<p:pic>')).toBeGreaterThan(xml.indexOf('Logovlak'));
    expect(/name="Logovlak".*?schemeClr val="(\w+)"/s.exec(xml)?.[1]).toBe('bg1');
  });

  it('has neither without a logo', async () => {
    const deck = openDeck(await deckWith(null));
    expect(deck.text(cover)).not.toMatch(/Logovlak|<p:pic>/);
    expect(deck.names.some((name) => name.startsWith('ppt/media/'))).toBe(false);
  });
});
