import type { Variant } from '#api/variants.ts';
import type { AnswerCard, ScreenResult } from '#output/model/screen-result.ts';

/** A premium that can be decided on: of the dossier, or the one of a variant. */
export interface DecidablePremium {
  readonly premium: AnswerCard['key'];
  /** Null: of the dossier itself. */
  readonly variant: Pick<Variant, 'id' | 'name'> | null;
  /** "Budgetneutraal, vlakke premie: 29,7%". */
  readonly text: string;
}

const textOf = ({ goal, form, premium }: AnswerCard): string => `${goal}, ${form.toLowerCase()}: ${premium}`;

/** Those that may stand in front, what does first. */
export function decidablePremiums(
  { cards, front }: Pick<ScreenResult, 'cards' | 'front'>,
  variants: readonly Variant[],
): readonly DecidablePremium[] {
  const own = cards
    .filter(({ mayBeChosen }) => mayBeChosen)
    .toSorted((one, other) => Number(other.key === front) - Number(one.key === front))
    .map((card) => ({ premium: card.key, variant: null, text: textOf(card) }));
  const others = variants.flatMap(({ id, name, card: kept }) => {
    const card = kept as AnswerCard | null;
    return card?.mayBeChosen === true ? [{ premium: card.key, variant: { id, name }, text: textOf(card) }] : [];
  });
  return [...own, ...others];
}
