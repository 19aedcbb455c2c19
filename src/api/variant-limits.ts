/** How many variants of one dossier are kept. */
export const mostVariants = 12;

/** How many decisions on one dossier are written down. */
export const mostDecisions = 100;

/** How many characters the name of a variant has. */
export const longestVariantName = 60;

/** In how many characters somebody says why. */
export const longestReason = 1000;

/** In how many characters a headline fits on two lines. */
export const longestHeadline = 90;

/** How many variants stand beside the answer at once. */
export const mostCompared = 4;
