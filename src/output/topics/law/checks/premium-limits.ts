import type { AgeRange, Check, CheckFigures } from '#core/result/check.ts';
import { listed } from '#office/document/dutch-words.ts';
import {
  type CheckTexts,
  comparison,
  lawRate,
  type PassedFinding,
  rate,
} from '#output/topics/law/checks/check-text.ts';

type FlatFigures = CheckFigures['FLAT_ABOVE_LIMIT'];
type ScaleFigures = CheckFigures['SCALE_ABOVE_LIMIT'];

/** A flat premium, as it is held against its maximum. */
const flatComparison = (check: Check<'FLAT_ABOVE_LIMIT' | 'ENTRANT_PREMIUM_ABOVE_LIMIT'>): string =>
  `is ${comparison(check)} dan het fiscale maximum van ${lawRate(check.figures.limit)}.`;

const flatFinding = (figures: FlatFigures): PassedFinding => ({
  value: rate(figures.rate),
  words: (values) => `${values}, hoogstens ${lawRate(figures.limit)}`,
});

/** The current premium where it is flat: it may go on for everybody, with no permission to ask for. */
function currentFlatSentence(level: Check['level'], figures: FlatFigures): string {
  const found = `De huidige premie is op elke leeftijd gelijk: als vlakke premie van de nieuwe regeling ${rate(figures.rate)} (zonder kosten op de inleg)`;
  const limit = `het fiscale maximum van ${lawRate(figures.limit)}`;
  return level === 'pass'
    ? `${found}, niet hoger dan ${limit}. Dat percentage mag voor iedereen doorgaan, zonder eerbiedigende werking.`
    : `${found}, hoger dan ${limit}. Dat percentage mag niet doorgaan; ook eerbiedigende werking maakt dat niet anders.`;
}

/** "van 15 tot 25 jaar en vanaf 50 jaar" */
const agesText = (above: 'allAges' | readonly AgeRange[]): string =>
  above === 'allAges'
    ? 'op elke leeftijd'
    : listed(above.map(({ from, until }) => (until === null ? `vanaf ${from} jaar` : `van ${from} tot ${until} jaar`)));

function scaleSentence(scale: string, level: Check['level'], figures: ScaleFigures): string {
  const place = `vanaf leeftijd ${figures.age} is de premie ${rate(figures.rate)} bij een fiscaal maximum van ${rate(figures.limit)}`;
  return level === 'pass'
    ? `${scale} blijft overal binnen het fiscale maximum; ${place}.`
    : `${scale} ligt ${agesText(figures.above)} boven het fiscale maximum; ${place}.`;
}

const scaleFinding = (figures: ScaleFigures): PassedFinding => ({
  value: rate(figures.rate),
  words: (values) => `${values}, bij ${figures.age} jaar hoogstens ${rate(figures.limit)}`,
});

/** Up to where a flat premium is lawful. */
export const flatPremiumArticle = 'art. 18a lid 1 Wet LB 1964';

export const premiumLimitTexts: CheckTexts<
  | 'FLAT_ABOVE_LIMIT'
  | 'SCALE_ABOVE_LIMIT'
  | 'CURRENT_SCALE_ABOVE_LIMIT'
  | 'ENTRANT_PREMIUM_ABOVE_LIMIT'
  | 'AMBITION_SCALE_ABOVE_LIMIT'
> = {
  FLAT_ABOVE_LIMIT: {
    title: 'Vlakke premie',
    question:
      'Blijft elke vlakke premie, zonder kosten op de inleg, onder het maximum? Het geldt voor alle regelingen over hetzelfde salaris samen.',
    article: flatPremiumArticle,
    sentence: (check) =>
      `De vlakke premie van ${rate(check.figures.rate)} (zonder kosten op de inleg) ${flatComparison(check)}`,
    passed: ({ figures }) => flatFinding(figures),
  },
  SCALE_ABOVE_LIMIT: {
    title: 'Progressieve staffel',
    question: 'Blijft elke klasse van een progressieve staffel onder het maximum van die leeftijden?',
    article: 'art. 38r Wet LB 1964',
    sentence: ({ level, figures }) => scaleSentence('De progressieve staffel', level, figures),
    passed: ({ figures }) => scaleFinding(figures),
  },
  CURRENT_SCALE_ABOVE_LIMIT: {
    title: 'Huidige staffel',
    titleOf: ({ figures }) => ('age' in figures ? 'Huidige staffel' : 'Huidige premie'),
    question:
      'Blijft de huidige staffel, voortgezet in de nieuwe regeling, onder datzelfde maximum? Alleen van premieregeling naar premieregeling.',
    article: 'art. 38r Wet LB 1964',
    // Until the transition another limit holds for it (art. 38q Wet LB): what is judged is that it goes on.
    about: 'Huidige premie, voortgezet',
    sentence: ({ level, figures }) =>
      'age' in figures
        ? scaleSentence('De huidige staffel, voortgezet in de nieuwe regeling,', level, figures)
        : currentFlatSentence(level, figures),
    passed: ({ figures }) => ('age' in figures ? scaleFinding(figures) : flatFinding(figures)),
  },
  ENTRANT_PREMIUM_ABOVE_LIMIT: {
    title: 'Premie voor nieuwe medewerkers',
    question:
      'Blijft de vlakke premie die naast een voortgezette staffel voor nieuwe medewerkers is ingevuld, zonder kosten op de inleg, onder het maximum?',
    article: flatPremiumArticle,
    about: 'Nieuwe medewerkers',
    sentence: (check) =>
      `De vlakke premie die bij eerbiedigende werking voor nieuwe medewerkers is ingevuld (${rate(check.figures.rate)} zonder kosten op de inleg) ${flatComparison(check)}`,
    passed: ({ figures }) => flatFinding(figures),
  },
  AMBITION_SCALE_ABOVE_LIMIT: {
    title: 'Ambitiestaffel',
    question: 'Blijft de staffel die bij de ambitie hoort onder het maximum?',
    article: 'art. 38r Wet LB 1964',
    about: 'Ambitie, onbegrensd',
    sentence: ({ level, figures }) =>
      scaleSentence('De staffel die bij de ambitie hoort, zonder begrenzing en afronding,', level, figures),
    passed: ({ figures }) => scaleFinding(figures),
  },
};
