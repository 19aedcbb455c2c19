import { createHash } from 'node:crypto';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { dossierFigures } from '#output/topics/choices/figures.ts';

/** Digits by which figures are distinguished: the last ones of a number may differ between versions of the program. */
const comparedDigits = 9;

const compared = (_name: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(comparedDigits)) : value;

/** Differs when a figure of the choices or an effect of the law does: not by what was decided or written, nor by the day alone. */
export function figuresKey(content: OutputContent): string {
  const outcome = content.statutory?.outcome;
  const effects = outcome?.sort === 'calculated' ? { ...outcome.effects, basis: null } : null;
  const figures = [dossierFigures(subjectOf(content)), effects];
  return createHash('sha256').update(JSON.stringify(figures, compared)).digest('hex');
}
