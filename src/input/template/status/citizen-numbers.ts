import { citizenNumberRule } from '#input/dossier/citizen-number-rule.ts';
import { type Formula, words } from '#input/template/status/formula.ts';

/** Signs that a formula cannot hold as they are, by their number. */
const asFormula = (sign: string): Formula => (sign < ' ' ? `CHAR(${sign.charCodeAt(0)})` : words(sign));

/** The texts of cells without the separators of a citizen service number. */
const bareText = (cells: string): Formula =>
  citizenNumberRule.separators.reduce((text, sign) => `SUBSTITUTE(${text},${asFormula(sign)},"")`, cells);

/** Which cells can be a citizen service number, as ones and zeros. A sign that is no digit, or a sum that is no multiple, is an error value. */
export function areCitizenNumbers(cells: string): Formula {
  const { digits, weights, divisor, excluded, lowestNumber } = citizenNumberRule;
  const bare = bareText(cells);
  const total = weights
    .map((weight, index) => `${weight}*(FIND(MID(${bare},${index + 1},1),"0123456789")-1)`)
    .join('+');
  return `(LEN(${bare})=${digits})*ISNUMBER(1/(MOD(${total},${divisor})=0))*(${bare}<>"${excluded}")*(1-ISNUMBER(${cells})*(${cells}<${lowestNumber}))`;
}

/** Whether a column holds them, by how many of its filled cells pass. */
export const isCitizenNumberColumn = (passing: Formula, filled: Formula): Formula =>
  `AND(${passing}>=${citizenNumberRule.fewest},${passing}*${citizenNumberRule.filledPerPassing}>=${filled})`;
