import { uploadRules } from '#api/upload-rules.ts';

/** What a name may hold besides letters and digits, and what a file name may not pass on to it. */
const notInName = /[^\p{L}\p{N}\p{Zs}.-]+/gu;

/** A name for a dossier that the rules take, from that of its file. */
export function nameFromFile(fileName: string, fallback: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '').normalize('NFC');
  const allowed = stem.replaceAll(notInName, ' ').replaceAll(/\p{Zs}+/gu, ' ');
  const name = cut(allowed.replace(/^[^\p{L}\p{N}]+/u, '').trim(), uploadRules.nameMaximum);
  return name === '' ? fallback : name;
}

/** Names for several files, each a different one. */
export function namesFromFiles(fileNames: readonly string[], fallback: string): readonly string[] {
  const taken = new Set<string>();
  return fileNames.map((fileName) => {
    const name = nameFromFile(fileName, fallback);
    let different = name;
    for (let number = 2; taken.has(different.toLowerCase()); number += 1) {
      const ending = ` ${number}`;
      different = `${cut(name, uploadRules.nameMaximum - ending.length)}${ending}`;
    }
    taken.add(different.toLowerCase());
    return different;
  });
}

/** As long as may be, never through the middle of a character. */
function cut(name: string, length: number): string {
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.trim();
}
