/** Schemes, employers and advisers are Dutch: moments are shown, and days counted, in the time of the Netherlands. */
export const dutchTimeZone = 'Europe/Amsterdam';
