import { Bookmark, Paragraph, TextRun, type XmlComponent } from 'docx';
import { element, PageElement } from '#output/writers/docx/elements.ts';
import { styles } from '#output/writers/docx/styles.ts';
import { styledParagraph } from '#output/writers/docx/text-blocks.ts';
import type { OpenField } from '#output/model/document-draft.ts';

/** Where the list in front leads to. */
export const fieldAnchor = (field: OpenField): string => `veld_${field.id}`;

/** The name of what is asked where no heading gives it, and an empty place with its hint: a content control, whose hint goes away when somebody types. */
export function drawnField(
  field: OpenField,
  number: number,
  { isNamedAbove }: { readonly isNamedAbove: boolean },
): readonly (Paragraph | PageElement)[] {
  const properties: readonly XmlComponent[] = [
    element('w:alias', { 'w:val': field.name }),
    element('w:tag', { 'w:val': field.id }),
    element('w:id', { 'w:val': number }),
    element('w:showingPlcHdr'),
  ];
  const hint = new Paragraph({
    style: styles.field,
    children: [
      new Bookmark({
        id: fieldAnchor(field),
        children: [new TextRun({ style: styles.hint, text: `[${field.hint}]` })],
      }),
    ],
  });
  return [
    ...(isNamedAbove ? [] : [styledParagraph(styles.fieldName, field.name)]),
    new PageElement('w:sdt', [element('w:sdtPr', {}, properties), element('w:sdtContent', {}, [hint])]),
  ];
}
