import { type AlternativeKey, type AnswerKey, answerKeys } from '#core/result.ts';

/** One value per answer. */
export function perAnswer<T>(value: (key: AnswerKey) => T): Readonly<Record<AnswerKey, T>> {
  return Object.fromEntries(answerKeys.map((key) => [key, value(key)])) as Record<AnswerKey, T>;
}

/** One value per alternative: the current scheme going on, and each answer. */
export function perAlternative<T>(unchanged: T, value: (key: AnswerKey) => T): Readonly<Record<AlternativeKey, T>> {
  return { unchanged, ...perAnswer(value) };
}
