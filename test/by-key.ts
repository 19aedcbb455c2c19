import type { AnswerAlternative, GivenAlternative, UnchangedAlternative } from '#core/result/alternative.ts';
import type { AnswerKey, GivenKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';

type ByKey = Readonly<Record<'unchanged', UnchangedAlternative>> &
  Readonly<Record<AnswerKey, AnswerAlternative>> &
  Readonly<Partial<Record<GivenKey, GivenAlternative>>>;

/** The alternatives of a result by their keys, to take several at once. */
export const byKey = ({ alternatives }: Pick<DossierResult, 'alternatives'>): ByKey =>
  Object.fromEntries(alternatives.map((alternative) => [alternative.key, alternative])) as unknown as ByKey;
