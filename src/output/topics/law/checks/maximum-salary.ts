import type { Check } from '#core/result/check.ts';
import { amount } from '#office/document/dutch-format.ts';
import { type CheckTexts, comparison, schemeNames } from '#output/topics/law/checks/check-text.ts';

function sentence(check: Check<'MAXIMUM_SALARY_ABOVE_LIMIT'>): string {
  const { scheme, maximumSalary, limit, year } = check.figures;
  const found = `Het maximum salaris van de ${schemeNames[scheme]} regeling (${amount(maximumSalary)})`;
  const highest = `wettelijke grens van ${amount(limit)} (${year})`;
  return check.level === 'warning'
    ? `${found} is hoger dan de laatst bekende ${highest}. De grens van het jaar zelf is in deze versie nog niet bekend; vergelijk het daarmee.`
    : `${found} is ${comparison(check)} dan de ${highest}.`;
}

export const maximumSalaryTexts: CheckTexts<'MAXIMUM_SALARY_ABOVE_LIMIT'> = {
  MAXIMUM_SALARY_ABOVE_LIMIT: {
    title: 'Maximum pensioengevend salaris',
    question:
      'Is het maximum salaris niet hoger dan de wettelijke grens? Is die van het jaar nog niet bekend, dan is een hoger bedrag een punt om op te letten.',
    article: 'art. 18ga Wet LB 1964',
    sentence,
    passed: ({ figures: { maximumSalary, limit, year } }) => ({
      value: amount(maximumSalary),
      words: (values) => `${values}, hoogstens ${amount(limit)} (${year})`,
    }),
  },
};
