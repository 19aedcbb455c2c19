import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import table from '#cases/compensation/compensation-table.json' with { type: 'json' };
import equalOutcome from '#cases/equal-outcome/equal-outcome.json' with { type: 'json' };
import {
  oneProduct,
  plainAssumptions,
  plainChoices,
  plainDossier,
  plainParticipant,
  plainTerms,
} from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { progressivePremiumLimit } from '#core/law/progressive-premium-limit.ts';
import { valueOn } from '#core/law/dated.ts';
import { minimumOffset } from '#core/law/yearly-values.ts';

/**
 * The table has one premium a year in advance, the program twelve. With a constant pension base and birthdays on 1
 * January all sums of whole years differ by one factor, so that their quotients do not differ.
 */
const transition = { year: 2028, month: 1 };
/** The full offset of the transition: a lower one would have lower maxima. */
const offset = valueOn(minimumOffset, { ...transition, day: 1 }).value;
const scales: Readonly<Record<string, Scale>> = {
  fourPercent2020: equalOutcome.scales.fourPercent2020.steps.map(([fromAge, rate]) => ({
    fromAge: fromAge!,
    rate: rate!,
  })),
  progressiveLimit: valueOn(progressivePremiumLimit, { ...transition, day: 1 }).value.map(({ fromAge, full }) => ({
    fromAge,
    rate: full,
  })),
};

function dossier(row: (typeof table.rows)[number], age: number): DossierInput {
  return {
    ...plainDossier,
    valuationDate: transition,
    transitionDate: transition,
    current: { kind: 'premium', product: oneProduct, ...plainTerms, offset, scale: scales[row.scale]! },
    next: { ...plainDossier.next, offset },
    assumptions: { ...plainAssumptions, equityReturn: 0.03 },
    ...plainChoices,
    compensation: {
      ...plainChoices.compensation,
      method: 'pensionOutcome',
      cohortYears: 1,
      end: { kind: row.period as 'legalEnd' | 'pensionDate' },
    },
    ownProposal: { flat: row.flat, scale: [] },
    participants: [{ ...plainParticipant, born: { year: transition.year - age, month: 1, day: 1 } }],
  };
}

describe.each(table.rows.map((row) => [`${row.scale} to a flat ${row.flat}, ${row.period}`, row] as const))(
  'compensation from %s',
  (_, row) => {
    const cells = table.ages.flatMap((age, column) => {
      const points = row.points[column];
      return points === null || points === undefined ? [] : [[age, points] as const];
    });
    test.each(cells)('at age %d takes %d points, and nothing from those who gain', (age, points) => {
      const { participants } = alternativeOf(calculate(dossier(row, age)), 'ownFlat').compensation!;
      const paid = 100 * participants.rate[0]!;
      expect(Math.abs(paid - Math.max(0, points))).toBeLessThanOrEqual(0.0005 + 1e-9);
      expect(participants.individualRate[0]).toBeCloseTo(participants.rate[0]!, 12);
    });
  },
);
