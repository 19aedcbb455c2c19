import { knownHeaders, wholeHeaders } from '#input/payroll-lists/column-words.ts';
import { personalHeaders, relatives } from '#input/payroll-lists/personal-words.ts';

/** The words of a header, small, without accents and signs but that of a percentage: `Geb.datum (dd-mm-jjjj)` gives `geb datum dd mm jjjj`. */
export const headerWords = (header: string): string =>
  header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('%', ' procent ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a column counts or ranks instead of saying how much it is. */
const identifier = /(?:nummer|nr|nrs|number|code|codes|schaal|trede|periodiek|groep|soort|type|tabel|klasse)$/;
/** What is of a department or a place and not of a person. */
const place = /afdeling|kostenplaats|kostenstelle|abteilung|department|cost|vestiging|werkgever|bedrijf/;
/** Amounts beside the pay of now. */
const otherPay =
  /netto|heffing|belasting|kosten|verhoging|datum|cumulatief|vorig|oud|minimum|maximum|valuta|currency|interval|dagloon|doorbetaling|lasten/;
/** Hours of a day are no part of a week, and other hours no contract. */
const otherHours = /^(?:dag|dagen|day|tag)$|over|verlof|vakantie|ziek|gewerkt|verloond|saldo|vacation|overtime/;

/** Words with which a column is never ours, by key. */
const never: Readonly<Record<string, (word: string) => boolean>> = {
  number: (word) => place.test(word),
  born: (word) => identifier.test(word) || /plaats|land|naam|jaar/.test(word),
  hired: (word) => identifier.test(word) || word === 'uit',
  leftOn: (word) => identifier.test(word) || word === 'reden' || word === 'in',
  fullTimeSalary: (word) => identifier.test(word) || place.test(word) || otherPay.test(word),
  partTime: (word) => identifier.test(word) || place.test(word) || otherHours.test(word),
  capital: (word) => identifier.test(word) || word === 'datum',
  accruedPension: (word) => identifier.test(word) || word === 'datum' || /partner|nabestaanden/.test(word),
  premiumWaiver: (word) => identifier.test(word),
};

const isOfRelative = (words: readonly string[]): boolean => words.some((word) => relatives.includes(word));

/** A word means an entry when it is it, or a compound that ends in it; a short one is no end. */
const means = (word: string, entry: string): boolean => word === entry || (entry.length >= 4 && word.endsWith(entry));

/** Words of hours. */
export const hourWords = /uren|uur|hours|stunden|arbeitszeit|arbeidsduur|arbeidstijd/;

/** How surely a header means a value: 0 for not at all. Of part time a percentage is surer than hours, of which the full week must be known. */
export function headerScore(key: string, header: string): number {
  const score = wordScore(key, header);
  return score > 100 && key === 'partTime' && hourWords.test(headerWords(header)) ? score / 100 : score;
}

function wordScore(key: string, header: string): number {
  const words = headerWords(header).split(' ');
  if (isOfRelative(words) || words.some((word) => never[key]?.(word) ?? false)) return 0;
  const known = knownHeaders[key] ?? [];
  const joined = words.join('');
  const exact = known.findIndex((entry) => entry.replaceAll(' ', '') === joined);
  if (exact >= 0) return 200 - exact;
  if (wholeHeaders[key]?.includes(joined)) return 100;
  const held = known.findIndex((entry) => entry.split(' ').every((part) => words.some((word) => means(word, part))));
  return held >= 0 ? 99 - held : 0;
}

/** A name of a department is no name of a person, and neither is a date of birth of a partner ours. */
export function isPersonalHeader(header: string): boolean {
  const words = headerWords(header).split(' ');
  if (isOfRelative(words)) return true;
  if (words.some((word) => place.test(word) || /functie|rol|status/.test(word))) return false;
  const line = ` ${words.join(' ')} `;
  return personalHeaders.some((known) => line.includes(` ${known} `) || (words.at(-1) ?? '').endsWith(known));
}

const keys = Object.keys(knownHeaders);

/** Whether a header says something: a value of ours, or who somebody is. */
export const isKnownHeader = (header: string): boolean =>
  isPersonalHeader(header) || keys.some((key) => headerScore(key, header) > 0);
