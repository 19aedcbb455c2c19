/** What a disk of any make refuses in a name. */
const unfit = /[\p{Cc}"*/:<>?\\|]/gu;

/** A text as a part of the name of a file: no disk takes a break in it. */
export const partOfName = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(unfit, '_').trim();

/** A text as the name of a file or folder, or the end of one: no disk takes a dot there. */
export const diskName = (text: string): string => partOfName(text).replaceAll(/[. ]+$/g, '');
