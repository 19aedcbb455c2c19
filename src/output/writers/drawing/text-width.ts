/** Advance widths of Arial in thousandths of the font size, for the characters from space to tilde. */
const regular = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** The widest letter of the bold font beside the regular one: bold text is at most so much wider on the whole. */
const boldFactor = 1.1;
/** Letters with an accent are as wide as without; anything unknown counts as wide. */
const unknown = 1000;
const others: Readonly<Record<string, number>> = {
  '\u00a0': 278,
  '\u2011': 333,
  '€': 556,
  '–': 556,
  '−': 584,
  '·': 278,
  '×': 584,
  '’': 222,
};

function characterWidth(character: string): number {
  // Nearly all are of the table itself: they need no normal form.
  const plain = character.length === 1 ? regular[character.charCodeAt(0) - 32] : undefined;
  const known = plain ?? others[character];
  if (known !== undefined) return known;
  const base = character.normalize('NFD').charCodeAt(0);
  return regular[base - 32] ?? unknown;
}

/** Programs round widths of letters up or down: count on the wider. */
const rounding = 1.02;

/** Width of a text on one line, in inches. */
export function textWidth(text: string, fontSize: number, bold = false): number {
  let thousandths = 0;
  for (const character of text) thousandths += characterWidth(character);
  return (thousandths / 1000) * (fontSize / 72) * (bold ? boldFactor : 1) * rounding;
}
