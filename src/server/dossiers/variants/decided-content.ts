import { type DecidedContent, decidedContentSchema } from '#api/decisions.ts';
import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import type { SectionId } from '#output/model/section.ts';
import { type ScreenResult, shownSections } from '#output/model/screen-result.ts';

/**
 * What the screen shows of a choice and of the checks with it in front; null for one that cannot stand there: the law surely
 * does not allow it, or it is not in the result.
 */
export function decidedContent(result: ScreenResult, choice: ChoiceKey, calculatedOn: Date): DecidedContent | null {
  const card = result.cards.find((one) => one.choice === choice);
  if (card === undefined || result.views[card.key] === undefined) return null;
  const { key, goal, form, premium, figures, marks } = card;
  // Of figures and marks only what a decision shows is kept.
  return decidedContentSchema.parse({
    choice,
    goal,
    form,
    premium,
    figures,
    marks,
    passed: rowsOf(result, key, 'passed-checks').map(([title = '', about = '', finding = '', article = '']) => ({
      title,
      about,
      finding,
      article,
    })),
    attention: rowsOf(result, key, 'checks').map(
      ([level = '', title = '', about = '', finding = '', article = '']) => ({
        level,
        title,
        about,
        finding,
        article,
      }),
    ),
    programVersion: result.stamp.programVersion,
    calculatedOn: calculatedOn.toISOString(),
  });
}

/** The table of a section, in its own columns. */
const rowsOf = (result: ScreenResult, key: PremiumKey, id: SectionId): readonly (readonly string[])[] =>
  shownSections(result, key)
    .filter((section) => section.id === id)
    .flatMap(({ exhibits }) => exhibits.flatMap(({ table }) => table?.model.rows ?? []));
