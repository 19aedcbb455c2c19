const cancelled = /^Geannuleerd door (.*)\.$/s;

/** The reason of a dossier that a person cancelled. */
export const cancelledBy = (name: string): string => `Geannuleerd door ${name}.`;

/** Who cancelled, in a stored reason; null when it is another reason. */
export const cancellerIn = (reason: string): string | null => cancelled.exec(reason)?.[1] ?? null;
