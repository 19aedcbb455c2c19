import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages, type ShippedPackage } from './shipped-packages.ts';

const rule = `\n${'-'.repeat(80)}\n`;

const opening = `Third-party notices

Evenwicht contains the packages below, on the server or in what browsers load. Each is followed by its licence and
notices, as its authors wrote them.
`;

/** Licence texts of a package; the part of its manual about it, or its names alone, where it has no such file. */
function textsOf(folder: string, license: string): string {
  const files = readdirSync(folder).toSorted();
  const texts = files.filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (texts.length > 0) return texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const manual = files.find((file) => /^readme/i.test(file));
  const part = manual && /\n#+ *licen[cs]e\s([\s\S]*)/i.exec(readFileSync(join(folder, manual), 'utf8'))?.[1];
  return part?.trim() ?? `(The package has no text of its licence, which is ${license}.)`;
}

/** The notices of everything that is shipped; packages with the same text share it. */
export function thirdPartyNotices(root: string): string {
  const texts = Map.groupBy(shippedPackages(root), ({ folder, license }) =>
    textsOf(join(root, folder), license).replaceAll('\r\n', '\n'),
  );
  const head = ({ name, version, license }: ShippedPackage): string => `${name} ${version} (${license})`;
  const parts = [...texts].map(([text, packages]) => `${[...new Set(packages.map(head))].join('\n')}\n\n${text}\n`);
  return [opening, ...parts].join(rule);
}
