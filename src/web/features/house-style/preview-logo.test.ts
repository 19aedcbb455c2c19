import { describe, expect, it } from 'vitest';
import { defaultHouseStyle, type Logo } from '#office/document/house-style.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';
import { jpegLogo, stripedLogo } from '#test/slides/house-styles.ts';
import { backgroundColour, logoOf, previewLogo, shownSamples } from '#web/features/house-style/preview-logo.ts';

const shown = ({ type, bytes, width, height }: Logo) => ({
  width,
  height,
  dataUrl: `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`,
});
const backgroundOf = (logo: Logo, primary = defaultHouseStyle.primary): string => {
  const palette = paletteOf({ ...defaultHouseStyle, primary });
  const drawn = previewLogo(shown(logo), shownSamples(shown(logo)), palette);
  return backgroundColour(palette, drawn?.background ?? 'bg1');
};

describe('the logo in the preview of a house style', () => {
  it('is the one that was stored', () => {
    for (const logo of [stripedLogo([1, 2, 3], null), jpegLogo()]) expect(logoOf(shown(logo))).toEqual(logo);
  });

  it('stands on the background that the report gives it, in the colours that are being filled in', () => {
    const white = stripedLogo([255, 255, 255], null, [255, 255, 255]);
    expect(backgroundOf(white)).toBe(paletteOf(defaultHouseStyle).dk2);
    expect(backgroundOf(white, '7B1E2B')).toBe(paletteOf({ ...defaultHouseStyle, primary: '7B1E2B' }).dk2);
    expect(backgroundOf(stripedLogo([27, 36, 48], null))).toBe('FFFFFF');
    expect(backgroundOf(jpegLogo())).toBe('FFFFFF');
  });

  it('is nothing where there is none', () => {
    expect(previewLogo(null, shownSamples(null), paletteOf(defaultHouseStyle))).toBeNull();
  });
});
