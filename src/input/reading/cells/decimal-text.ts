/** A text that is no number, or one that a Dutch and an English reader would read differently. */
export type NotANumber = 'none' | 'ambiguous';

/** What one separator with three digits behind it means; the reader cannot know for every kind of value. */
export type ThousandsReading = {
  readonly point: 'thousands' | 'decimal' | 'ambiguous';
  readonly comma: 'decimal' | 'ambiguous';
};

const grouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/;

function joined(whole: string, decimals: string): number {
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals === '' ? '0' : decimals}`);
}

/** With both separators the last is the decimal one; the other must make groups of three. */
function withBoth(text: string): number | NotANumber {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const isSound = grouped.test(whole) && !whole.includes(text[last] ?? '') && /^\d+$/.test(decimals);
  return isSound ? joined(whole, decimals) : 'none';
}

function withOne(text: string, reading: ThousandsReading): number | NotANumber {
  const separator = text.includes('.') ? 'point' : 'comma';
  const parts = text.split(separator === 'point' ? '.' : ',');
  if (parts.length > 2) return grouped.test(text) ? joined(text, '') : 'none';
  const [whole = '', decimals = ''] = parts;
  if (!/^\d*$/.test(whole) || !/^\d+$/.test(decimals)) return 'none';
  if (!grouped.test(text) || whole === '0') return joined(whole === '' ? '0' : whole, decimals);
  const meaning = reading[separator];
  if (meaning === 'ambiguous') return 'ambiguous';
  return meaning === 'thousands' ? joined(text, '') : joined(whole, decimals);
}

/** No number of this field is longer; a longer text is not looked at. */
const longest = 40;

const currency = /^(?:€|EUR|euro)\s*|\s*(?:€|EUR|euro)$/gi;
/** Whole euros as they are written by hand and by cash registers: `58.400,-`, `58.400,--`, `58.400,=`. */
const noCents = /[.,]\s?(?:[-–—=]{1,2})$/;
/** Groups of three with blanks between them: what separator there is left is that of the decimals. */
const spaced = /^(\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+)(?:[.,](\d+))?$/;

function withoutCents(text: string): number | NotANumber {
  return /^\d+$/.test(text) || grouped.test(text) ? joined(text, '') : 'none';
}

function positive(text: string, reading: ThousandsReading): number | NotANumber {
  if (noCents.test(text)) return withoutCents(text.replace(noCents, ''));
  const [, groups, decimals = ''] = spaced.exec(text) ?? [];
  if (groups !== undefined) return joined(groups.replaceAll(/\s/g, ''), decimals);
  if (!/^[\d.,]+$/.test(text)) return 'none';
  const hasPoint = text.includes('.');
  const hasComma = text.includes(',');
  if (hasPoint && hasComma) return withBoth(text);
  return hasPoint || hasComma ? withOne(text, reading) : Number(text);
}

/** The number in a text in Dutch or English notation, with or without a euro sign. */
export function decimalText(text: string, reading: ThousandsReading): number | NotANumber {
  if (text.length > longest) return 'none';
  const bare = text.trim().replaceAll(currency, '');
  const [, sign = '', digits = ''] = /^(-?)\s*(\S.*)$/.exec(bare) ?? [];
  const value = positive(digits, reading);
  return typeof value === 'number' && sign === '-' ? -value : value;
}
