import { type AnswerKey, answerKeys } from '#core/dossier/alternative-key.ts';

/** One value per answer. */
export function perAnswer<T>(value: (key: AnswerKey) => T): Readonly<Record<AnswerKey, T>> {
  return Object.fromEntries(answerKeys.map((key) => [key, value(key)])) as Record<AnswerKey, T>;
}
