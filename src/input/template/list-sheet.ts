/** The hidden sheet with the lists to choose from and the counts of what is filled in; what other sheets say of that refers to it. */
export const listSheetName = 'Lijsten';
