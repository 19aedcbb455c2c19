import { slideNamespaces } from '#output/writers/drawing/shape-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { type NamedSection, sectionListXml } from '#output/writers/pptx/section-list.ts';
import { emu, slideHeight, slideWidth } from '#output/writers/drawing/grid.ts';
import { masterId } from '#output/writers/pptx/master.ts';

/** The parts that hold the package together: relationships, content types, the presentation itself. */

const presentationTypes = 'application/vnd.openxmlformats-officedocument.presentationml';
const officeTypes = 'application/vnd.openxmlformats-officedocument';

/** Content type by the folder of a part, or by its path. */
const partTypes: readonly (readonly [RegExp, string])[] = [
  [/^ppt\/presentation\.xml$/, `${presentationTypes}.presentation.main+xml`],
  [/^ppt\/presProps\.xml$/, `${presentationTypes}.presProps+xml`],
  [/^ppt\/viewProps\.xml$/, `${presentationTypes}.viewProps+xml`],
  [/^ppt\/tableStyles\.xml$/, `${presentationTypes}.tableStyles+xml`],
  [/^ppt\/slides\/[^/]+\.xml$/, `${presentationTypes}.slide+xml`],
  [/^ppt\/slideLayouts\/[^/]+\.xml$/, `${presentationTypes}.slideLayout+xml`],
  [/^ppt\/slideMasters\/[^/]+\.xml$/, `${presentationTypes}.slideMaster+xml`],
  [/^ppt\/notesSlides\/[^/]+\.xml$/, `${presentationTypes}.notesSlide+xml`],
  [/^ppt\/notesMasters\/[^/]+\.xml$/, `${presentationTypes}.notesMaster+xml`],
  [/^ppt\/theme\/[^/]+\.xml$/, `${officeTypes}.theme+xml`],
  [/^ppt\/charts\/[^/]+\.xml$/, `${officeTypes}.drawingml.chart+xml`],
  [/^docProps\/core\.xml$/, 'application/vnd.openxmlformats-package.core-properties+xml'],
  [/^docProps\/app\.xml$/, `${officeTypes}.extended-properties+xml`],
];

const pictureExtensions = { png: 'image/png', jpg: 'image/jpeg' } as const;

const pictureTypes = (names: readonly string[]): string =>
  Object.entries(pictureExtensions)
    .filter(([extension]) => names.some((name) => name.endsWith(`.${extension}`)))
    .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`)
    .join('');

/** Names every part that exists, and none that does not. */
export function contentTypesXml(names: readonly string[]): string {
  const overrides = names.flatMap((name) => {
    const type = partTypes.find(([pattern]) => pattern.test(name))?.[1];
    return type === undefined ? [] : [`<Override PartName="/${name}" ContentType="${type}"/>`];
  });
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    pictureTypes(names) +
    `<Default Extension="xlsx" ContentType="${officeTypes}.spreadsheetml.sheet"/>${overrides.join('')}</Types>`
  );
}

const firstSlideId = 256;

/** The presentation: relationship 1 is the master, 2 the notes master, then the slides of all sections. */
export function presentationXml(sections: readonly NamedSection[]): string {
  const slideCount = sections.reduce((sum, { count }) => sum + count, 0);
  const slides = Array.from(
    { length: slideCount },
    (_, index) => `<p:sldId id="${firstSlideId + index}" r:id="rId${index + 3}"/>`,
  );
  return (
    `${declaration}<p:presentation ${slideNamespaces} saveSubsetFonts="1" autoCompressPictures="0">` +
    `<p:sldMasterIdLst><p:sldMasterId id="${masterId}" r:id="rId1"/></p:sldMasterIdLst>` +
    '<p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst>' +
    `<p:sldIdLst>${slides.join('')}</p:sldIdLst>` +
    `<p:sldSz cx="${emu(slideWidth)}" cy="${emu(slideHeight)}"/><p:notesSz cx="6858000" cy="9144000"/>` +
    `${sectionListXml(sections, firstSlideId)}</p:presentation>`
  );
}

export const presentationPropertiesXml = `${declaration}<p:presentationPr ${slideNamespaces}/>`;
export const viewPropertiesXml = `${declaration}<p:viewPr ${slideNamespaces}/>`;
export const tableStylesXml =
  `${declaration}<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ` +
  'def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>';
