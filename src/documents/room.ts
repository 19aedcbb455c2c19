/** Name of this room; replaced by its first real file. */
export const room = 'documents';
