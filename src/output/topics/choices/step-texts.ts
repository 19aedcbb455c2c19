import type { PlannedStep, Representation } from '#input/fields/process.ts';
import type { LegalMilestoneKey } from '#core/dossier/legal-frame.ts';
import { citedArticle } from '#core/law/source.ts';
import { frontChapter6b } from '#output/language/chapter-6b.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** What is done, by whom, and the article that asks for it. */
export interface StepText {
  /** In a few words. */
  readonly name: string;
  readonly what: string;
  readonly who: string;
  readonly source: string;
}

/** Asking, and the answer: by who speaks for those who work there. */
type Asked = Readonly<
  Record<'intention' | 'request' | 'answer' | 'decision', Pick<StepText, 'what' | 'who' | 'source'>>
>;

const decision = { what: 'Besluit nemen en meedelen', who: 'Werkgever' } as const;
const intention = { what: 'Voorgenomen besluit over regeling en uitvoerder', who: 'Werkgever' } as const;
const letters = 'brief aan iedere werknemer met het verzoek om instemming';

const asked: Readonly<Record<Representation, Asked>> = {
  council: {
    intention: { ...intention, source: 'art. 27 lid 1 a WOR' },
    request: {
      what: 'Instemming vragen aan de ondernemingsraad, over regeling en uitvoerder, met redenen en gevolgen',
      who: 'Werkgever',
      source: 'art. 27 lid 2 en lid 7 WOR',
    },
    answer: {
      what: 'Beslissing van de ondernemingsraad; ook werknemers stemmen in, tenzij een wijzigingsbeding of cao bindt',
      who: 'Ondernemingsraad en werknemers',
      source: 'art. 27 lid 2 WOR; art. 19 PW',
    },
    decision: { ...decision, source: 'art. 27 lid 2 WOR' },
  },
  representatives: {
    intention: { ...intention, source: 'art. 35c lid 3 WOR' },
    request: {
      what: `Advies vragen aan de personeelsvertegenwoordiging; ${letters}`,
      who: 'Werkgever',
      source: 'art. 35c lid 3 WOR; art. 19 PW',
    },
    answer: {
      what: 'Advies van de personeelsvertegenwoordiging en antwoord van iedere werknemer',
      who: 'Vertegenwoordiging en werknemers',
      source: 'art. 35c lid 3 WOR; art. 19 PW',
    },
    decision: { ...decision, source: 'art. 19 PW' },
  },
  unions: {
    intention: { ...intention, source: 'art. 27 lid 3 WOR' },
    request: { what: 'Voorstel aan cao-partijen', who: 'Werkgever', source: 'art. 27 lid 3 WOR' },
    answer: { what: 'Afspraak met cao-partijen', who: 'Werkgever en cao-partijen', source: 'art. 27 lid 3 WOR' },
    decision: { ...decision, source: 'art. 27 lid 3 WOR' },
  },
  none: {
    intention: { ...intention, source: 'art. 19 PW' },
    request: {
      what: 'Brief aan iedere werknemer met het verzoek om instemming; bij 10 tot 50 werknemers ook de personeelsvergadering om advies vragen',
      who: 'Werkgever',
      source: 'art. 19 PW; art. 35b lid 5 WOR',
    },
    answer: { what: 'Antwoord van iedere werknemer', who: 'Werknemers', source: 'art. 19 PW' },
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
  const isTransition = frontChapter6b(subject.result) === 'holds';
  const lawSource = (key: LegalMilestoneKey): string =>
    citedArticle(subject.result.legalFrame.milestones.find((milestone) => milestone.key === key)?.source ?? '');
  return {
    intention: { name: 'Voorgenomen besluit', ...first },
    offers: {
      name: 'Offertes',
      what: 'Offertes van uitvoerders',
      who: 'Werkgever en adviseur',
      source: hasCouncil ? 'art. 23 lid 1 PW; art. 27 lid 7 WOR' : 'art. 23 lid 1 PW',
    },
    request: { name: representation === 'unions' ? 'Voorstel' : 'Verzoek om instemming', ...request },
    answer: { name: representation === 'unions' ? 'Afspraak' : 'Instemming', ...answer },
    decision: { name: 'Besluit', ...last },
    contract: {
      name: 'Contract getekend',
      what: 'Contract met de uitvoerder getekend',
      who: 'Werkgever en uitvoerder',
      source: 'art. 23 lid 1 PW',
    },
    plan: {
      name: 'Transitieplan verzonden',
      what: 'Gewijzigde pensioenovereenkomst en transitieplan naar de uitvoerder, het plan binnen twee weken na de afronding',
      who: 'Werkgever',
      source: `${lawSource(provider === 'fund' ? 'fundPlan' : 'transitionPlan')}; art. 150d lid 3 PW`,
    },
    notice: isTransition
      ? {
          name: 'Bericht aan deelnemers',
          what: 'Deelnemers krijgen bericht over wat de overgang voor hen betekent',
          who: 'Uitvoerder',
          source: lawSource('participantNotice'),
        }
      : {
          name: 'Bericht aan werknemers',
          what: 'Werknemers krijgen bericht over de wijziging; de uitvoerder informeert hen binnen drie maanden erna',
          who: 'Werkgever en uitvoerder',
          source: 'art. 21 lid 2 PW',
        },
  };
}
