/** The header of a call that a page makes by itself, by the clock and not because of an act of its reader: it renews no session. */
export const byClock = { 'x-by-clock': '1' } as const;
