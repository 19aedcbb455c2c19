/** A code as it was issued, however it was typed: case, white space and dashes do not count, nor do look-alikes. */
export const canonicalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
