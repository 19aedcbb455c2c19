import { describe, expect, it } from 'vitest';
import { logoInChild } from '#server/house-style/logo-in-child.ts';
import { svgLogo, tealPng, tealSvg } from '#test/fixtures/logo-files.ts';

/** Blurs and patterns are left out; what remains to make drawing slow is a great many large overlapping shapes. */
const heavy = svgLogo(
  `<mask id="m0"><rect width="100" height="50"/></mask>${Array.from(
    { length: 90 },
    (_, at) => `<mask id="m${at + 1}" mask="url(#m${at})"><rect width="100" height="50" mask="url(#m${at})"/></mask>`,
  ).join('')}<rect width="100" height="50" mask="url(#m90)"/>`,
);

describe('a logo in a process of its own', () => {
  it('is drawn, and a refusal comes back as one', async () => {
    const [png, svg, refused] = await Promise.allSettled([
      logoInChild(tealPng),
      logoInChild(tealSvg),
      logoInChild(svgLogo('<script/>')),
    ]);
    expect(png).toMatchObject({ value: { type: 'png', width: 24, height: 12 } });
    expect(svg).toMatchObject({ value: { type: 'png', width: 800, height: 400 } });
    expect(refused).toMatchObject({ reason: { name: 'RefusedLogoError', code: 'LOGO_UNSAFE' } });
  });

  it('that takes too long or too much ends that process only', async () => {
    await expect(logoInChild(heavy)).rejects.toMatchObject({ code: 'LOGO_TOO_COMPLEX' });
    await expect(logoInChild(tealPng)).resolves.toMatchObject({ width: 24 });
  });
});
