import { dutchTimeZone } from '#api/dutch-time.ts';
/** How a language writes numbers and moments, and orders names. */
export interface Formats {
  /** 1.234 */
  readonly wholeNumber: (value: number) => string;
  /** 29,7%: a fraction as a percentage with one decimal, or as many as are asked for. */
  readonly percentage: (fraction: number, decimals?: number) => string;
  /** € 1.117.163 */
  readonly euros: (amount: number) => string;
  /** 21-11-2026, 14:05 (Dutch time, without seconds) from an ISO instant. */
  readonly moment: (instant: string) => string;
  /** 21-11-2026 (the Dutch day) from an ISO instant. */
  readonly day: (instant: string) => string;
  /** 7,1 */
  readonly oneDecimal: (value: number) => string;
  /** 1,4 MB · 12 kB (French: Mo and ko), in powers of 1024, as file managers count. */
  readonly fileSize: (bytes: number) => string;
  /** Which of two names comes first; numbers within them by their value. */
  readonly inOrder: (a: string, b: string) => number;
  /** "1 dossier", "2 dossiers": the word that belongs to a number. */
  readonly counted: (count: number, words: CountedWords) => string;
}

/** A word per plural form of the language; `other` serves for the forms that are not given. */
export type CountedWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Dossiers are calculated in the Netherlands; whoever travels still sees when it was there. */
const timeZone = dutchTimeZone;

const sizeFormat = (locale: string, unit: 'kilobyte' | 'megabyte', decimals: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** The formats of a locale ("nl-NL"). */
export function formatsOf(locale: string): Formats {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const kilo = sizeFormat(locale, 'kilobyte', 0);
  const mega = sizeFormat(locale, 'megabyte', 1);
  const two = '2-digit';
  const moment = new Intl.DateTimeFormat(locale, {
    day: two,
    month: two,
    year: 'numeric',
    hour: two,
    minute: two,
    timeZone,
  });
  const day = new Intl.DateTimeFormat(locale, { day: two, month: two, year: 'numeric', timeZone });
  const names = new Intl.Collator(locale, { numeric: true });
  const plural = new Intl.PluralRules(locale);
  return {
    wholeNumber: (value) => whole.format(value),
    percentage: (fraction, decimals = 1) =>
      fraction.toLocaleString(locale, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    euros: (amount) => euros.format(amount),
    moment: (instant) => moment.format(new Date(instant)),
    day: (instant) => day.format(new Date(instant)),
    oneDecimal: (value) => oneDecimal.format(value),
    fileSize: (bytes) => {
      const kilobytes = bytes / 1024;
      return kilobytes < 1000 ? kilo.format(Math.max(1, kilobytes)) : mega.format(kilobytes / 1024);
    },
    inOrder: (a, b) => names.compare(a, b),
    counted: (count, words) => `${whole.format(count)} ${words[plural.select(count)] ?? words.other}`,
  };
}
