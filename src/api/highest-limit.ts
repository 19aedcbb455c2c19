/** The most that the provider may set for any limit. */
export const highestLimit = 1_000_000;
