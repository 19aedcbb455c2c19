/** How many variants of one dossier are kept. */
export const mostVariants = 12;
