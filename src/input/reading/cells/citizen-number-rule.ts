/**
 * What counts as a citizen service number (BSN): nine digits, with separators between them or not, whose weighted sum is a
 * multiple of eleven, and that are not all zero.
 */
export const citizenNumberRule = {
  digits: 9,
  weights: [9, 8, 7, 6, 5, 4, 3, 2, -1],
  divisor: 11,
  /** Passes the sum, and is nobody's number. */
  excluded: '000000000',
  /** Between, before and behind the digits of a text these are left out: what people and other files write. */
  separators: [' ', '\u00A0', '\u2009', '\u202F', '\t', '\n', '\r', '.', '-'],
  /** A number in a cell has no zero in front. */
  lowestNumber: 100_000_000,
  /** A column holds such numbers when at least so many pass, and at least this part of all that is filled: one in eleven passes by chance. */
  fewest: 3,
  filledPerPassing: 2,
} as const;

function passesElevenTest(digits: string): boolean {
  const { weights, divisor, excluded } = citizenNumberRule;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % divisor === 0 && digits !== excluded;
}

const separators = new Set<string>(citizenNumberRule.separators);

function digitsOf(value: unknown): string | null {
  if (typeof value === 'number') return value >= citizenNumberRule.lowestNumber ? String(value) : null;
  if (typeof value !== 'string' || value.length < citizenNumberRule.digits) return null;
  let bare = '';
  for (const sign of value) if (!separators.has(sign)) bare += sign;
  return bare;
}

/** Whether the value of a cell can be a citizen service number. */
export function isCitizenNumber(value: unknown): boolean {
  const digits = digitsOf(value);
  return digits !== null && /^\d{9}$/.test(digits) && passesElevenTest(digits);
}
