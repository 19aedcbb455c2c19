import { withoutFindingsSheet } from '#input/annotate/parts/workbook-sheets.ts';
import { removeCalculationOrder, removePart } from '#office/package/removed-parts.ts';
import type { OpenPackage } from '#office/package/open-package.ts';
import { relationshipsOf, removeRelationship } from '#office/package/relationships.ts';

/** Kinds of parts that programs add to a single sheet when they save it. */
const ownKinds = new Set(['printerSettings', 'comments', 'vmlDrawing', 'table', 'drawing']);

/** Takes away the sheet that an earlier annotation put in, wherever it is now. True when there was such an annotation. */
export function removeFindingsSheet(opened: OpenPackage, workbook: string): boolean {
  const without = withoutFindingsSheet(opened.text(workbook));
  if (!without) return false;
  opened.write(workbook, without.xml);
  const sheet = relationshipsOf(opened, workbook).find(({ id }) => id === without.relationshipId);
  if (!sheet) return true;
  const belongings = relationshipsOf(opened, sheet.target).filter(
    ({ kind, isExternal }) => ownKinds.has(kind) && !isExternal,
  );
  for (const { target } of belongings) removePart(opened, target);
  removePart(opened, sheet.target);
  removeRelationship(opened, workbook, sheet.id);
  removeCalculationOrder(opened, workbook);
  return true;
}
