import { ZipError } from '#office/package/zip/zip-fault.ts';

const decoder = new TextDecoder();

function isInside(name: string): boolean {
  return !name.startsWith('/') && !/^[a-z]:/i.test(name) && !name.split('/').includes('..');
}

/** Name of a zip entry, when it is a plain path inside the package. */
export function zipName(bytes: Uint8Array): string {
  const name = decoder.decode(bytes);
  if (name.includes('\\')) throw new ZipError('nameNotStandard');
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (name === '' || /[\u0000-\u001f]/.test(name) || !isInside(name)) {
    throw new ZipError('wrongName');
  }
  return name;
}
