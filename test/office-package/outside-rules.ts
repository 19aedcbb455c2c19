import { attribute, openText, type PackageContents, rootChildren } from '#test/office-package/package-contents.ts';

/** Of the parts that a workbook of ours, or a user's marked workbook, may have. */
const expected =
  /^(?:application\/xml|image\/[\w.+-]+|application\/vnd\.openxmlformats-package\.(?:relationships|core-properties)\+xml|application\/vnd\.openxmlformats-officedocument\.(?:(?:extended|custom)-properties\+xml|theme\+xml|drawing\+xml|vmlDrawing|drawingml\.(?:chart|chartshapes)\+xml|spreadsheetml\.(?:(?:sheet\.main|worksheet|chartsheet|styles|sharedStrings|calcChain|comments|table|pivotTable|pivotCache(?:Definition|Records)|sheetMetadata)\+xml|printerSettings)))$/;

/** Parts that do something, by the places that programs give them. */
const active =
  /(?:^|\/)(?:vbaProject|embeddings|activeX|customUI|externalLinks|connections|queryTables|customXml|webextensions|macrosheets|model)(?:[./]|$)/i;

/** What of a workbook reaches outside it, or does something by itself. */
export function outsideProblems({ names, texts }: PackageContents): readonly string[] {
  const types = texts.get('[Content_Types].xml') ?? '<Types/>';
  const items = rootChildren(types).map((item) => openText(types, item));
  const typeOf = (part: string): string => {
    const own = items.find((item) => attribute(item, 'PartName')?.toLowerCase() === `/${part.toLowerCase()}`);
    const usual = items.find((item) => part.toLowerCase().endsWith(`.${attribute(item, 'Extension')?.toLowerCase()}`));
    return attribute(own ?? usual ?? '', 'ContentType') ?? '';
  };
  const parts = names.filter((name) => name !== '[Content_Types].xml');
  return [
    ...parts.filter((part) => !expected.test(typeOf(part))).map((part) => `${part} is ${typeOf(part)}`),
    ...parts.filter((part) => active.test(part)).map((part) => `${part} is there`),
    ...[...texts].flatMap(([name, xml]) =>
      /TargetMode\s*=\s*["']External/.test(xml) ? [`${name} refers outside`] : [],
    ),
  ];
}
