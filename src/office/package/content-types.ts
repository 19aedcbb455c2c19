import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

export const contentTypesName = '[Content_Types].xml';

/** What a package says of the type of its parts: of one part by its name, or of all with a file ending as ".xml". In lower case. */
interface ContentType {
  readonly of: string;
  readonly type: string;
}

const encoder = new TextEncoder();

/** The content types in that list, one by one. Throws an XmlError where the list is not well-formed. */
export function* contentTypesIn(list: Uint8Array | string): Generator<ContentType> {
  const scanner = new XmlScanner(typeof list === 'string' ? encoder.encode(list) : list, contentTypesName);
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token !== xmlToken.open) continue;
    const type = (scanner.attribute('ContentType') ?? '').toLowerCase();
    if (scanner.is('Override'))
      yield { of: (scanner.attribute('PartName') ?? '').replace(/^\//, '').toLowerCase(), type };
    if (scanner.is('Default')) yield { of: `.${(scanner.attribute('Extension') ?? '').toLowerCase()}`, type };
  }
}

/** Types by name of a part in lower case, and by file ending as ".xml". */
export type ContentTypes = ReadonlyMap<string, string>;

/** The type of a part; '' when nothing is said of it. */
export function contentType(types: ContentTypes, part: string): string {
  const name = part.toLowerCase();
  return types.get(name) ?? types.get(name.slice(name.lastIndexOf('.'))) ?? '';
}
