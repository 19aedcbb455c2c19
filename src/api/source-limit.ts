/** How many layouts of lists of participants an organisation keeps. */
export const mostParticipantSources = 100;
