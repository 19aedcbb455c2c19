import { furtherKeys } from '#core/further-result.ts';
import { type AlternativeKey, type AnswerKey, answerKeys, type PerVariant, type VariantKey } from '#core/result.ts';

/** One value per answer. */
export function perAnswer<T>(value: (key: AnswerKey) => T): Readonly<Record<AnswerKey, T>> {
  return Object.fromEntries(answerKeys.map((key) => [key, value(key)])) as Record<AnswerKey, T>;
}

/** One value per alternative: the current scheme going on, and each answer. */
export function perAlternative<T>(unchanged: T, value: (key: AnswerKey) => T): Readonly<Record<AlternativeKey, T>> {
  return { unchanged, ...perAnswer(value) };
}

/** The variants that there are, in the order in which they are shown. */
export function variantKeys(values: PerVariant<unknown>): VariantKey[] {
  return [...answerKeys, ...furtherKeys.filter((key) => values[key] !== undefined)];
}

/** One value per variant, made from another one. */
export function perVariant<S, T>(sources: PerVariant<S>, value: (source: S, key: VariantKey) => T): PerVariant<T> {
  const entries = variantKeys(sources).map((key) => [key, value(sources[key]!, key)]);
  return Object.fromEntries(entries) as PerVariant<T>;
}
