import { damagedWorkbook, unsupportedWorkbook } from '#documents/excel/unreadable-workbook.ts';

const decoder = new TextDecoder();

function isInside(name: string): boolean {
  return !name.startsWith('/') && !/^[a-z]:/i.test(name) && !name.split('/').includes('..');
}

/** Name of a zip entry, when it is a plain path inside the package. */
export function zipName(bytes: Uint8Array): string {
  const name = decoder.decode(bytes);
  if (name.includes('\\')) throw unsupportedWorkbook('de namen van de onderdelen zijn niet volgens de norm');
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (name === '' || /[\u0000-\u001f]/.test(name) || !isInside(name)) {
    throw damagedWorkbook('een onderdeel heeft een ongeldige naam');
  }
  return name;
}
