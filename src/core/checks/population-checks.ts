import { check, type CheckInput } from '#core/checks/check-input.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { Check } from '#core/result/check.ts';
import { isLevel } from '#core/scheme/level-scale.ts';

type PopulationCode = 'HIRED_SINCE_FLAT' | 'SECOND_FLAT_PREMIUM' | 'SCALE_NEVER_LAWFUL';

/** Who may have which premium now: by the day of hire, and by when the scheme began. */
export const populationChecks = (input: CheckInput): Check<PopulationCode>[] => [
  ...hiredChecks(input),
  ...laterScaleCheck(input),
];

/**
 * Who was hired since the flat premium began is not among those who may keep the scale (art. 220e lid 1 b PW). In one scheme the
 * flat premium is one percentage (art. 17 lid 1 PW): another one for those who are hired later asks a scheme of its own (lid 3).
 */
function hiredChecks({ dossier, people: { participants } }: CheckInput): Check<PopulationCode>[] {
  const since = flatSinceOf(dossier);
  if (since === null) return [];
  const withFlat = participants.filter(({ hasFlatNow }) => hasFlatNow).length;
  const hiredLater = dossier.openGroup.entrantPremium;
  const figures = { ...since, withScale: participants.length - withFlat, withFlat };
  return [
    check('HIRED_SINCE_FLAT', 'pass', figures, { article: 'art. 220e lid 1 onder b PW' }),
    ...(hiredLater === null || hiredLater === since.rate
      ? []
      : [
          check(
            'SECOND_FLAT_PREMIUM',
            'warning',
            { rate: since.rate, hiredLater },
            { article: 'art. 17 lid 1 en lid 3 PW' },
          ),
        ]),
  ];
}

/** A scale that began after the day that art. 220e PW goes by never had an exception to one percentage for all. */
function laterScaleCheck({ dossier, law }: CheckInput): Check<'SCALE_NEVER_LAWFUL'>[] {
  const { current, schemeOn30June2023 } = dossier;
  if (schemeOn30June2023 !== 'noScheme' || current.kind !== 'premium' || isLevel(current.scale)) return [];
  const figures = { day: law.grandfathering.referenceDay };
  return [check('SCALE_NEVER_LAWFUL', 'warning', figures, { article: 'art. 17 lid 1 PW' })];
}
