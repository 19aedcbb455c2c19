/** The sheet on which a workbook opens, marked as chosen. */
export const withChosenTab = (sheetXml: string): string =>
  sheetXml.replace('<sheetView ', '<sheetView tabSelected="1" ');
