import type { HouseStyle } from '#office/document/house-style.ts';
import { applicationPropertiesXml, corePropertiesXml } from '#office/package/document-properties.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import type { Packing } from '#office/package/packing.ts';
import { packedBytes, packedText } from '#office/package/zip-part.ts';
import { chartXml } from '#output/writers/drawing/chart-part.ts';
import { chartWorkbook } from '#output/writers/drawing/chart-workbook.ts';
import { type SlideDraft, nextShapeId } from '#output/writers/pptx/draft.ts';
import { layoutXml } from '#output/writers/pptx/layout-part.ts';
import { type LayoutName, layouts } from '#output/writers/pptx/layouts.ts';
import { logoParts, logoRelationships } from '#output/writers/pptx/logo.ts';
import { slideMasterXml } from '#output/writers/pptx/master.ts';
import { notesMasterXml } from '#output/writers/pptx/notes-master.ts';
import { notesSlideXml } from '#output/writers/pptx/notes-slide.ts';
import {
  contentTypesXml,
  presentationPropertiesXml,
  presentationXml,
  tableStylesXml,
  viewPropertiesXml,
} from '#output/writers/pptx/package-parts.ts';
import { type WrittenRelationship, relationshipsXml } from '#office/package/written-relationships.ts';
import { type Palette, textOnBrand } from '#output/writers/drawing/palette.ts';
import { themeXml } from '#output/writers/drawing/theme.ts';
import { slideNumberXml } from '#output/writers/pptx/footer.ts';
import { shapeTreeXml, slideNamespaces } from '#output/writers/drawing/shape-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';

/** One slide: its shapes, and its number on all but the cover. */
function slideXml(draft: SlideDraft, number: number): string {
  const slideNumber = draft.layout === 'cover' ? '' : slideNumberXml(nextShapeId(draft), String(number), false);
  return (
    `${declaration}<p:sld ${slideNamespaces}><p:cSld>${shapeTreeXml(draft.shapes.join('') + slideNumber)}</p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>'
  );
}

/** Slides under one name in the list of slides. */
interface DeckSection {
  readonly name: string;
  readonly slides: readonly SlideDraft[];
}

/** What a deck is made of. */
interface DeckDescription {
  readonly sections: readonly DeckSection[];
  readonly palette: Palette;
  readonly houseStyle: HouseStyle;
  readonly title: string;
  /** Whether it is a concept or final, on every slide. */
  readonly standing: string;
}

type Part = readonly [name: string, content: string | Uint8Array];

const withRelationships = (name: string, content: string, items: readonly WrittenRelationship[]): readonly Part[] => {
  const at = name.lastIndexOf('/') + 1;
  return [
    [name, content],
    [`${name.slice(0, at)}_rels/${name.slice(at)}.rels`, relationshipsXml(items)],
  ];
};

/** Theme, master and layouts: the brand, in the presentation's own theme. */
function designParts({ palette, houseStyle, standing }: DeckDescription): readonly Part[] {
  const theme = themeXml(houseStyle.name, palette);
  const layoutTargets = layouts.map((_, index) => ({
    type: 'slideLayout',
    target: `../slideLayouts/slideLayout${index + 1}.xml`,
  }));
  return [
    ['ppt/theme/theme1.xml', theme],
    ['ppt/theme/theme2.xml', theme],
    ...withRelationships('ppt/slideMasters/slideMaster1.xml', slideMasterXml(houseStyle, standing), [
      ...layoutTargets,
      { type: 'theme', target: '../theme/theme1.xml' },
      ...logoRelationships(houseStyle),
    ]),
    ...logoParts(houseStyle),
    ...layouts.flatMap((layout, index) =>
      withRelationships(
        `ppt/slideLayouts/slideLayout${index + 1}.xml`,
        layoutXml(layout, textOnBrand(palette), houseStyle),
        [
          { type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
          ...(layout.name === 'cover' ? logoRelationships(houseStyle) : []),
        ],
      ),
    ),
    ...withRelationships('ppt/notesMasters/notesMaster1.xml', notesMasterXml(), [
      { type: 'theme', target: '../theme/theme2.xml' },
    ]),
  ];
}

const layoutNumber = (name: LayoutName): number => layouts.findIndex((layout) => layout.name === name) + 1;

/** A slide with its notes and charts; charts are numbered through the deck. */
function slideParts(draft: SlideDraft, number: number, firstChart: number, packing?: Packing): readonly Part[] {
  const charts = draft.charts.map((_, index) => ({
    type: 'chart',
    target: `../charts/chart${firstChart + index}.xml`,
  }));
  return [
    ...withRelationships(`ppt/slides/slide${number}.xml`, slideXml(draft, number), [
      ...charts,
      { type: 'slideLayout', target: `../slideLayouts/slideLayout${layoutNumber(draft.layout)}.xml` },
      { type: 'notesSlide', target: `../notesSlides/notesSlide${number}.xml` },
    ]),
    ...withRelationships(`ppt/notesSlides/notesSlide${number}.xml`, notesSlideXml(draft.notes), [
      { type: 'notesMaster', target: '../notesMasters/notesMaster1.xml' },
      { type: 'slide', target: `../slides/slide${number}.xml` },
    ]),
    ...draft.charts.flatMap((drawn, index): readonly Part[] => [
      ...withRelationships(`ppt/charts/chart${firstChart + index}.xml`, chartXml(drawn), [
        { type: 'package', target: `../embeddings/grafiekgegevens${firstChart + index}.xlsx` },
      ]),
      [`ppt/embeddings/grafiekgegevens${firstChart + index}.xlsx`, chartWorkbook(drawn, packing)],
    ]),
  ];
}

function presentationParts({ sections, title }: DeckDescription): readonly Part[] {
  const slides = sections.flatMap((section) => section.slides);
  return [
    [
      '_rels/.rels',
      relationshipsXml([
        { type: 'officeDocument', target: 'ppt/presentation.xml' },
        { type: 'metadata/core-properties', target: 'docProps/core.xml' },
        { type: 'extended-properties', target: 'docProps/app.xml' },
      ]),
    ],
    ['docProps/core.xml', corePropertiesXml({ title })],
    ['docProps/app.xml', applicationPropertiesXml('Evenwicht')],
    ...withRelationships(
      'ppt/presentation.xml',
      presentationXml(sections.map((section) => ({ name: section.name, count: section.slides.length }))),
      [
        { type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
        { type: 'notesMaster', target: 'notesMasters/notesMaster1.xml' },
        ...slides.map((_, index) => ({ type: 'slide', target: `slides/slide${index + 1}.xml` })),
        { type: 'presProps', target: 'presProps.xml' },
        { type: 'viewProps', target: 'viewProps.xml' },
        { type: 'theme', target: 'theme/theme1.xml' },
        { type: 'tableStyles', target: 'tableStyles.xml' },
      ],
    ),
    ['ppt/presProps.xml', presentationPropertiesXml],
    ['ppt/viewProps.xml', viewPropertiesXml],
    ['ppt/tableStyles.xml', tableStylesXml],
  ];
}

/** The presentation as a package. */
export function deckPackage(deck: DeckDescription, packing?: Packing): Uint8Array<ArrayBuffer> {
  let firstChart = 1;
  const drafts = deck.sections.flatMap((section) => section.slides);
  const slides = drafts.flatMap((draft, index) => {
    const parts = slideParts(draft, index + 1, firstChart, packing);
    firstChart += draft.charts.length;
    return parts;
  });
  const parts: readonly Part[] = [...presentationParts(deck), ...designParts(deck), ...slides];
  const types: Part = ['[Content_Types].xml', contentTypesXml(parts.map(([name]) => name))];
  return zipArchive(
    [types, ...parts].map(([name, content]) =>
      typeof content === 'string' ? packedText(name, content, packing) : packedBytes(name, content, packing),
    ),
  );
}
