import { getDocumentProxy } from 'unpdf';

interface StructNode {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (StructNode | { readonly type: string })[];
}

interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

/** What an inspector sees of a PDF. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly outline: readonly OutlineItem[];
  /** Roles of the structure with their alternative texts, in reading order. */
  readonly roles: readonly { readonly role: string; readonly alt: string | null }[];
  /** Text per page, a line per line. */
  readonly pages: readonly string[];
  /** Names of places in the document that links go to, and whether each is there. */
  readonly inside: readonly { readonly name: string; readonly exists: boolean }[];
  /** Names of all places that an address can open the document at. */
  readonly destinations: readonly string[];
  /** Addresses outside that links go to. */
  readonly outside: readonly string[];
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

function rolesOf(node: StructNode | { readonly type: string } | null): { role: string; alt: string | null }[] {
  if (node === null || !('role' in node)) return [];
  return [{ role: node.role, alt: node.alt ?? null }, ...node.children.flatMap(rolesOf)];
}

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .replaceAll(/\n+/g, '\n');
}

/** Reads a PDF with another library than the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const placeOf = async (dest: string | readonly unknown[]) =>
    typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const { info } = (await document.getMetadata()) as { info: unknown } as { info: { Title: string; Language: string } };
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const read = {
    title: info.Title,
    language: info.Language,
    isTagged: (await document.getMarkInfo())?.Marked === true,
    outline: (await document.getOutline()) as readonly OutlineItem[],
    roles: trees.flatMap((tree) => rolesOf(tree as StructNode | null)),
    pages: await Promise.all(pages.map(textOf)),
    inside: await Promise.all(
      annotations
        .filter(({ dest }) => dest !== undefined && dest !== null)
        .map(async ({ dest }) => ({ name: String(dest), exists: (await placeOf(dest)) !== null })),
    ),
    destinations: Object.keys(await document.getDestinations()),
    outside: annotations.flatMap(({ url }) => (url === undefined ? [] : [String(url)])),
  };
  await document.loadingTask.destroy();
  return read;
}
