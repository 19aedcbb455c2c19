import type { PlainDate } from '#core/calendar/plain-date.ts';
import { knownHeaders, wholeHeaders } from '#input/payroll-lists/column-words.ts';
import { dayText, monthNumber } from '#input/reading/cells/day-text.ts';
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
  /^(?:sv|lh|lb|zvw)$|cum|variab|bonus|netto|heffing|belasting|kosten|verhoging|datum|vorig|oud|minimum|maximum|valuta|currency|interval|dagloon|doorbetaling|lasten|fisca/;
/** Hours of a day are no part of a week, and other hours no contract. */
const otherHours = /^(?:dag|dagen|day|tag)$|over|verlof|vakantie|ziek|gewerkt|verloond|saldo|vacation|overtime/;

/** Amounts of before, and those that are still to come. */
const notNow = /^datum$|vorig|begin|bereik|verwacht|prognose|doel|einddatum|eindkapitaal|pensioendatum/;
/** What is paid when something happens. */
const insured = /verzekerd|overlijd|risico|^leven$|garandeerd/;

/** Words with which a column is never ours, by key. */
const never: Readonly<Record<string, (word: string) => boolean>> = {
  number: (word) => place.test(word),
  born: (word) => identifier.test(word) || /plaats|land|naam|jaar/.test(word),
  hired: (word) => identifier.test(word) || word === 'uit',
  leftOn: (word) => identifier.test(word) || word === 'reden' || word === 'in',
  fullTimeSalary: (word) => identifier.test(word) || place.test(word) || otherPay.test(word),
  partTime: (word) => identifier.test(word) || place.test(word) || otherHours.test(word) || /vorig|^oude?$/.test(word),
  capital: (word) => identifier.test(word) || notNow.test(word) || insured.test(word),
  accruedPension: (word) =>
    identifier.test(word) || notNow.test(word) || /partner|nabestaanden|wezen|^(?:pp|np|wzp|wp|anw)$/.test(word),
  premiumWaiver: (word) => identifier.test(word) || /^op$|pensioen|kapitaal|waarde/.test(word),
};

export const isOfRelative = (words: readonly string[]): boolean => words.some((word) => relatives.includes(word));

/** A word means an entry when it is it, or a compound that ends in it; a short one is no end. */
const means = (word: string, entry: string): boolean => word === entry || (entry.length >= 4 && word.endsWith(entry));

/** Amounts that are of a day. */
export const isOfDay = (key: string): boolean => key === 'capital' || key === 'accruedPension';

const anyYear = { minimum: { year: 1900, month: 1, day: 1 }, maximum: { year: 2099, month: 12, day: 31 } };
const writtenDays = /\d{1,2}[-/. ](?:\d{1,2}|[a-z]+)[-/. ]\d{4}/i;

/** The day that stands in a header. */
export function dayInHeader(header: string): PlainDate | null {
  const day = dayText(writtenDays.exec(header)?.[0] ?? '', anyYear);
  return typeof day === 'string' ? null : day;
}

/** Words of hours. */
export const hourWords = /uren|uur|hours|stunden|arbeitszeit|arbeidsduur|arbeidstijd/;

const numberedPeriod = /^(?:periode|maand|per) (\d{1,2})(?: \d{4})?$/;

/** Of which month or period of a year a header is, from 1; 0 where it is of none. */
export function periodOfYear(header: string): number {
  const words = headerWords(header);
  const named = words.split(' ').flatMap((word) => monthNumber(word) ?? []);
  return Number(numberedPeriod.exec(words)?.[1] ?? named[0] ?? 0);
}

export const saysFullTime = (header: string): boolean =>
  /full ?time|voltijd|vollzeit|\bft\b|100 procent/.test(headerWords(header));

export const saysPensionable = (header: string): boolean =>
  /pensioengevend|pensioensalaris|pensioenloon|regelingloon/.test(headerWords(header));

export const saysHourly = (header: string): boolean => /uurloon|hourly|stundenlohn/.test(headerWords(header));

/**
 * Pay of a full week is what is asked, and else what counts for the pension; a rate of an hour is for want of better. Of pay that is given for each month the last is that of
 * now; a month by itself may be pay as well.
 */
function payScore(header: string, score: number): number {
  const words = headerWords(header);
  const isPeriod = periodOfYear(header) > 0 && /^(?:periode|maand|per)? ?[a-z\d]+(?: \d{4})?$/.test(words);
  const known = score > 0 ? score : Number(isPeriod);
  if (known === 0) return 0;
  if (saysHourly(header)) return known / 1000;
  const surer = (saysFullTime(header) ? 400 : 0) + (saysPensionable(header) ? 200 : 0);
  return known + surer + (monthInHeader(header) + periodOfYear(header)) / 1_000_000;
}

/** Whether a header of a pension says that it is there already. */
export const saysAccrued = (header: string): boolean => /opgebouwd|accrued|premievrij/.test(headerWords(header));

/** The month that stands in a header, or its year where there is no day; 0 where there is neither. */
export function monthInHeader(header: string): number {
  const day = dayInHeader(header);
  return day ? day.year * 12 + day.month : Number(/\b20\d\d\b/.exec(header)?.[0] ?? 0) * 12;
}

/** What was accrued is what is asked, and of amounts of more than one day the last; the day says nothing of what they are. */
function datedScore(key: string, header: string): number {
  const undated = header
    .replace(writtenDays, '')
    .replace(/\b20\d\d\b/, '')
    .replace(/\b(?:per|ultimo)\s*$/i, '');
  const score = Math.max(wordScore(key, header), wordScore(key, undated));
  if (score === 0) return 0;
  return score + (/opgebouwd/.test(headerWords(header)) ? 200 : 0) + monthInHeader(header) / 100_000;
}

/** Hours of a full week are no part of one. */
const isFullWeek = (header: string): boolean =>
  hourWords.test(headerWords(header)) && (saysFullTime(header) || /\bnorm|standard/.test(headerWords(header)));

/** How surely a header means a value: 0 for not at all. Of part time a percentage is surer than hours, of which the full week must be known. */
export function headerScore(key: string, header: string): number {
  if (isOfDay(key)) return datedScore(key, header);
  const score = wordScore(key, header);
  if (key === 'fullTimeSalary') return payScore(header, score);
  if (key === 'partTime' && isFullWeek(header)) return 0;
  if (key !== 'partTime' || score === 0) return score;
  const ofKind = score > 100 && hourWords.test(headerWords(header)) ? score / 100 : score;
  return ofKind + monthInHeader(header) / 1_000_000;
}

/** Percentages are shortened in many ways. */
const withPercent = (words: string): string => words.replaceAll(/\b(?:percentage|percent|perc|pct|proc)\b/g, 'procent');

const keys = Object.keys(knownHeaders);
const entries = new Map(
  Object.entries(knownHeaders).map(([key, known]) => [
    key,
    known.map(withPercent).map((entry) => ({ joined: entry.replaceAll(' ', ''), parts: entry.split(' ') })),
  ]),
);

/** A day of leaving that is not known is somebody who counts: any word of it will do. */
const leaving = /\buit(?:d|\b)|\beinde?|laatste (?:werk)?dag|\bleav|\bexit|\bontslag|\bbeeind|\btermin|\baustritt/;

const isNever = (key: string, words: readonly string[]): boolean =>
  isOfRelative(words) || words.some((word) => never[key]?.(word) ?? false);

/** Between the name of a group of columns and the header of one of them. */
export const groupSign = ': ';

/** The group of a column can say whose it is, or of when, and what it is where its own header does not. */
function wordScore(key: string, header: string): number {
  const own = header.split(groupSign).at(-1) ?? '';
  if (own === header || !keys.some((other) => ownScore(other, own) > 0)) return ownScore(key, header);
  return isNever(key, headerWords(header).split(' ')) ? 0 : ownScore(key, own);
}

function ownScore(key: string, header: string): number {
  const words = withPercent(headerWords(header)).split(' ');
  if (isNever(key, words)) return 0;
  const known = entries.get(key) ?? [];
  const joined = words.join('');
  const exact = known.findIndex((entry) => entry.joined === joined);
  if (exact >= 0) return 200 - exact;
  if (wholeHeaders[key]?.includes(joined)) return 100;
  const held = known.findIndex(({ parts }) => parts.every((part) => words.some((word) => means(word, part))));
  if (held >= 0) return 99 - held;
  return Number(key === 'leftOn' && leaving.test(words.join(' ')));
}

/** A name of a department is no name of a person, and neither is a date of birth of a partner ours. */
export function isPersonalHeader(header: string): boolean {
  const words = headerWords(header).split(' ');
  if (isOfRelative(words)) return true;
  if (words.some((word) => place.test(word) || /functie|rol|status|(?:deel|op|af|toe)name$/.test(word))) return false;
  const line = ` ${words.join(' ')} `;
  return personalHeaders.some((known) => line.includes(` ${known} `) || (words.at(-1) ?? '').endsWith(known));
}

/** Whether a header says something: a value of ours, or who somebody is. */
export const isKnownHeader = (header: string): boolean =>
  isPersonalHeader(header) || keys.some((key) => headerScore(key, header) > 0);
