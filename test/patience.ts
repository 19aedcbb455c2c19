/**
 * Milliseconds that a test waits for a state. A machine that has more to do takes longer to come to it: no reason to fail.
 * Who waits in vain learns it that much later.
 */
export const patience = 60_000;
