/** For counting errors. */
export const errors = { one: 'erreur', other: 'erreurs' };
