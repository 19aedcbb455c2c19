/** For counting errors. */
export const errors = { one: 'error', other: 'errores' };
