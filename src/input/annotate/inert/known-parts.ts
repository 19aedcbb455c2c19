const office = 'application/vnd.openxmlformats-officedocument';
const spreadsheet = [
  ...['sheet.main', 'worksheet', 'chartsheet', 'dialogsheet', 'styles', 'sharedstrings', 'calcchain', 'comments'],
  ...['table', 'tablesinglecells', 'sheetmetadata', 'pivottable', 'pivotcachedefinition', 'pivotcacherecords'],
];
const diagram = ['diagramdata', 'diagramlayout', 'diagramstyle', 'diagramcolors'];
const excel = [
  ...['threadedcomments', 'person', 'slicer', 'slicercache', 'timeline', 'timelinecache', 'controlproperties'],
  ...[
    'rdrichvalue',
    'rdrichvaluestructure',
    'rdrichvaluetypes',
    'richvaluerel',
    'namedsheetviews',
    'featurepropertybag',
  ],
];
const images = ['png', 'jpeg', 'jpg', 'gif', 'bmp', 'tiff', 'emf', 'x-emf', 'wmf', 'x-wmf', 'svg+xml', 'vnd.ms-photo'];

/** Content types, in lower case, of parts that hold values, looks and drawings and do nothing by themselves. */
const knownTypes = new Set([
  ...spreadsheet.map((type) => `${office}.spreadsheetml.${type}+xml`),
  `${office}.spreadsheetml.printersettings`,
  `${office}.spreadsheetml.customproperty`,
  ...['theme', 'themeoverride', 'drawing', 'drawingml.chart', 'drawingml.chartshapes'].map(
    (type) => `${office}.${type}+xml`,
  ),
  ...diagram.map((type) => `${office}.drawingml.${type}+xml`),
  `${office}.vmldrawing`,
  `${office}.extended-properties+xml`,
  `${office}.custom-properties+xml`,
  'application/vnd.openxmlformats-package.core-properties+xml',
  ...excel.map((type) => `application/vnd.ms-excel.${type}+xml`),
  ...['chartex', 'chartstyle', 'chartcolorstyle', 'drawingml.diagramdrawing', 'classificationlabels'].map(
    (type) => `application/vnd.ms-office.${type}+xml`,
  ),
  ...images.map((type) => `image/${type}`),
  // What nothing is said of but that it is XML: the relationship says what it is.
  'application/xml',
  'text/xml',
]);

/** Last words, in lower case, of relationships to such parts. */
const knownKinds = new Set([
  ...[
    'officedocument',
    'core-properties',
    'extended-properties',
    'custom-properties',
    'thumbnail',
    'classificationlabels',
  ],
  ...['worksheet', 'chartsheet', 'dialogsheet', 'styles', 'sharedstrings', 'theme', 'themeoverride', 'calcchain'],
  ...[
    'sheetmetadata',
    'table',
    'tablesinglecells',
    'xmlmaps',
    'pivottable',
    'pivotcachedefinition',
    'pivotcacherecords',
  ],
  ...['slicer', 'slicercache', 'timeline', 'timelinecache', 'namedsheetview', 'namedsheetviews', 'featurepropertybag'],
  ...['comments', 'threadedcomment', 'person', 'printersettings', 'customproperty', 'ctrlprop'],
  ...[
    'drawing',
    'vmldrawing',
    'image',
    'hdphoto',
    'chart',
    'chartex',
    'chartstyle',
    'chartcolorstyle',
    'chartusershapes',
  ],
  ...['diagramdata', 'diagramlayout', 'diagramquickstyle', 'diagramcolors', 'diagramdrawing'],
  ...['rdrichvalue', 'rdrichvaluestructure', 'rdrichvaluetypes', 'richvaluerel'],
]);

export const isKnownType = (type: string): boolean => knownTypes.has(type);
export const isKnownKind = (kind: string): boolean => knownKinds.has(kind.toLowerCase());
