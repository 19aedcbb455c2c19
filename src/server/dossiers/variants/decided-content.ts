import { type DecidedContent, decidedContentSchema } from '#api/decisions.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { SectionId } from '#output/model/section.ts';
import { type ScreenResult, shownSections } from '#output/model/screen-result.ts';

/**
 * What the screen shows of a premium and of the checks with it in front; null for one that cannot stand there: the law surely
 * does not allow it, or it is not in the result.
 */
export function decidedContent(
  result: ScreenResult,
  key: PremiumKey,
  {
    calculatedOn,
    changes,
  }: { readonly calculatedOn: Date; readonly changes: readonly DecidedContent['changes'][number][] },
): DecidedContent | null {
  const card = result.cards.find((one) => one.key === key);
  if (card === undefined || result.views[key] === undefined) return null;
  const { goal, form, premium, figures, marks } = card;
  // Of figures and marks only what a decision shows is kept.
  return decidedContentSchema.parse({
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
    changes,
    programVersion: result.stamp.programVersion,
    calculatedOn: calculatedOn.toISOString(),
  });
}

/** The table of a section, in its own columns. */
const rowsOf = (result: ScreenResult, key: PremiumKey, id: SectionId): readonly (readonly string[])[] =>
  shownSections(result, key)
    .filter((section) => section.id === id)
    .flatMap(({ exhibits }) => exhibits.flatMap(({ table }) => table?.model.rows ?? []));
