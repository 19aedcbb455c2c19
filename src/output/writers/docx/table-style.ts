import { styles } from '#output/writers/docx/styles.ts';

const line = (side: string, eighths: number, colour: string): string =>
  `<w:${side} w:val="single" w:sz="${eighths}" w:space="0" ${colour}/>`;
const room = (side: string, width: number): string => `<w:${side} w:w="${width}" w:type="dxa"/>`;
const brand = 'w:color="auto" w:themeColor="accent1"';

/** The look of every table, which the library has no words for: a line under each row, brand lines above and below. */
export const tableStyleXml =
  `<w:style w:type="table" w:customStyle="1" w:styleId="${styles.table}"><w:name w:val="Evenwicht tabel"/><w:tblPr><w:tblBorders>` +
  `${line('top', 8, brand)}${line('bottom', 8, brand)}${line('insideH', 4, 'w:color="D9D9D9"')}</w:tblBorders><w:tblCellMar>` +
  `${room('top', 28)}${room('left', 85)}${room('bottom', 28)}${room('right', 85)}</w:tblCellMar></w:tblPr></w:style>`;
