import type { Check } from '#core/result/check.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import type { CheckTexts } from '#output/topics/law/checks/check-text.ts';

const articleOfValue = 'dat van de waarde';

function notYetKnownSentence({ figures }: Check<'LAW_VALUE_NOT_YET_KNOWN'>): string {
  const { name, unit, year, lastYear } = figures;
  const [kind, value] =
    unit === 'EUR a year' ? ['bedrag', amount(figures.value)] : ['percentage', percentage(figures.value, 3)];
  return (
    `Van '${name}' kent deze versie het ${kind} voor ${year} nog niet. ` +
    `Gebruikt is het laatst bekende ${kind}: ${value} (${lastYear}).`
  );
}

export const lawValueTexts: CheckTexts<'LAW_VALUE_NOT_YET_KNOWN' | 'LAW_VALUE_GAP'> = {
  LAW_VALUE_NOT_YET_KNOWN: {
    title: 'Wettelijke waarde nog niet bekend',
    question:
      'Is een bedrag of percentage van een later jaar nodig dat nog niet is gepubliceerd? Dan telt het laatst bekende.',
    article: articleOfValue,
    sentence: notYetKnownSentence,
  },
  LAW_VALUE_GAP: {
    title: 'Wettelijk bedrag ontbreekt',
    question: 'Ontbreekt een bedrag van een eerder jaar? Dan wordt dat onderdeel niet getoetst.',
    article: articleOfValue,
    sentence: ({ figures: { name, year } }) =>
      `Van '${name}' kent deze versie geen bedrag voor ${year}. Dit onderdeel is niet getoetst.`,
  },
};
