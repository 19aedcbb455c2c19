import type { ProfitYardstick, ScenarioKey, SensitivityKey } from '#core/effects-result.ts';

/** Dutch names of the scenarios. */
export const scenarioNames: Readonly<Record<ScenarioKey, string>> = {
  pessimistic: 'Pessimistisch',
  expected: 'Verwacht',
  optimistic: 'Optimistisch',
};

/** Dutch names of the changes of assumptions. */
export const sensitivityNames: Readonly<Record<SensitivityKey, string>> = {
  returnUp: 'Rendement 1 procentpunt hoger',
  returnDown: 'Rendement 1 procentpunt lager',
  conversionUp: 'Omrekenrente 1 procentpunt hoger',
  conversionDown: 'Omrekenrente 1 procentpunt lager',
  wageGrowthUp: 'Loonstijging 1 procentpunt hoger',
  wageGrowthDown: 'Loonstijging 1 procentpunt lager',
  exitsHalved: 'Half zoveel uitstroom',
  exitsDoubled: 'Dubbel zoveel uitstroom',
  younger: 'Iedereen een jaar jonger in de sterftetafel (langer leven)',
  older: 'Iedereen een jaar ouder in de sterftetafel (korter leven)',
};

/** Dutch names of the yardsticks of profit. */
export const yardstickNames: Readonly<Record<ProfitYardstick, string>> = {
  gross: 'bruto profijt',
  net: 'netto profijt',
};
