/** Characters that XML 1.0 forbids, and halves of surrogate pairs that stand alone. */
const forbidden =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Excel keeps at most this many characters in a cell. */
const cellLimit = 32_767;

/** Text without what no XML part may hold. */
export const printableText = (text: string): string => text.replaceAll(forbidden, '');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text ready to stand between tags or in a double-quoted attribute. */
export const xmlText = (text: string): string =>
  printableText(text).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Text as a cell holds it: printable and not longer than Excel keeps, never cut inside a character. */
export function cellText(text: string): string {
  return printableText(printableText(text).slice(0, cellLimit));
}

/** Cell text in a sheet's XML; `_x0041_` would be read as an escape there, so its underscore is escaped itself. */
export const xmlCellText = (text: string): string =>
  xmlText(cellText(text).replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
