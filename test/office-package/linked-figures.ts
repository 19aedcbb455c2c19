import { attribute, packageContents, tagTexts } from '#test/office-package/package-contents.ts';
import { sheetOf, workbookContents, type WorkbookContents } from '#test/office-package/workbook-contents.ts';

const closeness = 1e-9;

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= closeness * Math.max(1, Math.abs(one));

function numberAt(workbook: WorkbookContents, sheet: string, address: string): number | null {
  const cell = sheetOf(workbook, sheet).cells.find((item) => item.address === address);
  return cell === undefined || cell.value === null || cell.type !== 'n' ? null : Number(cell.value);
}

/** The figures of a sheet that lead somewhere, with where. */
function figureLinks(workbook: WorkbookContents, name: string): readonly (readonly [number, string, string])[] {
  return tagTexts(sheetOf(workbook, name).xml, 'hyperlink').flatMap((text) => {
    const figure = numberAt(workbook, name, attribute(text, 'ref') ?? '');
    const [, sheet = '', address = ''] = /^'(.*)'!([A-Z]+\d+)$/.exec(attribute(text, 'location') ?? '') ?? [];
    return figure === null ? [] : [[figure, sheet.replaceAll("''", "'"), address] as const];
  });
}

/** Figures whose link leads to a cell that does not hold the same figure; and a workbook that links none at all. */
export function linkedFigureProblems(bytes: Uint8Array, sheet: string): readonly string[] {
  const workbook = workbookContents(packageContents(bytes));
  const links = figureLinks(workbook, sheet);
  const wrong = links.filter(([figure, target, address]) => {
    const found = numberAt(workbook, target, address);
    return found === null || !isSame(figure, found);
  });
  return [
    ...(links.length === 0 ? [`${sheet} links no figure`] : []),
    ...wrong.map(([figure, target, address]) => `${figure} on ${sheet} is not what stands in ${target}!${address}`),
  ];
}
