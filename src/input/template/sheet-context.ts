import type { Worksheet } from '@cj-tech-master/excelts';
import type { ChoiceLists } from '#input/template/choice-lists.ts';
import type { TemplateFilling } from '#input/template/filling.ts';

/** What the parts of one sheet write with. */
export class SheetContext {
  readonly sheet: Worksheet;
  readonly lists: ChoiceLists;
  readonly filling: TemplateFilling;

  constructor(sheet: Worksheet, shared: Pick<SheetContext, 'lists' | 'filling'>) {
    this.sheet = sheet;
    this.lists = shared.lists;
    this.filling = shared.filling;
  }
}
