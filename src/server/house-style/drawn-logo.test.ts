import { describe, expect, it } from 'vitest';
import { cleanSvg } from '#server/house-style/clean-svg.ts';
import { drawnLogo } from '#server/house-style/drawn-logo.ts';
import { imageSize } from '#server/house-style/image-size.ts';
import { printJpeg, svgLogo, tealJpeg, tealPng, tealSvg } from '#test/fixtures/logo-files.ts';

const rect = '<rect width="100" height="50" fill="teal"/>';
const link = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;

/** A PNG whose header names this size, and holds nothing. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(tealPng);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a logo', () => {
  it.each([
    ['PNG', tealPng, 24, 12],
    ['JPG', tealJpeg, 24, 12],
    ['SVG', tealSvg, 800, 400],
  ])('from a %s is drawn as PNG, a picture never larger than it was', async (_, bytes, width, height) => {
    const logo = await drawnLogo(bytes);
    expect(logo).toMatchObject({ type: 'png', width, height });
    expect(imageSize(logo.bytes)).toEqual({ type: 'png', width, height, isForPrint: false });
  });

  it('is the same bytes each time', async () => {
    expect((await drawnLogo(tealSvg)).bytes).toEqual((await drawnLogo(tealSvg)).bytes);
  });

  it('leaves behind what a picture held besides itself', async () => {
    const logo = await drawnLogo(Buffer.concat([tealPng, Buffer.from('<script>Canarius</script>')]));
    expect(Buffer.from(logo.bytes).toString('latin1')).not.toMatch(/Canarius|tEXt|eXIf/);
  });

  it('keeps its shape within the largest size', async () => {
    expect(await drawnLogo(svgLogo(rect, 'viewBox="0 0 100 100"'))).toMatchObject({ width: 400, height: 400 });
    expect(await drawnLogo(svgLogo('<rect width="1000" height="100"/>', 'viewBox="0 0 1000 100"'))).toMatchObject({
      width: 800,
      height: 80,
    });
  });

  it.each([
    ['an old file type declaration', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${tealSvg.toString()}`],
    ['a heading', `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Tekenprogramma -->${tealSvg.toString()}`],
    ['a style sheet', svgLogo(`<style>.a{fill:url(#g)}</style><linearGradient id="g"/>${rect}`).toString()],
    ['a picture in it', svgLogo(`<image width="9" height="9" xlink:href="${link(tealPng)}"/>`).toString()],
    ['notes of its drawing program', svgLogo(`<metadata><r:x xmlns:r="urn:r">x</r:x></metadata>${rect}`).toString()],
  ])('may have %s', async (_, text) => {
    expect(await drawnLogo(Buffer.from(text))).toMatchObject({ width: 800, height: 400 });
  });
});

const manyUses = Array.from(
  { length: 24 },
  (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`,
).join('');

describe('a file that is no logo is refused', () => {
  it.each([
    ['nothing', 'LOGO_TYPE_UNKNOWN', Buffer.alloc(0)],
    ['text', 'LOGO_TYPE_UNKNOWN', Buffer.from('logo.png')],
    ['a GIF', 'LOGO_TYPE_UNKNOWN', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['a page', 'LOGO_TYPE_UNKNOWN', Buffer.from('<html><body onload="x()"/></html>')],
    ['another svg', 'LOGO_TYPE_UNKNOWN', Buffer.from('<svg><rect width="5" height="5"/></svg>')],
    ['UTF-16', 'LOGO_TYPE_UNKNOWN', Buffer.from(tealSvg.toString(), 'utf16le')],
    ['half a PNG header', 'LOGO_DAMAGED', tealPng.subarray(0, 20)],
    ['half a PNG', 'LOGO_EMPTY', tealPng.subarray(0, tealPng.length - 40)],
    ['half a JPG header', 'LOGO_DAMAGED', tealJpeg.subarray(0, 30)],
    ['half an SVG', 'LOGO_DAMAGED', tealSvg.subarray(0, tealSvg.length - 4)],
    ['an enormous PNG', 'LOGO_DIMENSIONS', pngOf(60_000, 60_000)],
    ['a thread of a PNG', 'LOGO_DIMENSIONS', pngOf(5_000, 10)],
    ['a PNG without size', 'LOGO_DAMAGED', pngOf(0, 0)],
    ['a JPG for print', 'LOGO_FOR_PRINT', printJpeg],
    ['a thread of an SVG', 'LOGO_DIMENSIONS', svgLogo(rect, 'width="100000000" height="50"')],
    ['an empty SVG', 'LOGO_EMPTY', svgLogo('')],
    ['a script', 'LOGO_UNSAFE', svgLogo(`<script>alert(1)</script>${rect}`)],
    ['a hidden script', 'LOGO_UNSAFE', svgLogo(`<metadata><script/></metadata>${rect}`)],
    ['a script with a prefix', 'LOGO_UNSAFE', svgLogo(`<s:script xmlns:s="http://www.w3.org/2000/svg"/>${rect}`)],
    [
      'a page in it',
      'LOGO_UNSAFE',
      svgLogo('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    ],
    ['a filter with a picture', 'LOGO_UNSAFE', svgLogo(`<filter id="f"><feImage href="#a"/></filter>${rect}`)],
    ['an event', 'LOGO_UNSAFE', svgLogo(rect, 'width="100" height="50" onload="x()"')],
    ['a file of the server', 'LOGO_UNSAFE', svgLogo('<image width="9" height="9" href="file:///etc/passwd"/>')],
    ['a picture elsewhere', 'LOGO_UNSAFE', svgLogo('<image width="9" height="9" xlink:href="https://x.nl/a.png"/>')],
    ['an SVG in an SVG', 'LOGO_UNSAFE', svgLogo(`<image width="9" height="9" href="${link(tealSvg, 'svg+xml')}"/>`)],
    ['a use of elsewhere', 'LOGO_UNSAFE', svgLogo('<use href="https://x.nl/a.svg#a"/>')],
    ['a style from elsewhere', 'LOGO_UNSAFE', svgLogo(`<style>@import "https://x.nl/a.css";</style>${rect}`)],
    ['a font from elsewhere', 'LOGO_UNSAFE', svgLogo(`<style>@font-face{src:url(https://x.nl/a)}</style>${rect}`)],
    [
      'a fill from elsewhere',
      'LOGO_UNSAFE',
      svgLogo('<rect width="9" height="9" fill="url( &quot;//x.nl/a#b&quot;)"/>'),
    ],
    ['an escaped style', 'LOGO_UNSAFE', svgLogo(`<style>.a{fill:u\\72l(//x.nl)}</style>${rect}`)],
    ['a style sheet beside it', 'LOGO_UNSAFE', Buffer.from(`<?xml-stylesheet href="x.css"?>${tealSvg.toString()}`)],
    ['entities', 'LOGO_UNSAFE', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${tealSvg.toString()}`)],
    ['a file as entity', 'LOGO_UNSAFE', Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${rect}`)],
    ['an unknown entity', 'LOGO_DAMAGED', svgLogo(`<desc>&a;</desc>${rect}`)],
    ['letters', 'LOGO_TEXT', svgLogo(`<text y="20">Kantoor</text>${rect}`)],
    ['an enormous picture in it', 'LOGO_DIMENSIONS', svgLogo(`<image href="${link(pngOf(50_000, 50_000))}"/>`)],
    ['a deep nest', 'LOGO_TOO_COMPLEX', svgLogo(`${'<g>'.repeat(200)}${rect}${'</g>'.repeat(200)}`)],
    ['too many parts', 'LOGO_TOO_COMPLEX', svgLogo('<g/>'.repeat(20_001))],
    ['a bomb of uses', 'LOGO_TOO_COMPLEX', svgLogo(`<g id="a0">${rect}</g>${manyUses}<use href="#a24"/>`)],
  ])('%s: %s', async (_, code, bytes) => {
    await expect(drawnLogo(bytes)).rejects.toMatchObject({ name: 'RefusedLogoError', code });
  });
});

describe('a drawing written anew', () => {
  it('has only parts and attributes that belong to a drawing', () => {
    const written = cleanSvg(
      svgLogo(
        `<title>Canarius</title><set attributeName="href" to="//x.nl"/><g i:label="Canarius" xmlns:i="urn:i" class="a">${rect}</g>`,
      ).toString(),
    );
    expect(written).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><g class="a"><rect width="100" height="50" fill="teal"></rect></g></svg>',
    );
  });

  it('keeps the signs of its text as they were', () => {
    const style = '<style>a&gt;b{fill:&quot;x&quot;}</style>';
    expect(cleanSvg(svgLogo(style).toString())).toContain('<style>a&gt;b{fill:&quot;x&quot;}</style>');
  });
});
