/** Where a table of an OpenType font starts. */
function tableAt(font: Buffer, name: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${name}`);
}

/** Start of the list of characters in segments (format 4), which every font for the web has. */
function segmentsAt(font: Buffer): number {
  const cmap = tableAt(font, 'cmap');
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * font.readUInt16BE(cmap + 2); entry += 8) {
    const list = cmap + font.readUInt32BE(entry + 4);
    if (font.readUInt16BE(list) === 4) return list;
  }
  throw new Error('the font has no list of characters that is understood');
}

/** The characters that an OpenType font can show. */
export function fontCharacters(font: Buffer): ReadonlySet<number> {
  const list = segmentsAt(font);
  const size = font.readUInt16BE(list + 6);
  const found = new Set<number>();
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(list + 14 + segment);
    const first = font.readUInt16BE(list + 16 + size + segment);
    for (let character = first; character <= last && character < 0xff_ff; character++) found.add(character);
  }
  return found;
}
