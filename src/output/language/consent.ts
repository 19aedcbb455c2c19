import { valueOn } from '#core/law/dated.ts';
import { bindingAdviceDeadline } from '#core/law/binding-advice-deadline.ts';
import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { chosenOf } from '#core/result/headline.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { AmendmentClause, Process, Representation } from '#input/fields/process.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { said, type Said, type WordingKey } from '#output/language/wording.ts';

const councilSentence = (council: string): string =>
  `Instemming van ${council} en, tenzij een wijzigingsbeding met zwaarwichtig belang (art. 19 PW) of een cao bindt, van iedere werknemer voor wie de regeling verandert.`;

/** Who must agree to a change of the scheme, by whoever speaks for the staff: the only place that says it. */
export const consentSentences: Readonly<Record<Representation, string>> = {
  council: councilSentence('de ondernemingsraad (art. 27 lid 1 a WOR)'),
  representatives:
    'Advies van de personeelsvertegenwoordiging (art. 35c lid 3 WOR); zij heeft over pensioen geen instemmingsrecht. Instemming van iedere werknemer voor wie de regeling verandert, tenzij een wijzigingsbeding (art. 19 PW) of een cao bindt.',
  unions:
    'Afspraak met cao-partijen; voor zover de cao de regeling inhoudelijk regelt is instemming van de ondernemingsraad niet nodig (art. 27 lid 3 WOR).',
  none: 'Instemming van iedere werknemer voor wie de regeling verandert, tenzij een wijzigingsbeding (art. 19 PW) bindt; bij 10 tot 50 werknemers ook advies van de personeelsvergadering (art. 35b lid 5 WOR).',
};

const openSentence = councilSentence('de ondernemingsraad, als er een ondernemingsraad is (art. 27 lid 1 a WOR),');
const openPoint = 'Nog op te geven: wie instemt.';

/** Whether the works council or each employee decides: what is agreed with unions needs no consent of theirs (art. 27 lid 3 WOR). */
export const decidesApart = (process?: Pick<Process, 'representation'>): boolean =>
  process?.representation !== 'unions';

/** The sentence of a dossier, which may not say yet who speaks for the staff. */
export const consentSentence = ({ planned }: ConclusionSubject, { tellsOpen = true } = {}): string =>
  planned?.representation
    ? consentSentences[planned.representation]
    : `${openSentence}${tellsOpen ? ` ${openPoint}` : ''}`;

/** That the council agrees to the choice of another provider too (art. 27 lid 7 WOR); null where no council does, or none is named. */
export function newProviderSentence({ planned }: ConclusionSubject, name: string | null): string | null {
  const representation = planned?.representation ?? null;
  if (name === null || (representation !== null && representation !== 'council')) return null;
  const council =
    representation === null ? 'de ondernemingsraad, als er een ondernemingsraad is' : 'de ondernemingsraad';
  return `Ook de keuze voor ${name} als nieuwe uitvoerder vraagt instemming van ${council} (art. 27 lid 7 WOR).`;
}

/** The same in a few words, and with the consent of each employee where the scheme of those who take part changes. */
const shortConsent: Readonly<Record<Representation | 'open', readonly [alone: WordingKey, ofStaff: WordingKey]>> = {
  council: ['consentOfCouncil', 'consentOfCouncilAndStaff'],
  representatives: ['adviceOfRepresentatives', 'adviceAndConsent'],
  unions: ['agreementWithUnions', 'agreementWithUnions'],
  none: ['noConsent', 'consentOfStaff'],
  open: ['consentOfCouncilIfAny', 'consentOfCouncilIfAnyAndStaff'],
};

export const consentInShort = ({ planned }: ConclusionSubject, { ofStaff }: { readonly ofStaff: boolean }): Said =>
  said(shortConsent[planned?.representation ?? 'open'][ofStaff ? 1 : 0]);

const articles: Readonly<Record<Representation, string>> = {
  council: 'art. 27 lid 1 a WOR; art. 19 PW',
  representatives: 'art. 35c lid 3 WOR; art. 19 PW',
  unions: 'art. 27 lid 3 WOR',
  none: 'art. 19 PW; art. 35b lid 5 WOR',
};

/** The articles of `consentSentence`, for the head of a chapter. */
export const consentArticle = ({ planned }: ConclusionSubject): string =>
  articles[planned?.representation ?? 'council'];

const clauseSentences: Readonly<Record<AmendmentClause, string>> = {
  yes: 'De pensioenovereenkomst heeft een wijzigingsbeding; het bindt een werknemer alleen bij een zwaarwichtig belang van de werkgever (art. 19 lid 1 PW).',
  no: 'De pensioenovereenkomst heeft geen wijzigingsbeding.',
  unknown: 'Nog na te gaan: of de pensioenovereenkomst een wijzigingsbeding heeft (art. 19 PW).',
};

/** Whether a change binds those who do not agree. */
export const clauseSentence = (clause: AmendmentClause | null): string => clauseSentences[clause ?? 'unknown'];

/** Whether nobody said yet what the agreement holds on changing it; between employer and unions nobody asks. */
const isClauseOpen = ({ planned }: ConclusionSubject): boolean =>
  planned?.representation !== 'unions' && (planned?.amendmentClause ?? 'unknown') === 'unknown';

/** What is still to be found out about who agrees. */
export const openConsentPoints = (subject: ConclusionSubject): readonly string[] => [
  ...(subject.planned?.representation ? [] : [openPoint]),
  ...(isClauseOpen(subject) ? [clauseSentence('unknown')] : []),
];

/** Who agrees to the change, and what there is for those who do not: full sentences. `tellsOpen`: what is still to be found out too. */
export const consentTexts = (
  subject: ConclusionSubject,
  { forOthers = false, tellsOpen = true } = {},
): readonly string[] =>
  [
    consentSentence(subject, { tellsOpen }),
    subject.planned?.representation === 'unions' || (isClauseOpen(subject) && !tellsOpen)
      ? null
      : clauseSentence(subject.planned?.amendmentClause ?? null),
    bindingAdviceSentence(subject, { forOthers }),
  ].filter((text) => text !== null);

/** Whether chapter 6b holds for the choice that was made, or for one that still can be. */
const isChapter6bInView = ({ result }: ConclusionSubject): boolean => {
  const chosen = chosenOf(result);
  const inView = chosen === null ? premiumAlternatives(result) : [chosen];
  return inView.some(({ chapter6b, verdict }) => chapter6b === 'holds' && verdict.allowed !== 'no');
};

/** Against which day days are past. */
export const today = ({ planned, input }: ConclusionSubject): PlainDate =>
  planned?.today ?? firstDayOf(input.valuationDate);

/** How binding advice is asked, and until when. */
export const bindingAdviceText = (until: string, verb: 'kan' | 'kon' = 'kan'): string =>
  `Bindend advies ${verb} alleen tot en met ${until} worden gevraagd, samen, met de berekende effecten en een oordeel van de uitvoerder (art. 150h PW).`;

/**
 * What there is for those who do not agree; null where the law knows no binding advice, or not any more at a pension fund. `forOthers`: in a
 * text that others than the employer read.
 */
export function bindingAdviceSentence(subject: ConclusionSubject, { forOthers = false } = {}): string | null {
  if (subject.planned?.provider === 'fund' || !isChapter6bInView(subject)) return null;
  const { value } = valueOn(bindingAdviceDeadline, firstDayOf(subject.input.transitionDate));
  const question = forOthers ? 'Worden werkgever en werknemers het niet eens?' : 'Wordt u het niet eens?';
  return compareDays(value, today(subject)) < 0
    ? `${question} ${bindingAdviceText(longDateText(value), 'kon')} Die dag is voorbij.`
    : `${question} ${bindingAdviceText(longDateText(value))}`;
}
