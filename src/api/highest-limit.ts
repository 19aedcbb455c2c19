/** The most that the provider may set for any limit. */
export const highestLimit = 1_000_000;
/** How many of these an organisation keeps at most; of codes those count that are valid. */
export const mostKept = { clients: 2_000, codes: 5_000, codesOfHolder: 10 } as const;
