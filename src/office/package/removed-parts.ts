import { removeOverride } from '#office/package/content-types.ts';
import type { OpenPackage } from '#office/package/open-package.ts';
import { relationshipsName, relationshipsOf, removeRelationship } from '#office/package/relationships.ts';

/** Takes a part away, with what is said of its type and of its own parts. */
export function removePart(opened: OpenPackage, part: string): void {
  // Some programs declare the type of relationship parts one by one too.
  for (const name of [part, relationshipsName(part)]) {
    opened.remove(name);
    removeOverride(opened, name);
  }
}

/** The order in which formulas were last calculated names cells that go; programs make it anew. */
export function removeCalculationOrder(opened: OpenPackage, workbook: string): void {
  const order = relationshipsOf(opened, workbook).find(({ kind }) => kind === 'calcChain');
  if (!order) return;
  removePart(opened, order.target);
  removeRelationship(opened, workbook, order.id);
}
