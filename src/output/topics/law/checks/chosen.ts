import type { Check } from '#core/result/check.ts';
import { type CheckTexts, noArticle } from '#output/topics/law/checks/check-text.ts';

const absent = {
  A: 'maar die is er in dit dossier niet: er is geen staffel die wie nu deelneemt kan houden',
  B: 'maar die is er in dit dossier niet',
  C: 'maar die is er in dit dossier niet: er is geen eigen voorstel naast A en B',
} as const;

const sentence = ({ figures: { choice, reason } }: Check<'CHOICE_NOT_COUNTED'>): string =>
  `Keuze ${choice} is gekozen, ${reason === 'absent' ? absent[choice] : 'maar die premie mag niet'}. Alles is zoals wanneer er niet is gekozen.`;

export const chosenTexts: CheckTexts<'CHOICE_NOT_COUNTED'> = {
  CHOICE_NOT_COUNTED: {
    title: 'Gekozen keuze',
    question: 'Is er een keuze gemaakt? Dan: is die keuze er in dit dossier, en mag haar premie?',
    article: noArticle,
    sentence,
  },
};
