import { describe, expect, it } from 'vitest';
import { shapeNameXml } from '#output/writers/drawing/shape-xml.ts';
import { paragraphXml } from '#output/writers/pptx/text-body-xml.ts';

const signs = `Jansen & "Zoon" <b.v.> d'Or\u0007`;
const escaped = `Jansen &amp; &quot;Zoon&quot; &lt;b.v.&gt; d'Or`;

describe('text on a slide', () => {
  it('is escaped once, without what XML forbids', () => {
    expect(paragraphXml(signs)).toContain(`<a:t>${escaped}</a:t>`);
    expect(shapeNameXml({ id: 2, name: signs, alternativeText: signs })).toBe(
      `<p:cNvPr id="2" name="${escaped}" descr="${escaped}"/>`,
    );
  });

  it('says only what differs from its layout, besides its language', () => {
    expect(paragraphXml('Titel')).toBe('<a:p><a:r><a:rPr lang="nl-NL"></a:rPr><a:t>Titel</a:t></a:r></a:p>');
    expect(paragraphXml('Titel', { fontSize: 10.5, bold: false })).toContain('<a:rPr lang="nl-NL" sz="1050" b="0">');
  });

  it('keeps its size where it is empty, so that a line stays as high', () => {
    const empty = paragraphXml('', { fontSize: 12 }, { align: 'right' });
    expect(empty).toContain('algn="r"');
    expect(empty).toContain('<a:endParaRPr lang="nl-NL" sz="1200">');
    expect(empty).not.toContain('<a:r>');
  });

  it('leaves space between its lines and behind it only where that is asked', () => {
    const spaced = paragraphXml('29,7%', {}, { align: 'left', line: 39.9, spaceAfter: 6 });
    expect(spaced).toContain(
      '<a:lnSpc><a:spcPts val="3990"/></a:lnSpc><a:spcAft><a:spcPts val="600"/></a:spcAft><a:buNone/>',
    );
    expect(paragraphXml('29,7%', {}, { align: 'left' })).not.toContain('spcPts');
  });
});
