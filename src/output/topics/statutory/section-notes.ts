import type { PrescribedAlternative } from '#core/statutory/prescribed-alternatives.ts';
import { basisSentences, otherBasisSentence } from '#output/topics/statutory/basis.ts';
import { compensatedRange, profitRange } from '#output/topics/statutory/conclusion.ts';
import { expectationSentence, measureSentences, shareSentences } from '#output/topics/statutory/measure-words.ts';
import { lapsedSentence } from '#output/topics/statutory/lapsed-indexation.ts';
import { oppositeSentences } from '#output/topics/statutory/opposite-ways.ts';
import { prescriptionSentences } from '#output/topics/statutory/prescription.ts';
import type { PublishedEffects } from '#output/topics/statutory/published-effects.ts';

/** On what conditions the figures of the law hold: full sentences; what does not apply is null. */

const perPersonSentence =
  'Van een geboortejaar zonder maatmens staat het pensioen per deelnemer: dat van allen samen, gedeeld door hun aantal.';

/** What there is to say of the effects beside their conclusion. */
export const effectFindings = (told: PublishedEffects): readonly (string | null)[] => [
  told.effects.basis.currentKind === 'averagePay' ? 'Het verwachte pensioen is zonder garantie.' : null,
  profitRange(told),
  compensatedRange(told),
  lapsedSentence(told),
  ...oppositeSentences(told),
];

export const effectNotes = (alternative: PrescribedAlternative, told: PublishedEffects): readonly (string | null)[] => [
  ...effectFindings(told),
  otherBasisSentence(told.effects.basis),
  ...measureSentences(told.effects.basis, [told.measure]),
  ...shareSentences(told.effects),
  ...basisSentences(told.effects),
  ...prescriptionSentences({ alternatives: [alternative] }),
];

export const pensionNotes = ({ effects, years }: PublishedEffects): readonly (string | null)[] => [
  expectationSentence(effects),
  effects.basis.expectsByModelPersons || years.every(({ isModelPerson }) => isModelPerson) ? null : perPersonSentence,
  'Rentecurve, scenarioset en parameters staan uitgeschreven bij de transitie-effecten.',
];
