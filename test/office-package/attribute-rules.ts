import { type PackageContents, tagTexts } from '#test/office-package/package-contents.ts';

/** The attributes that elements of drawings on sheets may have: writers are known to go wrong with anchors. ECMA-376 part 1, 20.5.2. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  absoluteAnchor: [],
  oneCellAnchor: [],
  twoCellAnchor: ['editAs'],
  from: [],
  to: [],
  pic: ['macro', 'fPublished'],
  graphicFrame: ['macro', 'fPublished'],
  cNvPr: ['id', 'name', 'descr', 'hidden', 'title'],
  clientData: ['fLocksWithSheet', 'fPrintsWithSheet'],
};

const namesIn = (tag: string): readonly string[] => [...tag.matchAll(/\s([\w:]+)="/g)].map(([, name = '']) => name);

/** Attributes of drawings that the schema does not know there. */
export const attributeProblems = ({ texts }: PackageContents): readonly string[] =>
  [...texts].flatMap(([name, xml]) =>
    /xl\/drawings\/drawing\d+\.xml$/.test(name)
      ? Object.entries(allowed).flatMap(([local, names]) =>
          tagTexts(xml, local)
            .flatMap(namesIn)
            .filter((attribute) => !names.includes(attribute) && !attribute.startsWith('xmlns'))
            .map((attribute) => `${name}: ${local} may not have ${attribute}`),
        )
      : [],
  );
