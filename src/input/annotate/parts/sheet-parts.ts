import type { OpenPackage } from '#office/package/open-package.ts';
import { relationshipsOf } from '#office/package/relationships.ts';
import { attribute, xmlTags } from '#office/package/xml-tags.ts';

/** The workbook of an open package: its part and its sheets in the order of the tabs. */
export interface WorkbookParts {
  readonly part: string;
  readonly sheets: readonly SheetPart[];
}

export interface SheetPart {
  readonly name: string;
  readonly part: string;
  /** Nothing can jump to a hidden sheet. */
  readonly isHidden: boolean;
}

export function mainPart(opened: OpenPackage): string {
  const found = relationshipsOf(opened, '').find(({ kind }) => kind === 'officeDocument');
  if (!found) throw new Error('the package has no main part');
  return found.target;
}

export function workbookParts(opened: OpenPackage): WorkbookParts {
  const part = mainPart(opened);
  const xml = opened.text(part);
  const targets = new Map(relationshipsOf(opened, part).map(({ id, target }) => [id, target]));
  const sheets: SheetPart[] = [];
  for (const tag of xmlTags(xml)) {
    if (tag.local !== 'sheet' || tag.depth !== 2 || tag.kind === 'close') continue;
    const text = xml.slice(tag.start, tag.end);
    const target = targets.get(attribute(text, '*:id') ?? '');
    const isHidden = ['hidden', 'veryHidden'].includes(attribute(text, 'state') ?? '');
    if (target !== undefined) sheets.push({ name: attribute(text, 'name') ?? '', part: target, isHidden });
  }
  return { part, sheets };
}
