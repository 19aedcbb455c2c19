import { chosenOf } from '#core/result/headline.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** The dossier with the choice that was made as its only one: a document is about that, beside one table of all. Unchanged if none was made. */
export function chosenAlone(content: OutputContent): OutputContent {
  const { result } = content;
  const chosen = chosenOf(result);
  if (chosen === null) return content;
  const alternatives = result.alternatives.filter(({ sort, key }) => sort === 'unchanged' || key === chosen.key);
  return {
    ...content,
    result: { ...result, alternatives, choices: result.choices.filter(({ premium }) => premium === chosen.key) },
  };
}
