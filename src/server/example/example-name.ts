/** Name of the dossier that a first start begins with. */
export const exampleName = 'VOORBEELD De Schakel';
