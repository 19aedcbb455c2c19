import { declaration } from '#office/package/xml-declaration.ts';

/** Where types of relationships begin, and the namespace of their list. */
export const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A relationship to be written, of a part of ours to another. */
export interface WrittenRelationship {
  /** Last word of the type: 'slide', 'theme', 'chart' ... */
  readonly type: string;
  readonly target: string;
}

/** Relationships numbered rId1, rId2, ... in this order. */
export const relationshipsXml = (items: readonly WrittenRelationship[]): string =>
  `${declaration}<Relationships xmlns="${packageRelationships}">${items
    .map(({ type, target }, index) => {
      const base = type === 'metadata/core-properties' ? packageRelationships : officeRelationships;
      return `<Relationship Id="rId${index + 1}" Type="${base}/${type}" Target="${target}"/>`;
    })
    .join('')}</Relationships>`;
