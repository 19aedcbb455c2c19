import type { ScenarioKey, TransitionEffectMeasure } from '#core/result/effects-result.ts';

/** Dutch names of the scenarios. */
export const scenarioNames: Readonly<Record<ScenarioKey, string>> = {
  pessimistic: 'Pessimistisch',
  expected: 'Verwacht',
  optimistic: 'Optimistisch',
};

/** Dutch names of the measures of transition effects. */
export const transitionEffectMeasureNames: Readonly<Record<TransitionEffectMeasure, string>> = {
  gross: 'bruto profijt',
  net: 'netto profijt',
};
