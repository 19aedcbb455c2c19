/** A text cut at spaces into lines that are no wider than `most`: characters, unless it is measured otherwise. */
export function textLines(
  text: string,
  most: number,
  width = (line: string): number => line.length,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && width(joined) <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
