import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { type CheckCode, checksWith } from '#core/result/check.ts';

/** The checks with this code of a dossier. */
export const checksOf = <Code extends CheckCode>(
  input: DossierInput,
  code: Code,
): ReturnType<typeof checksWith<Code>> => checksWith(calculate(input), code);
