import type { Check } from '#core/result/check.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { type CheckTexts, fixed } from '#output/topics/law/checks/check-text.ts';

function sentence({ level, figures }: Check<'TRANSITION_AFTER_DEADLINE'>): string {
  const transition = `De transitiedatum (${dateText(figures.transition)}) ligt`;
  const deadline = `de wettelijke uiterste datum van ${dateText(figures.deadline)}`;
  return level === 'pass'
    ? `${transition} niet na ${deadline}.`
    : `${transition} na ${deadline}. Tussen die dagen kan de huidige regeling niet onder de oude regels doorlopen.`;
}

export const deadlineTexts: CheckTexts<'TRANSITION_AFTER_DEADLINE'> = {
  TRANSITION_AFTER_DEADLINE: {
    title: 'Transitiedatum',
    question: 'Ligt de transitiedatum niet na de uiterste datum?',
    article: 'art. 220i PW; art. 51b lid 1 onder m Besluit uitvoering PW en Wvb',
    sentence,
    passed: ({ figures: { transition, deadline } }) =>
      fixed(`${dateText(transition)}, uiterlijk ${dateText(deadline)}`),
  },
};
