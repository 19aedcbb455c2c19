import { partBytes, partText, zipParts } from '#office/package/zip-directory.ts';

/** A presentation opened for checking: the text of its XML parts and the bytes of the others. */
export interface OpenDeck {
  readonly names: readonly string[];
  text(name: string): string;
  bytes(name: string): Uint8Array;
  /** Slides in their order. */
  readonly slides: readonly string[];
  /** Names of the sections, each with the numbers of its slides, from 1. */
  readonly sections: readonly { readonly name: string; readonly slides: readonly number[] }[];
}

/** The sections as PowerPoint reads them: by the identifiers of the list of slides. */
function sectionsOf(presentation: string): OpenDeck['sections'] {
  const order = [...presentation.matchAll(/<p:sldId id="(\d+)"/g)].map(([, id]) => id);
  return [...presentation.matchAll(/<p14:section name="([^"]*)".*?<\/p14:section>/gs)].map(([xml, name = '']) => ({
    name: plain(name),
    slides: [...xml.matchAll(/<p14:sldId id="(\d+)"/g)].map(([, id]) => order.indexOf(id) + 1),
  }));
}

export function openDeck(bytes: Uint8Array): OpenDeck {
  const parts = new Map(zipParts(bytes).map((part) => [part.name, part]));
  const found = (name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`there is no part ${name}`);
    return part;
  };
  const names = [...parts.keys()];
  const count = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  return {
    names,
    sections: sectionsOf(partText(found('ppt/presentation.xml'))),
    text: (name) => partText(found(name)),
    bytes: (name) => partBytes(found(name)),
    slides: Array.from({ length: count }, (_, index) => partText(found(`ppt/slides/slide${index + 1}.xml`))),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text as it is read; a hyphen that does not break looks as any other, and so do the spaces of "art. 18a" and "in %". */
export const plain = (xml: string): string =>
  xml
    .replaceAll('\u2011', '-')
    .replaceAll(/(?<=\b(?:art\.|lid|onder|alle))\u00a0|(?<=\bin)\u00a0(?=%)/gi, ' ')
    .replaceAll(/(?<=\d)\u00a0(?=[a-z]{3,9} \d{4}|meer$|minder$)/g, ' ')
    .replaceAll(/\b(in)\u00a0(\d+)\u00a0jaar\b/gi, '$1 $2 jaar')
    .replaceAll(/(?<=\d)\u00a0van\u00a0de\u00a0(?=\d)/g, ' van de ')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** The paragraphs of a piece of slide XML. */
export const paragraphsOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<a:p>.*?<\/a:p>/gs)].map(([paragraph]) =>
    plain([...paragraph.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join('')),
  );

const attribute = (xml: string, name: string): string => plain(new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '');

/** Shapes, tables and charts of a slide in the order of reading. */
export interface SlideObject {
  readonly name: string;
  readonly placeholder: string | null;
  readonly description: string;
  readonly xml: string;
}

export const objectsOf = (slide: string): readonly SlideObject[] =>
  [...slide.matchAll(/<p:(sp|graphicFrame)>.*?<\/p:\1>/gs)].map(([xml]) => {
    const properties = /<p:cNvPr [^>]*>/.exec(xml)?.[0] ?? '';
    const placeholder = /<p:ph [^>]*>/.exec(xml)?.[0];
    return {
      name: attribute(properties, 'name'),
      placeholder: placeholder === undefined ? null : attribute(placeholder, 'type'),
      description: attribute(properties, 'descr'),
      xml,
    };
  });
