import { changeOf } from '#input/annotate/inert/inside-parts.ts';
import { withoutReferences } from '#input/annotate/inert/lost-references.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { contentType, type ContentTypes, contentTypesName } from '#office/package/content-types.ts';
import { type Relationship, relationshipsSource } from '#office/package/relationships.ts';
import { isOutside } from '#input/annotate/inert/outside-formula.ts';
import { editedText, removal } from '#office/package/text-edits.ts';
import { attributeOf, childrenOf, rootChild } from '#office/package/xml-tags.ts';

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

const isKnownType = (type: string): boolean => knownTypes.has(type);
const isKnownKind = (kind: string): boolean => knownKinds.has(kind.toLowerCase());

/** Takes the names away that refer outside the workbook, by way of other names too, and gives them in lower case. */
function leaveOutNames(opened: OpenedWorkbook): ReadonlySet<string> {
  const xml = opened.text(opened.part);
  const list = rootChild(xml, 'definedNames');
  const gone = new Set<string>();
  if (list === null) return gone;
  const names = childrenOf(xml, list).map((element) => ({
    start: element.start,
    end: element.end,
    name: attributeOf(xml, element, 'name')?.toLowerCase() ?? '',
    reference: xml.slice(element.open.end, element.contentEnd),
  }));
  const outside = () => names.filter(({ name, reference }) => gone.has(name) || isOutside(reference, gone));
  for (let found = outside(), known = -1; gone.size > known; found = outside()) {
    known = gone.size;
    for (const { name } of found) gone.add(name);
  }
  const lost = gone.size === 0 ? [] : outside();
  const edits = lost.length === names.length ? [list] : lost;
  if (lost.length > 0) opened.write(opened.part, editedText(xml, edits.map(removal)));
  return gone;
}

/**
 * Leaves out of a workbook whatever reaches outside it: hyperlinks, links to other workbooks and what is calculated or drawn
 * with them, and all parts that are not known to do nothing by themselves. Cells keep what they show. Throws when something
 * cannot be left out with certainty that Office still opens the file.
 */
export function leaveOutOutside(opened: OpenedWorkbook): void {
  const inside = new InsideParts(opened, leaveOutNames(opened));
  const reached = inside.reached();
  if (inside.hasOtherCells) opened.removeCalculationOrder();
  const isReached = (name: string): boolean => reached.has((relationshipsSource(name) ?? name).toLowerCase());
  opened.remove(opened.names().filter((name) => name !== contentTypesName && !isReached(name)));
}

class InsideParts {
  readonly #opened: OpenedWorkbook;
  readonly #names: ReadonlySet<string>;
  readonly #types: ContentTypes;
  readonly #reached = new Set(['']);
  /** By kind and part, whether what is said to be of that kind there goes in. */
  readonly #looked = new Map<string, boolean>();
  hasOtherCells = false;

  constructor(opened: OpenedWorkbook, names: ReadonlySet<string>) {
    this.#opened = opened;
    this.#names = names;
    this.#types = opened.contentTypes();
  }

  /** Parts that are reached from the package, in lower case, each without what reaches further. */
  reached(): ReadonlySet<string> {
    for (const part of this.#reached) this.#visit(part);
    return this.#reached;
  }

  #visit(part: string): void {
    const lost = this.#opened.relationships(part).filter((link) => !this.#follows(link));
    if (lost.length === 0) return;
    const ids = new Set(lost.map(({ id }) => id));
    this.#opened.unlink(part, ids);
    if (part !== '') this.#opened.edit(part, (xml) => withoutReferences(xml, ids));
  }

  #follows(link: Relationship): boolean {
    const { kind, target, isExternal, isOutside } = link;
    const isKnown =
      !isExternal &&
      !isOutside &&
      isKnownKind(kind) &&
      this.#opened.has(target) &&
      isKnownType(contentType(this.#types, target));
    if (!isKnown) return false;
    const key = `${kind} ${target}`.toLowerCase();
    const follows = this.#looked.get(key) ?? this.#isInside(kind, target);
    this.#looked.set(key, follows);
    if (follows) this.#reached.add(target.toLowerCase());
    return follows;
  }

  /** Takes out of a part what reaches outside; false when the part as a whole is about that. */
  #isInside(kind: string, part: string): boolean {
    const change = changeOf(kind);
    if (change === null) return true;
    const xml = this.#opened.text(part);
    const after = change(xml, this.#names);
    if (after === null) return false;
    if (after !== xml) this.#opened.write(part, after);
    this.hasOtherCells ||= kind === 'worksheet' && after !== xml;
    return true;
  }
}
