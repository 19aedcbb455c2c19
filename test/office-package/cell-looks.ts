import {
  attribute,
  childrenOf,
  openText,
  relationshipsFrom,
  rootChild,
} from '#test/office-package/package-contents.ts';
import type { WorkbookContents } from '#test/office-package/workbook-contents.ts';

/** How the text of a cell format takes room. */
export interface CellLook {
  readonly size: number;
  readonly isBold: boolean;
  readonly wraps: boolean;
  readonly horizontal: string;
  readonly indent: number;
  readonly format: string;
}

const builtIn: Readonly<Record<string, string>> = {
  0: 'General',
  1: '0',
  3: '#,##0',
  9: '0%',
  10: '0.00%',
  14: 'dd-mm-yyyy',
  49: '@',
};

function insideTexts(xml: string, local: string): readonly string[] {
  const root = rootChild(xml, local);
  return childrenOf(xml, root).map((element, index, all) =>
    xml.slice(element.open.start, all[index + 1]?.open.start ?? root?.contentEnd ?? xml.length),
  );
}

/** The look of each cell format of a workbook. */
export function cellLooks({ contents, part }: WorkbookContents): readonly CellLook[] {
  const styles = relationshipsFrom(contents, part).find(({ kind }) => kind === 'styles')?.target;
  const xml = contents.texts.get(styles ?? '') ?? '';
  const fonts = insideTexts(xml, 'fonts');
  const formats = new Map(
    childrenOf(xml, rootChild(xml, 'numFmts')).map((element) => {
      const text = openText(xml, element);
      return [attribute(text, 'numFmtId') ?? '', (attribute(text, 'formatCode') ?? '').replaceAll('&quot;', '"')];
    }),
  );
  return insideTexts(xml, 'cellXfs').map((text) => {
    const font = fonts[Number(attribute(text, 'fontId'))] ?? '';
    const alignment = /<alignment[^>]*>/.exec(text)?.[0] ?? '';
    const id = attribute(text, 'numFmtId') ?? '0';
    return {
      size: Number(/<sz val="([\d.]+)"/.exec(font)?.[1] ?? 11),
      isBold: /<b\s*(?:val="1"\s*)?\/>/.test(font),
      wraps: attribute(alignment, 'wrapText') === '1',
      horizontal: attribute(alignment, 'horizontal') ?? 'general',
      indent: Number(attribute(alignment, 'indent') ?? 0),
      format: formats.get(id) ?? builtIn[id] ?? 'General',
    };
  });
}
