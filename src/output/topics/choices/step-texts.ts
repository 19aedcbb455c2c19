import type { Party, StepKey } from '#api/steps.ts';
import type { PlannedStep, Representation } from '#input/fields/process.ts';
import type { LegalMilestoneKey } from '#core/dossier/legal-frame.ts';
import { citedArticle } from '#core/law/source.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { frontChapter6b } from '#output/language/chapter-6b.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** What is done, by whom, and the article that asks for it. */
export interface StepText {
  /** Null: nobody does it, it is a day of the law that passes. */
  readonly step: StepKey | null;
  /** In a few words. */
  readonly name: string;
  readonly what: string;
  readonly by: readonly Party[];
  readonly source: string;
}

const partyNames: Readonly<Record<Party, string>> = {
  employer: 'werkgever',
  adviser: 'adviseur',
  council: 'ondernemingsraad',
  representatives: 'vertegenwoordiging',
  employees: 'werknemers',
  unions: 'cao-partijen',
  provider: 'uitvoerder',
  fund: 'pensioenfonds',
};

/** "Werkgever en uitvoerder". */
export const whoText = (by: readonly Party[]): string => capitalised(listed(by.map((party) => partyNames[party])));

/** Asking, and the answer: by who speaks for those who work there. */
type Asked = Readonly<
  Record<'intention' | 'request' | 'answer' | 'decision', Pick<StepText, 'what' | 'by' | 'source'>>
>;

const decision = { what: 'Besluit nemen en meedelen', by: ['employer'] } as const;
const intention = { what: 'Voorgenomen besluit over regeling en uitvoerder', by: ['employer'] } as const;
const letters = 'brief aan iedere werknemer met het verzoek om instemming';

const asked: Readonly<Record<Representation, Asked>> = {
  council: {
    intention: { ...intention, source: 'art. 27 lid 1 a WOR' },
    request: {
      what: 'Instemming vragen aan de ondernemingsraad, over regeling en uitvoerder, met redenen en gevolgen',
      by: ['employer'],
      source: 'art. 27 lid 2 en lid 7 WOR',
    },
    answer: {
      what: 'Beslissing van de ondernemingsraad; ook werknemers stemmen in, tenzij een wijzigingsbeding of cao bindt',
      by: ['council', 'employees'],
      source: 'art. 27 lid 2 WOR; art. 19 PW',
    },
    decision: { ...decision, source: 'art. 27 lid 2 WOR' },
  },
  representatives: {
    intention: { ...intention, source: 'art. 35c lid 3 WOR' },
    request: {
      what: `Advies vragen aan de personeelsvertegenwoordiging; ${letters}`,
      by: ['employer'],
      source: 'art. 35c lid 3 WOR; art. 19 PW',
    },
    answer: {
      what: 'Advies van de personeelsvertegenwoordiging en antwoord van iedere werknemer',
      by: ['representatives', 'employees'],
      source: 'art. 35c lid 3 WOR; art. 19 PW',
    },
    decision: { ...decision, source: 'art. 19 PW' },
  },
  unions: {
    intention: { ...intention, source: 'art. 27 lid 3 WOR' },
    request: { what: 'Voorstel aan cao-partijen', by: ['employer'], source: 'art. 27 lid 3 WOR' },
    answer: { what: 'Afspraak met cao-partijen', by: ['employer', 'unions'], source: 'art. 27 lid 3 WOR' },
    decision: { ...decision, source: 'art. 27 lid 3 WOR' },
  },
  none: {
    intention: { ...intention, source: 'art. 19 PW' },
    request: {
      what: 'Brief aan iedere werknemer met het verzoek om instemming; bij 10 tot 50 werknemers ook de personeelsvergadering om advies vragen',
      by: ['employer'],
      source: 'art. 19 PW; art. 35b lid 5 WOR',
    },
    answer: { what: 'Antwoord van iedere werknemer', by: ['employees'], source: 'art. 19 PW' },
    decision: { ...decision, source: 'art. 19 PW' },
  },
};

/** While it is not known who speaks for them. */
const open: Asked = {
  ...asked.council,
  request: {
    ...asked.council.request,
    what: 'Instemming vragen aan de ondernemingsraad, als er een ondernemingsraad is, over regeling en uitvoerder, met redenen en gevolgen',
  },
};

/** Every step that counts back, as it is told. */
export function stepTexts(subject: ConclusionSubject): Readonly<Record<PlannedStep, StepText>> {
  const { representation = null, provider = 'insurer' } = subject.planned ?? {};
  const { intention: first, request, answer, decision: last } = representation === null ? open : asked[representation];
  const hasCouncil = representation === null || representation === 'council';
  const isAgreed = representation === 'unions';
  const isTransition = frontChapter6b(subject.result) === 'holds';
  const lawSource = (key: LegalMilestoneKey): string =>
    citedArticle(subject.result.legalFrame.milestones.find((milestone) => milestone.key === key)?.source ?? '');
  return {
    intention: { step: 'intention', name: 'Voorgenomen besluit', ...first },
    offers: {
      step: 'offers',
      name: 'Offertes',
      what: 'Offertes van uitvoerders',
      by: ['employer', 'adviser'],
      source: hasCouncil ? 'art. 23 lid 1 PW; art. 27 lid 7 WOR' : 'art. 23 lid 1 PW',
    },
    request: isAgreed
      ? { step: 'proposal', name: 'Voorstel', ...request }
      : { step: 'request', name: 'Verzoek om instemming', ...request },
    answer: isAgreed
      ? { step: 'agreement', name: 'Afspraak', ...answer }
      : { step: 'answer', name: 'Instemming', ...answer },
    decision: { step: 'decision', name: 'Besluit', ...last },
    contract: {
      step: 'contract',
      name: 'Contract getekend',
      what: 'Contract met de uitvoerder getekend',
      by: ['employer', 'provider'],
      source: 'art. 23 lid 1 PW',
    },
    plan: {
      step: 'plan',
      name: 'Transitieplan verzonden',
      what: 'Gewijzigde pensioenovereenkomst en transitieplan naar de uitvoerder, het plan binnen twee weken na de afronding',
      by: ['employer'],
      source: `${lawSource(provider === 'fund' ? 'fundPlan' : 'transitionPlan')}; art. 150d lid 3 PW`,
    },
    notice: isTransition
      ? {
          step: 'notice',
          name: 'Bericht aan deelnemers',
          what: 'Deelnemers krijgen bericht over wat de overgang voor hen betekent',
          by: ['provider'],
          source: lawSource('participantNotice'),
        }
      : {
          step: 'notice',
          name: 'Bericht aan werknemers',
          what: 'Werknemers krijgen bericht over de wijziging; de uitvoerder informeert hen binnen drie maanden erna',
          by: ['employer', 'provider'],
          source: 'art. 21 lid 2 PW',
        },
  };
}
