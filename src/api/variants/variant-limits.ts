/** How many variants of one dossier are kept. */
export const mostVariants = 12;

/** How many decisions on one dossier are written down. */
export const mostDecisions = 100;
