import type { DoubtCode } from '#input/findings/findings.ts';
import { error, type Problem, warning } from '#input/reading/cells/problem.ts';

/** Makes a problem of data that would make the result senseless, unless they are as they should be: it asks. */
export type Doubt = (code: DoubtCode, message: string, remedy: string) => Problem;

const ask: Doubt = (code, message, remedy) =>
  error(code, message, `${remedy} Klopt het zoals het er staat, kies dan op het blad Dossier bij Toch rekenen: ja.`);

const tell: Doubt = (code, message, remedy) =>
  warning(code, message, `${remedy} Er is gerekend met wat er staat, omdat bij Toch rekenen ja is gekozen.`);

/** An error until the adviser says that the data are right, a warning from then on. */
export const doubtAfter = (isConfirmed: boolean): Doubt => (isConfirmed ? tell : ask);
