/** The first line of every part that is written. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
