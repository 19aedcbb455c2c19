import { rootChildren, rootTag, type PackageContents } from '#test/office-package/package-contents.ts';

/** Order of the children of main elements, as the schemas of ISO 29500 (transitional) give it. */
const orders: Readonly<Record<string, readonly string[]>> = {
  worksheet: [
    'sheetPr',
    'dimension',
    'sheetViews',
    'sheetFormatPr',
    'cols',
    'sheetData',
    'sheetCalcPr',
    'sheetProtection',
    'protectedRanges',
    'scenarios',
    'autoFilter',
    'sortState',
    'dataConsolidate',
    'customSheetViews',
    'mergeCells',
    'phoneticPr',
    'conditionalFormatting',
    'dataValidations',
    'hyperlinks',
    'printOptions',
    'pageMargins',
    'pageSetup',
    'headerFooter',
    'rowBreaks',
    'colBreaks',
    'customProperties',
    'cellWatches',
    'ignoredErrors',
    'smartTags',
    'drawing',
    'legacyDrawing',
    'legacyDrawingHF',
    'drawingHF',
    'picture',
    'oleObjects',
    'controls',
    'webPublishItems',
    'tableParts',
    'extLst',
  ],
  workbook: [
    'fileVersion',
    'fileSharing',
    'workbookPr',
    'workbookProtection',
    'bookViews',
    'sheets',
    'functionGroups',
    'externalReferences',
    'definedNames',
    'calcPr',
    'oleSize',
    'customWorkbookViews',
    'pivotCaches',
    'smartTagPr',
    'smartTagTypes',
    'webPublishing',
    'fileRecoveryPr',
    'webPublishObjects',
    'extLst',
  ],
  styleSheet: [
    'numFmts',
    'fonts',
    'fills',
    'borders',
    'cellStyleXfs',
    'cellXfs',
    'cellStyles',
    'dxfs',
    'tableStyles',
    'colors',
    'extLst',
  ],
  table: ['autoFilter', 'sortState', 'tableColumns', 'tableStyleInfo', 'extLst'],
  comments: ['authors', 'commentList', 'extLst'],
  chartSpace: [
    'date1904',
    'lang',
    'roundedCorners',
    'AlternateContent',
    'style',
    'clrMapOvr',
    'pivotSource',
    'protection',
    'chart',
    'spPr',
    'txPr',
    'externalData',
    'printSettings',
    'userShapes',
    'extLst',
  ],
  presentation: [
    'sldMasterIdLst',
    'notesMasterIdLst',
    'handoutMasterIdLst',
    'sldIdLst',
    'sldSz',
    'notesSz',
    'smartTags',
    'embeddedFontLst',
    'custShowLst',
    'photoAlbum',
    'custDataLst',
    'kinsoku',
    'defaultTextStyle',
    'modifyVerifier',
    'extLst',
  ],
  sld: ['cSld', 'clrMapOvr', 'transition', 'AlternateContent', 'timing', 'extLst'],
  sldLayout: ['cSld', 'clrMapOvr', 'transition', 'timing', 'hf', 'extLst'],
  sldMaster: ['cSld', 'clrMap', 'sldLayoutIdLst', 'transition', 'timing', 'hf', 'txStyles', 'extLst'],
  notes: ['cSld', 'clrMapOvr', 'extLst'],
  notesMaster: ['cSld', 'clrMap', 'hf', 'notesStyle', 'extLst'],
  theme: ['themeElements', 'objectDefaults', 'extraClrSchemeLst', 'custClrLst', 'extLst'],
};

/** May stand anywhere: Excel wraps what older programs do not know. */
const anywhere = new Set(['AlternateContent']);

export function orderProblems({ texts }: PackageContents): readonly string[] {
  return [...texts].flatMap(([name, xml]) => {
    if (!name.endsWith('.xml')) return [];
    const root = rootTag(xml).local;
    const order = orders[root];
    if (!order) return [];
    let reached = 0;
    return rootChildren(xml).flatMap(({ open }) => {
      const place = order.indexOf(open.local);
      if (place < 0) return anywhere.has(open.local) ? [] : [`${name}: ${root} may not hold ${open.local}`];
      if (place < reached) return [`${name}: ${open.local} stands too late in ${root}`];
      reached = place;
      return [];
    });
  });
}
