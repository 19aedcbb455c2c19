import { html as standard, type DefaultTreeAdapterTypes, type ParserError, parseFragment } from 'parse5';
import { type BannerElement, type BannerNode, type BannerTag, bannerTags } from '../../src/web/customer/banner.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** The HTML of a banner as allowed elements, and what it contains besides: then it cannot be used. */
export interface ReadBanner {
  readonly nodes: readonly BannerNode[];
  /** English, for the person who builds; empty when good. */
  readonly faults: readonly string[];
}

/** Elements that hold other elements only. */
const lists: ReadonlySet<BannerTag> = new Set(['ul', 'ol']);
/** What may stand directly in the banner. */
const blocks: ReadonlySet<BannerTag> = new Set(['h2', 'p', 'ul', 'ol']);
/** What may be written into an address; a browser drops control characters before it reads the scheme. */
const linkAddress = /^(https:\/\/[a-z0-9.-]+\.[a-z]{2,}(:\d+)?([/?#][!-~]*)?|mailto:[^\s?]+@[^\s?]+|tel:\+?[0-9]+)$/i;

/**
 * Reads the HTML of a banner with a parser that follows the HTML standard, as a browser would read it. Nothing is
 * repaired or left out: whatever is not allowed is a fault.
 */
export function readBanner(html: string): ReadBanner {
  const faults: string[] = [];
  const onParseError = ({ code, startLine }: ParserError) => faults.push(`line ${startLine}: ${code}`);
  const { childNodes } = parseFragment(html, { onParseError, sourceCodeLocationInfo: true });
  const nodes = childNodes.flatMap((node) => allowed(node, null, faults));
  if (nodes.length === 0) faults.push('there is nothing in it');
  return { nodes, faults };
}

function allowed(node: ParsedNode, parent: BannerTag | null, faults: string[]): BannerNode[] {
  const line = node.sourceCodeLocation?.startLine ?? 0;
  const refused = (what: string): BannerNode[] => {
    faults.push(`line ${line}: ${what}`);
    return [];
  };
  if ('value' in node) return allowedText(node.value, parent, refused);
  if (!('tagName' in node)) return refused(`${node.nodeName} is not allowed`);
  const tag = bannerTags.find((name) => name === node.tagName);
  if (tag === undefined || node.namespaceURI !== standard.NS.HTML) return refused(`<${node.tagName}> is not allowed`);
  if (!fits(tag, parent)) return refused(`<${tag}> may not stand ${parent ? `in <${parent}>` : 'on its own'}`);
  if (tag !== 'br' && !node.sourceCodeLocation?.endTag) refused(`<${tag}> is not closed`);
  const address = attributeFaults(node, tag, refused);
  const children = node.childNodes.flatMap((child) => allowed(child, tag, faults));
  const element: BannerElement = address === null ? { tag, children } : { tag, href: address, children };
  return [element];
}

function allowedText(value: string, parent: BannerTag | null, refused: (what: string) => BannerNode[]): BannerNode[] {
  const text = value.replaceAll(/\s+/g, ' ');
  if (parent !== null && !lists.has(parent)) return text === '' ? [] : [text];
  return text.trim() === '' ? [] : refused('text that stands in no paragraph, heading or list item');
}

function fits(tag: BannerTag, parent: BannerTag | null): boolean {
  if (parent === null || blocks.has(tag)) return parent === null && blocks.has(tag);
  return lists.has(parent) === (tag === 'li') && !(tag === 'a' && parent === 'a');
}

/** The address of a link; null for other elements. Any attribute besides is a fault. */
function attributeFaults(element: ParsedElement, tag: BannerTag, refused: (what: string) => unknown): string | null {
  const href = element.attrs.find(({ name }) => name === 'href')?.value;
  for (const { name } of element.attrs)
    if (tag !== 'a' || name !== 'href') refused(`attribute ${name} of <${tag}> is not allowed`);
  if (tag !== 'a') return null;
  if (href !== undefined && linkAddress.test(href)) return href;
  refused('a link leads to an address that starts with https://, mailto: or tel:');
  return null;
}
