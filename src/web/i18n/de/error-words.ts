/** For counting errors. */
export const errors = { one: 'Fehler', other: 'Fehler' };
