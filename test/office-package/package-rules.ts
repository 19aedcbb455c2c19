import {
  attribute,
  openText,
  relationshipsFrom,
  rootChildren,
  sourceOf,
  type PackageContents,
} from '#test/office-package/package-contents.ts';
import { relationshipsIn, type Relationship } from '#office/package/relationships.ts';
import { xmlTags } from '#office/package/xml-tags.ts';

/** Rules of the Open Packaging Conventions, for any kind of Office file. Each gives what is wrong, as sentences. */

const contentTypes = '[Content_Types].xml';

function contentTypeProblems({ names, texts }: PackageContents): readonly string[] {
  const xml = texts.get(contentTypes);
  if (xml === undefined) return ['there is no [Content_Types].xml'];
  const items = rootChildren(xml).map((element) => openText(xml, element));
  const overrides = items.flatMap((item) => attribute(item, 'PartName') ?? []);
  const defaults = new Set(items.flatMap((item) => attribute(item, 'Extension')?.toLowerCase() ?? []));
  const known = new Set(names.map((name) => `/${name}`.toLowerCase()));
  const overridden = new Set(overrides.map((name) => name.toLowerCase()));
  return [
    ...overrides
      .filter((name) => !known.has(name.toLowerCase()))
      .map((name) => `content type for ${name}, which is no part`),
    ...(overridden.size === overrides.length ? [] : ['two content types for one part']),
    ...names
      .filter((name) => name !== contentTypes && !overridden.has(`/${name}`.toLowerCase()))
      .filter((name) => !defaults.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()))
      .map((name) => `part ${name} has no content type`),
  ];
}

function targetProblem(
  name: string,
  { target, isExternal, type }: Relationship,
  known: ReadonlySet<string>,
): string | null {
  if (isExternal) return `${name} refers outside the package: ${target}`;
  if (type === '') return `${name} has a relationship without type`;
  return known.has(target.toLowerCase()) ? null : `${name} refers to ${target}, which is no part`;
}

function relationshipProblems({ names, texts }: PackageContents): readonly string[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const problems: (string | null)[] = [];
  for (const [name, xml] of texts) {
    if (!name.endsWith('.rels')) continue;
    const source = sourceOf(name);
    const relationships = [...relationshipsIn(xml, source)];
    if (source !== '' && !known.has(source.toLowerCase())) problems.push(`${name} belongs to no part`);
    if (new Set(relationships.map(({ id }) => id)).size < relationships.length) problems.push(`${name} repeats an id`);
    problems.push(...relationships.map((relationship) => targetProblem(name, relationship, known)));
  }
  return problems.filter((problem) => problem !== null);
}

/** Every id that a part names in its own text exists among its relationships. */
function idProblems(contents: PackageContents): readonly string[] {
  return [...contents.texts].flatMap(([name, xml]) => {
    if (name.endsWith('.rels') || name === contentTypes) return [];
    const ids = new Set(relationshipsFrom(contents, name).map(({ id }) => id));
    const used = [...xml.matchAll(/\s(?:r|rel|[a-z]+):(?:id|embed|link)="([^"]+)"/g)].map(([, id]) => id ?? '');
    return used
      .filter((id) => id.startsWith('rId') && !ids.has(id))
      .map((id) => `${name} names relationship ${id}, which it does not have`);
  });
}

/** Tags close in the order in which they opened. */
function formProblems({ texts }: PackageContents): readonly string[] {
  return [...texts].flatMap(([name, xml]) => {
    if (name.endsWith('.vml')) return [];
    const open: string[] = [];
    for (const tag of xmlTags(xml)) {
      const full = `${tag.prefix}:${tag.local}`;
      if (tag.kind === 'open') open.push(full);
      if (tag.kind === 'close' && open.pop() !== full) return [`${name} closes ${full} where it is not open`];
    }
    return open.length === 0 ? [] : [`${name} leaves ${open.join(' ')} open`];
  });
}

const forbiddenText =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|&#0*(?:[0-8]|1[124-9]|2\d|3[01]);|&#x0*(?:[0-8bcef]|1[0-9a-f]);/i;

const forbiddenProblems = ({ texts }: PackageContents): readonly string[] =>
  [...texts].flatMap(([name, xml]) => (forbiddenText.test(xml) ? [`${name} holds a control character`] : []));

/** Files carry no machine or path, nor who changed them last; a document that somebody sends carries its author. */
function propertyProblems({ names, texts }: PackageContents): readonly string[] {
  const core = texts.get('docProps/core.xml') ?? '';
  const app = texts.get('docProps/app.xml') ?? '';
  const named = /<cp:lastModifiedBy>[^<]+</.test(core) || /<(?:Company|Manager|HyperlinkBase)>[^<]+</.test(app);
  const custom = names.filter((name) => name.startsWith('docProps/custom'));
  const paths = [...texts].filter(([, xml]) => /(?:file:\/\/|[A-Z]:\\|\/(?:home|root|Users)\/)/.test(xml));
  return [
    ...(names[0] === contentTypes ? [] : ['[Content_Types].xml is not the first part']),
    ...(named ? ['the properties name who changed it last, or a company'] : []),
    ...custom.map((name) => `${name} is not wanted`),
    ...paths.map(([name]) => `${name} holds a path`),
  ];
}

/** Everything that is wrong with the package as such. */
export const packageProblems = (contents: PackageContents): readonly string[] =>
  [contentTypeProblems, relationshipProblems, idProblems, formProblems, forbiddenProblems].flatMap((rule) =>
    rule(contents),
  );

/** What is wrong with the properties of a document that we made ourselves. */
export const ownDocumentProblems = (contents: PackageContents): readonly string[] => propertyProblems(contents);
