import { type PackageContents, tagTexts } from '#test/office-package/package-contents.ts';

const theme = 'themeColor themeTint themeShade';

/** The attributes that elements of a Word document may have: ECMA-376 part 1, 17 and 20.4. */
const allowed: Readonly<Record<string, string>> = {
  docPr: 'id name descr hidden title',
  inline: 'distT distB distL distR',
  extent: 'cx cy',
  effectExtent: 'l t r b',
  bookmarkStart: 'id name colFirst colLast displacedByCustomXml',
  bookmarkEnd: 'id displacedByCustomXml',
  hyperlink: 'anchor history id tooltip docLocation tgtFrame',
  fldChar: 'fldCharType fldLock dirty',
  fldSimple: 'instr fldLock dirty',
  tab: 'val leader pos',
  color: `val ${theme}`,
  shd: `val color fill ${theme} themeFill themeFillTint themeFillShade`,
  spacing: 'before beforeLines beforeAutospacing after afterLines afterAutospacing line lineRule val',
  ind: 'left start right end hanging firstLine leftChars startChars rightChars endChars hangingChars firstLineChars',
  jc: 'val',
  sz: 'val',
  tblW: 'w type',
  tcW: 'w type',
  gridCol: 'w',
  tblLook: 'val firstRow lastRow firstColumn lastColumn noHBand noVBand',
  pgSz: 'w h orient code',
  pgMar: 'top right bottom left header footer gutter',
  lang: 'val eastAsia bidi',
  alias: 'val',
  tag: 'val',
  numId: 'val',
  ilvl: 'val',
};

/** Of which the values are whole numbers: a size that was divided comes out as another kind of value. */
const whole: Readonly<Record<string, string>> = {
  extent: 'cx cy',
  tab: 'pos',
  spacing: 'before after line',
  ind: 'left hanging',
  sz: 'val',
  tblW: 'w',
  tcW: 'w',
  gridCol: 'w',
  pgSz: 'w h',
  pgMar: 'top right bottom left header footer gutter',
};

const attributesOf = (tag: string): readonly (readonly [name: string, value: string])[] =>
  Array.from(tag.matchAll(/\s(?:[\w]+:)?(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value] as const);

function problemsOf(local: string, tag: string): readonly string[] {
  const known = (allowed[local] ?? '').split(' ');
  const counted = (whole[local] ?? '').split(' ');
  return attributesOf(tag).flatMap(([name, value]) => {
    if (!known.includes(name)) return [`${local} may not have ${name}`];
    return counted.includes(name) && !/^-?\d+$/.test(value) ? [`${local} has ${name} ${value}`] : [];
  });
}

/** Attributes that the schema does not know at an element of the text, and sizes that are no whole number. */
export const wordAttributeProblems = ({ texts }: PackageContents): readonly string[] =>
  [...texts].flatMap(([part, xml]) =>
    /^word\/[^/]*\.xml$/.test(part)
      ? Object.keys(allowed).flatMap((local) =>
          tagTexts(xml, local)
            .flatMap((tag) => problemsOf(local, tag))
            .map((problem) => `${part}: ${problem}`),
        )
      : [],
  );
