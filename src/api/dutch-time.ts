/** Schemes, employers and advisers are Dutch: moments are shown, and days counted, in the time of the Netherlands. */
export const dutchTimeZone = 'Europe/Amsterdam';

const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: dutchTimeZone });

/** The Dutch day of a moment: 2026-11-23. */
export const dutchDay = (moment: Date): string => isoDays.format(moment);
