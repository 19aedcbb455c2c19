import { decodedText } from '#office/package/xml/xml-text.ts';

/** Macros of shapes and buttons, as drawings and the older boxes name them. */
export const drawnMacro =
  /(\smacro\s*=\s*)(?:"([^"]*)"|'([^']*)')|(<(?:[\w.-]+:)?FmlaMacro[^<>]*>)([^<]*)(?=<\/(?:[\w.-]+:)?FmlaMacro)/g;

/** A macro of the workbook itself, which has none: what is left of it when a workbook with macros is saved without them. */
const ownMacro = /^(?:\[0\]!)?[\p{L}\p{N}_.]*$/u;

export const isMacroElsewhere = (macro: string): boolean => !ownMacro.test(macro.trim());

/** Whether a drawing starts a macro of another file. */
export const startsMacroElsewhere = (xml: string): boolean =>
  [...xml.matchAll(drawnMacro)].some(([, , double, single, , text]) =>
    isMacroElsewhere(decodedText(double ?? single ?? text ?? '')),
  );
