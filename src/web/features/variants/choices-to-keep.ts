import type { NewVariant } from '#api/variants.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';

/**
 * What a variant keeps of a what-if: its choices and, where these name no premium, the answer that was put in front on the
 * page. A premium that the dossier itself was given has no choice of its own.
 */
export function choicesToKeep(
  choices: NewVariant['choices'],
  chosen: AnswerCard['key'] | null,
  front: AnswerCard['key'] | null,
): NewVariant['choices'] {
  if (choices.premium !== undefined || chosen === null || chosen === front) return choices;
  const isGiven = chosen === 'ambition' || chosen === 'ownFlat' || chosen === 'ownScale';
  if (isGiven || chosen === 'keptScale' || chosen === 'highestFlat') return choices;
  return { ...choices, premium: { is: 'answer', key: chosen } };
}
