import {
  type AnswerKey,
  answerKeys,
  type PerAlternative,
  type PerVariant,
  proposalKeys,
  type VariantKey,
} from '#core/result.ts';

/** One value per answer. */
export function perAnswer<T>(value: (key: AnswerKey) => T): Readonly<Record<AnswerKey, T>> {
  return Object.fromEntries(answerKeys.map((key) => [key, value(key)])) as Record<AnswerKey, T>;
}

/** The variants that there are, in the order in which they are shown. */
export function variantKeys(values: PerVariant<unknown>): VariantKey[] {
  return [...answerKeys, ...proposalKeys.filter((key) => values[key] !== undefined)];
}

/** One value per variant, made from another one. */
export function perVariant<S, T>(sources: PerVariant<S>, value: (source: S, key: VariantKey) => T): PerVariant<T> {
  const entries = variantKeys(sources).map((key) => [key, value(sources[key]!, key)]);
  return Object.fromEntries(entries) as PerVariant<T>;
}

/** One value per alternative: the current scheme going on, and each variant. */
export function perAlternative<S, T>(
  unchanged: T,
  sources: PerVariant<S>,
  value: (source: S, key: VariantKey) => T,
): PerAlternative<T> {
  return { unchanged, ...perVariant(sources, value) };
}
