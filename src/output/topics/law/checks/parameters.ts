import type { Check } from '#core/result/check.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { type CheckText, type CheckTexts, fixed, lawRate } from '#output/topics/law/checks/check-text.ts';

type ParameterCode =
  | 'EQUITY_RETURN_ABOVE_PARAMETER'
  | 'PRICE_INFLATION_BELOW_PARAMETER'
  | 'WAGE_GROWTH_BELOW_PARAMETER';

/** An assumption against its parameter: the highest that is allowed, or the lowest (on the long term). */
function parameterWords(
  subject: string,
  side: 'highest' | 'lowest',
): Pick<CheckText<ParameterCode>, 'article' | 'sentence' | 'passed'> {
  const [part, above, bound, most, term] =
    side === 'highest'
      ? ['b', 'hoger', 'het hoogste', 'hoogstens', '']
      : ['a', 'lager', 'het laagste', 'minstens', ', op de lange termijn'];
  const value = ({ figures }: Check<ParameterCode>): string => exactPercentage(figures.value);
  return {
    article: `art. 144 lid 1 PW met art. 23a lid 1 onder ${part} Besluit FTK`,
    sentence: (check) =>
      // Below zero with a real minus sign, as everywhere.
      `${subject} (${value(check).replace('-', '\u2212')} per jaar) is ${check.level === 'pass' ? `niet ${above}` : above} dan ${lawRate(check.figures.limit, 1)}: ${bound} waarmee berekeningen voor een transitieplan mogen rekenen${term}.`,
    passed: (check) => fixed(`${value(check)}, ${most} ${lawRate(check.figures.limit, 1)}`),
  };
}

export const parameterTexts: CheckTexts<ParameterCode> = {
  EQUITY_RETURN_ABOVE_PARAMETER: {
    title: 'Parameter rendement aandelen',
    question:
      'Is het verwachte bruto rendement op aandelen niet hoger dan waarmee wettelijke berekeningen mogen rekenen?',
    ...parameterWords('Het verwachte bruto rendement op aandelen', 'highest'),
  },
  PRICE_INFLATION_BELOW_PARAMETER: {
    title: 'Parameter prijsinflatie',
    question: 'Is de verwachte prijsinflatie niet lager dan waarmee wettelijke berekeningen mogen rekenen?',
    ...parameterWords('De verwachte prijsinflatie', 'lowest'),
  },
  WAGE_GROWTH_BELOW_PARAMETER: {
    title: 'Parameter loonstijging',
    question: 'Is de verwachte loonstijging niet lager dan waarmee wettelijke berekeningen mogen rekenen?',
    ...parameterWords('De verwachte loonstijging', 'lowest'),
  },
};
