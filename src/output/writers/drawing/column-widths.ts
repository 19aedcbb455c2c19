/** What a column asks for, in any unit. */
export interface AskedColumn {
  /** Its longest word. */
  readonly least: number;
  /** Each of its texts on one line. */
  readonly texts: readonly number[];
  /** The part of the width it should have. */
  readonly share: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The room divided in proportion to these parts. */
const inProportion = (parts: readonly number[], room: number): readonly number[] => {
  const total = sumOf(parts);
  return parts.map((part) => (total === 0 ? room / parts.length : (room * part) / total));
};

/** By shares, but never less than the longest word, which is taken from what others have to spare. */
export function widthsByShare(columns: readonly Omit<AskedColumn, 'texts'>[], room: number): readonly number[] {
  const least = columns.map((column) => column.least);
  const left = room - sumOf(least);
  const shares = inProportion(
    columns.map(({ share }) => share),
    room,
  );
  if (left < 0) return inProportion(least, room);
  const spare = inProportion(
    shares.map((share, column) => Math.max(0, share - least[column]!)),
    left,
  );
  return least.map((width, column) => width + spare[column]!);
}

/** The room divided in proportion to these parts, none of them above its most: what that leaves goes to the others. */
function inProportionUpTo(parts: readonly number[], most: readonly number[], room: number): readonly number[] {
  const given = inProportion(parts, room);
  const isFull = given.map((part, column) => part >= most[column]!);
  if (isFull.every((full) => full) || !isFull.some((full) => full)) return given;
  const open = (numbers: readonly number[]): readonly number[] => numbers.filter((_, column) => !isFull[column]);
  const left = room - sumOf(most.filter((_, column) => isFull[column]));
  const others = [...inProportionUpTo(open(parts), open(most), left)];
  return isFull.map((full, column) => (full ? most[column]! : others.shift()!));
}

/** Every text on one line and the rest by shares; where that is too wide the most room where there is most to read, and nowhere more than that takes. */
export function widthsByText(columns: readonly AskedColumn[], room: number): readonly number[] {
  const left = Math.max(0, room - sumOf(columns.map(({ least }) => least)));
  const lacks = (wanted: (texts: readonly number[]) => number): readonly number[] =>
    columns.map(({ least, texts }) => Math.max(0, wanted(texts) - least));
  const whole = lacks((texts) => Math.max(0, ...texts));
  const mean = lacks((texts) => sumOf(texts) / texts.length);
  const given = sumOf(whole) <= left ? whole : inProportionUpTo(mean, whole, left);
  return widthsByShare(
    columns.map(({ least, share }, column) => ({ least: least + given[column]!, share })),
    room,
  );
}

/** The nearest whole numbers that add up to what the widths do. */
export function wholeWidths(widths: readonly number[]): readonly number[] {
  let [reached, last] = [0, 0];
  return widths.map((width) => {
    reached += width;
    const own = Math.round(reached) - last;
    last += own;
    return own;
  });
}
