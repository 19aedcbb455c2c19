/** Schemes, employers and advisers are Dutch: moments are shown, and days counted, in the time of the Netherlands. */
export const dutchTimeZone = 'Europe/Amsterdam';

const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: dutchTimeZone });

/** The Dutch day of a moment: 2026-11-23. */
export const dutchDay = (moment: Date): string => isoDays.format(moment);

const moments = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: dutchTimeZone });

/** A moment, as ISO 8601 or not, as 05-03-2027 10:00. */
export function dutchMoment(instant: string | Date): string {
  const [day = '', time = ''] = moments.format(new Date(instant)).split(' ');
  return `${day.split('-').toReversed().join('-')} ${time}`;
}
