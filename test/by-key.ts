import type { AnswerAlternative, GivenAlternative, UnchangedAlternative } from '#core/result/alternative.ts';
import type { AnswerKey, GivenKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';

type ByKey = Readonly<Record<'unchanged', UnchangedAlternative>> &
  Readonly<Record<AnswerKey, AnswerAlternative>> &
  Readonly<Partial<Record<GivenKey, GivenAlternative>>>;

/** The alternatives and premiums of a result by their keys, to take several at once. */
export const byKey = ({ alternatives, premiums }: Pick<DossierResult, 'alternatives' | 'premiums'>): ByKey =>
  Object.fromEntries([...alternatives, ...premiums].map((one) => [one.key, one])) as unknown as ByKey;
