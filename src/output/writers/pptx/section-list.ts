import { xmlText } from '#office/package/xml/xml-text.ts';

/** So many slides, under one name in the list of slides. */
export interface NamedSection {
  readonly name: string;
  readonly count: number;
}

/** Identifiers differ within a file and stay the same between files, so that the same deck has the same bytes. */
const identifier = (at: number): string => `{6E2D1B70-5C4F-4A93-8F1E-${String(at + 1).padStart(12, '0')}}`;

/** The sections of the slides, which follow each other; programs that know no sections skip them (ISO/IEC 29500-3). */
export function sectionListXml(sections: readonly NamedSection[], firstSlideId: number): string {
  let next = firstSlideId;
  const written = sections.map(({ name, count }, at) => {
    const slides = Array.from({ length: count }, () => `<p14:sldId id="${next++}"/>`);
    return `<p14:section name="${xmlText(name)}" id="${identifier(at)}"><p14:sldIdLst>${slides.join('')}</p14:sldIdLst></p14:section>`;
  });
  return (
    '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">' +
    `<p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">${written.join('')}</p14:sectionLst>` +
    '</p:ext></p:extLst>'
  );
}
