import type { HouseStyle } from '#contract/house-style.ts';
import { applicationPropertiesXml, corePropertiesXml } from '#documents/package/document-properties.ts';
import { zipArchive } from '#documents/package/zip-archive.ts';
import { partText, zipParts } from '#documents/package/zip-directory.ts';
import { packedBytes, packedText } from '#documents/package/zip-part.ts';
import { chartXml } from '#documents/slides/chart-part.ts';
import { chartWorkbook } from '#documents/slides/chart-workbook.ts';
import type { SlideDraft } from '#documents/slides/draft.ts';
import { layoutXml } from '#documents/slides/layout-part.ts';
import { layouts } from '#documents/slides/layouts.ts';
import { logoParts, logoRelationships } from '#documents/slides/logo.ts';
import { slideMasterXml } from '#documents/slides/master.ts';
import { notesMasterXml } from '#documents/slides/notes-master.ts';
import { notesSlideXml } from '#documents/slides/notes-slide.ts';
import {
  contentTypesXml,
  presentationPropertiesXml,
  presentationXml,
  relationshipsXml,
  tableStylesXml,
  viewPropertiesXml,
  type Relationship,
} from '#documents/slides/package-parts.ts';
import { textOnBrand, type Palette } from '#documents/slides/palette.ts';
import { repairedSlide } from '#documents/slides/repaired-slide.ts';
import { themeXml } from '#documents/slides/theme.ts';

/** What is known of the deck beside the package that was written. */
export interface DeckDescription {
  readonly slides: readonly SlideDraft[];
  readonly palette: Palette;
  readonly houseStyle: HouseStyle;
  readonly title: string;
}

type Part = readonly [name: string, content: string | Uint8Array];

const withRelationships = (name: string, content: string, items: readonly Relationship[]): readonly Part[] => {
  const at = name.lastIndexOf('/') + 1;
  return [
    [name, content],
    [`${name.slice(0, at)}_rels/${name.slice(at)}.rels`, relationshipsXml(items)],
  ];
};

/** Theme, master and layouts: the brand, in the presentation's own theme. */
function designParts({ palette, houseStyle }: DeckDescription): readonly Part[] {
  const theme = themeXml(houseStyle.name, palette);
  const layoutTargets = layouts.map((_, index) => ({
    type: 'slideLayout',
    target: `../slideLayouts/slideLayout${index + 1}.xml`,
  }));
  return [
    ['ppt/theme/theme1.xml', theme],
    ['ppt/theme/theme2.xml', theme],
    ...withRelationships('ppt/slideMasters/slideMaster1.xml', slideMasterXml(houseStyle), [
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

/** A slide with its notes; charts are renumbered through the deck and tied to it first. */
function slideParts(xml: string, draft: SlideDraft, number: number, firstChart: number): readonly Part[] {
  const charts = draft.charts.map((_, index) => ({
    type: 'chart',
    target: `../charts/chart${firstChart + index}.xml`,
  }));
  let chart = 0;
  const tied = repairedSlide(xml, draft, number).replaceAll(
    /<c:chart r:id="rId\d+"/g,
    () => `<c:chart r:id="rId${++chart}"`,
  );
  return [
    ...withRelationships(`ppt/slides/slide${number}.xml`, tied, [
      ...charts,
      {
        type: 'slideLayout',
        target: `../slideLayouts/slideLayout${layouts.findIndex(({ name }) => name === draft.layout) + 1}.xml`,
      },
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
      [`ppt/embeddings/grafiekgegevens${firstChart + index}.xlsx`, chartWorkbook(drawn)],
    ]),
  ];
}

function presentationParts({ slides, title }: DeckDescription): readonly Part[] {
  return [
    [
      '_rels/.rels',
      relationshipsXml([
        { type: 'officeDocument', target: 'ppt/presentation.xml' },
        { type: 'metadata/core-properties', target: 'docProps/core.xml' },
        { type: 'extended-properties', target: 'docProps/app.xml' },
      ]),
    ],
    ['docProps/core.xml', corePropertiesXml(title)],
    ['docProps/app.xml', applicationPropertiesXml('Evenwicht')],
    ...withRelationships('ppt/presentation.xml', presentationXml(slides.length), [
      { type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      { type: 'notesMaster', target: 'notesMasters/notesMaster1.xml' },
      ...slides.map((_, index) => ({ type: 'slide', target: `slides/slide${index + 1}.xml` })),
      { type: 'presProps', target: 'presProps.xml' },
      { type: 'viewProps', target: 'viewProps.xml' },
      { type: 'theme', target: 'theme/theme1.xml' },
      { type: 'tableStyles', target: 'tableStyles.xml' },
    ]),
    ['ppt/presProps.xml', presentationPropertiesXml],
    ['ppt/viewProps.xml', viewPropertiesXml],
    ['ppt/tableStyles.xml', tableStylesXml],
  ];
}

/** The slides of the package in their order, as the package wrote them. */
function writtenSlides(written: Uint8Array, count: number): readonly string[] {
  const texts = new Map(zipParts(written).map((part) => [part.name, part]));
  return Array.from({ length: count }, (_, index) => {
    const part = texts.get(`ppt/slides/slide${index + 1}.xml`);
    if (part === undefined) throw new Error(`slide ${index + 1} was not written`);
    return partText(part);
  });
}

/**
 * The package made whole. Of what the library writes the slides are kept, put right; master, layouts, theme, charts with
 * their workbooks, notes and properties are our own, since the library's follow no theme, hold the time of making, lose
 * zeros and make PowerPoint offer a repair.
 */
export function repairedPackage(written: Uint8Array, deck: DeckDescription): Uint8Array<ArrayBuffer> {
  let firstChart = 1;
  const slides = writtenSlides(written, deck.slides.length).flatMap((xml, index) => {
    const draft = deck.slides[index];
    if (draft === undefined) return [];
    const parts = slideParts(xml, draft, index + 1, firstChart);
    firstChart += draft.charts.length;
    return parts;
  });
  const parts: readonly Part[] = [...presentationParts(deck), ...designParts(deck), ...slides];
  const types: Part = ['[Content_Types].xml', contentTypesXml(parts.map(([name]) => name))];
  return zipArchive(
    [types, ...parts].map(([name, content]) =>
      typeof content === 'string' ? packedText(name, content) : packedBytes(name, content),
    ),
  );
}
