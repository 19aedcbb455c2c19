import type { Check } from '#core/result/check.ts';
import { amount, dateText, wholeNumber } from '#office/document/dutch-format.ts';
import { type CheckTexts, fixed, rate } from '#output/topics/law/checks/check-text.ts';

function roomSentence({ level, figures }: Check<'COMPENSATION_ABOVE_ROOM'>, isDiscreet: boolean): string {
  const { paid, overflow, firstYear, end } = figures;
  const room = `De ruimte naast de vlakke premie is ${rate(figures.room)} van de pensioengrondslag met de volledige franchise, tot en met ${dateText(end)}`;
  if (paid === 0) return `Niemand krijgt hier compensatie. ${room}.`;
  return level === 'pass'
    ? `De compensatie past geheel binnen de fiscale ruimte. ${room}.`
    : `${isDiscreet ? 'Een deel van de compensatie past' : `Van de compensatie past ${amount(overflow)}`} niet binnen de fiscale ruimte en de jaren waarin die er is, voor het eerst in het jaar dat in ${firstYear} begint; dat deel is als salaris gerekend. ${room}.`;
}

function periodSentence({ level, figures }: Check<'COMPENSATION_PAST_END'>): string {
  const [asked, end] = [dateText(figures.asked), dateText(figures.end)];
  if (level === 'pass')
    return `De compensatieperiode loopt tot en met ${asked} en eindigt daarmee niet na het wettelijke einde van ${end}.`;
  const rest =
    figures.paid === 0 ? 'hier krijgt niemand compensatie' : 'wat daarna wordt betaald, is als salaris gerekend';
  return `De gevraagde compensatieperiode loopt tot en met ${asked}. Als pensioenpremie mag compensatie tot en met ${end}; ${rest}.`;
}

function levelSentence({ level, figures: { cohorts, uneven } }: Check<'COMPENSATION_NOT_LEVEL'>): string {
  const all = `leeftijdscohorten die compensatie als pensioenpremie krijgen (${wholeNumber(cohorts)})`;
  if (cohorts === 0) return 'Geen enkel leeftijdscohort krijgt compensatie als pensioenpremie.';
  return level === 'pass'
    ? `In elk van de ${all} is het percentage voor iedereen gelijk.`
    : `In ${wholeNumber(uneven)} van de ${all} is het percentage niet voor iedereen gelijk. Als pensioenpremie mag dat niet.`;
}

export const compensationTexts: CheckTexts<
  'COMPENSATION_ABOVE_ROOM' | 'COMPENSATION_PAST_END' | 'COMPENSATION_NOT_LEVEL'
> = {
  COMPENSATION_ABOVE_ROOM: {
    title: 'Ruimte voor compensatie',
    question: 'Past compensatie in de pensioenpremie naast de gewone premie?',
    article: 'vlak: art. 38s; progressief: art. 38r Wet LB 1964',
    sentence: roomSentence,
    passed: ({ figures: { room, paid } }) => ({
      value: rate(room),
      words: (values) => (paid === 0 ? `Geen compensatie; ruimte van ${values}` : `Past; ruimte van ${values}`),
    }),
  },
  COMPENSATION_PAST_END: {
    title: 'Compensatieperiode',
    question: 'Eindigt compensatie in de premie uiterlijk op de wettelijke einddatum?',
    article: 'art. 150f lid 1 onder b PW; art. 51b lid 1 onder b Besluit uitvoering PW en Wvb',
    sentence: periodSentence,
    passed: ({ figures: { asked, end } }) => fixed(`T/m ${dateText(asked)}, uiterlijk ${dateText(end)}`),
  },
  COMPENSATION_NOT_LEVEL: {
    title: 'Compensatie per leeftijdscohort',
    question: 'Krijgt binnen elk leeftijdscohort iedereen hetzelfde percentage compensatie in de pensioenpremie?',
    article: 'art. 150f lid 1 PW',
    sentence: levelSentence,
    passed: ({ figures: { cohorts } }) =>
      fixed(
        cohorts === 0 ? 'Geen cohort met compensatie als premie' : 'In elk cohort voor iedereen hetzelfde percentage',
      ),
  },
};
