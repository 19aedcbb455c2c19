/** The title of the check that is about the input file alone: who is left out by it, and why. */
export const leftOutCheck = 'Deelnemers buiten de berekening';
