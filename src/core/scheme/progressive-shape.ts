import { wholeYears } from '#core/calendar/age.ts';
import type { AveragePayDossierInput, DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { ambitionShape } from '#core/scheme/ambition-shape.ts';
import { type TableByName, tariffBasis } from '#core/scheme/tariff-basis.ts';

/** Rates of the progressive answers at lambda = 1. */
export function progressiveShape(input: DossierInput, fiscalMaximum: Scale, tables: TableByName): Scale {
  const { shapeSource, ownShape } = input.next;
  if (shapeSource === 'fiscalMaximum') return fiscalMaximum;
  if (shapeSource === 'ownScale') return ownShape;
  if (shapeSource === 'currentScale' && input.current.kind === 'premium') return input.current.scale;
  if (shapeSource === 'ambition' && isAveragePay(input)) return ambitionScale(input, tables);
  throw new Error(`A dossier from ${input.current.kind} has no ${shapeSource} to take a scale from`);
}

/** The scale that buys the ambition, for the new pension age, in the calendar year of the transition. */
export function ambitionScale(input: AveragePayDossierInput, tables: TableByName): Scale {
  const { ambition, next, transitionDate } = input;
  if (ambition === null) throw new Error('This dossier has no ambition to take a scale from');
  const basis = tariffBasis(ambition, input, tables);
  return ambitionShape(basis, ambition.accrualRate, wholeYears(next.pensionAgeInMonths), transitionDate.year);
}
