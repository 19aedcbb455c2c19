/** How long a deletion can be undone, in seconds: the server deletes for good after that. */
export const undoSeconds = 10;
