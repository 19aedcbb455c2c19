const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Content types, in lower case, of parts that hold values, looks and drawings and do nothing by themselves; by their beginnings. */
const typesByStart: Readonly<Record<string, readonly string[]>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.': words(`
    sheet.main+xml worksheet+xml chartsheet+xml dialogsheet+xml styles+xml sharedstrings+xml calcchain+xml comments+xml
    table+xml tablesinglecells+xml sheetmetadata+xml pivottable+xml pivotcachedefinition+xml pivotcacherecords+xml
    printersettings customproperty`),
  'application/vnd.openxmlformats-officedocument.': words(`
    theme+xml themeoverride+xml drawing+xml vmldrawing extended-properties+xml custom-properties+xml
    drawingml.chart+xml drawingml.chartshapes+xml drawingml.diagramdata+xml drawingml.diagramlayout+xml
    drawingml.diagramstyle+xml drawingml.diagramcolors+xml`),
  'application/vnd.openxmlformats-package.': ['core-properties+xml'],
  'application/vnd.ms-excel.': words(`
    threadedcomments+xml person+xml slicer+xml slicercache+xml timeline+xml timelinecache+xml controlproperties+xml
    rdrichvalue+xml rdrichvaluestructure+xml rdrichvaluetypes+xml richvaluerel+xml namedsheetviews+xml
    featurepropertybag+xml`),
  'application/vnd.ms-office.': words(`
    chartex+xml chartstyle+xml chartcolorstyle+xml drawingml.diagramdrawing+xml classificationlabels+xml`),
  'image/': words('png jpeg jpg gif bmp tiff emf x-emf wmf x-wmf svg+xml vnd.ms-photo'),
  // Nothing is said of these but that they are XML: the relationship says what they are.
  'application/': ['xml'],
  'text/': ['xml'],
};

const knownTypes = new Set(
  Object.entries(typesByStart).flatMap(([start, ends]) => ends.map((end) => `${start}${end}`)),
);

/** Last words, in lower case, of relationships to such parts. */
const knownKinds = new Set(
  words(`
    officedocument core-properties extended-properties custom-properties thumbnail classificationlabels
    worksheet chartsheet dialogsheet styles sharedstrings theme themeoverride calcchain sheetmetadata
    table tablesinglecells xmlmaps pivottable pivotcachedefinition pivotcacherecords
    slicer slicercache timeline timelinecache namedsheetview namedsheetviews featurepropertybag
    comments threadedcomment person printersettings customproperty ctrlprop
    drawing vmldrawing image hdphoto chart chartex chartstyle chartcolorstyle chartusershapes
    diagramdata diagramlayout diagramquickstyle diagramcolors diagramdrawing
    rdrichvalue rdrichvaluestructure rdrichvaluetypes richvaluerel`),
);

export const isKnownType = (type: string): boolean => knownTypes.has(type);
export const isKnownKind = (kind: string): boolean => knownKinds.has(kind.toLowerCase());
