import { dutchWordings } from '#output/language/dutch-wordings.ts';
import {
  isStatutoryBasis,
  type OutcomeBasis,
  type OutcomeEffects,
  type StatutoryOutcome,
} from '#core/statutory/statutory-outcome.ts';
import { citedArticle } from '#core/law/source.ts';
import { modelHasScale } from '#output/language/flat-since.ts';
import { solidarySentence } from '#output/language/contract-names.ts';
import { dateText, exactPercentage, longDateText, monthText, wholeNumber } from '#office/document/dutch-format.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';
import { deviationSentences, modelPersonRule } from '#output/topics/statutory/deviation-words.ts';

/** On what the effects of the law stand, in words. Each sentence stands here once, for sheet, slide and screen. */

const decree = 'Besluit uitvoering PW en Wvb';

/** What the effects may be called: nothing that stands on an older curve or set, or on another contract, is the basis of the law. */
export const basisName = (basis: OutcomeBasis): 'wettelijke basis' | 'illustratief' =>
  isStatutoryBasis(basis) ? dutchWordings.statutoryBasis : dutchWordings.illustrative;

/** Behind the name of what was old on the day of calculation. */
const oldCurveWords = 'van meer dan drie maanden vóór de berekening';
const oldSetWords = 'van meer dan zes maanden vóór de berekening';

/** Why effects are an illustration. */
const illustrationReasons = ({ curve, set, isAsFlexible }: OutcomeBasis): readonly string[] => [
  ...(curve.isOld ? [`de rentecurve is ${oldCurveWords}`] : []),
  ...(set.isIllustration ? ['de scenarioset is niet die van De Nederlandsche Bank'] : []),
  ...(set.isOld && !set.isIllustration ? [`de scenarioset is ${oldSetWords}`] : []),
  ...(isAsFlexible ? ['de solidaire regeling is doorgerekend alsof zij flexibel is'] : []),
];

/** Of effects that are no basis of the law, for a main slide that does not show them; null of others. */
export function illustrationSentence(statutory: StatutoryOutcome | null): string | null {
  if (statutory === null || statutory.outcome.sort === 'absent') return null;
  const { basis } = statutory.outcome.effects;
  return isStatutoryBasis(basis) ? null : 'De transitie-effecten zijn illustratief.';
}

/** That figures elsewhere stand on the other basis. */
export function otherBasisSentence(basis: OutcomeBasis): string {
  const what = isStatutoryBasis(basis)
    ? 'Dit is de wettelijke basis.'
    : `Dit is illustratief, niet de wettelijke basis: ${listed(illustrationReasons(basis))}.`;
  return `${what} Wat buiten de transitie-effecten staat, rust op de aannames van het dossier (eigen basis) en is hiermee niet te vergelijken.`;
}

/** "31-12-2023", or that it is that of the dossier. */
export const curveName = ({ curve }: OutcomeBasis): string => curve.name ?? 'van het dossier (tabel Rentecurve)';

function curveSentences(basis: OutcomeBasis): readonly string[] {
  const { day, source, newer, isOld } = basis.curve;
  const origin = day === null ? '' : `, de nominale rentetermijnstructuur van ${longDateText(day)} (${source})`;
  return [
    `Rentecurve: ${curveName(basis)}${origin}. Zij geldt als die van de transitie; de wet vraagt de meest recente van De Nederlandsche Bank (art. 46e lid 6 onder a ${decree}).`,
    ...(newer === null ? [] : [`Er is een nieuwere rentecurve bekend, die van ${longDateText(newer.day)}.`]),
    ...(isOld
      ? [
          `Deze rentecurve is ${oldCurveWords}: vul een recentere in op de tabel Rentecurve of laat de aanbieder er een toevoegen.`,
        ]
      : []),
  ];
}

/** What is said of a set that is not that of the law, wherever it is named. */
const illustrationWords = 'illustratie, geen wettelijke set';

/** "CP2022 2024Q1 (10.000 scenario’s; illustratie, geen wettelijke set)" */
export function setName({ set: { name, quarter, count, isIllustration } }: OutcomeBasis): string {
  const full = name.includes(quarter) ? name : `${name} ${quarter}`;
  return `${full} (${wholeNumber(count)} scenario’s${isIllustration ? `; ${illustrationWords}` : ''})`;
}

function setSentences(basis: OutcomeBasis): readonly string[] {
  const { source, checksum, isIllustration, isOld, newer } = basis.set;
  const origin = checksum === null ? source : `${source}; SHA-256 ${checksum}`;
  return [
    `Scenarioset: ${setName(basis)}. Bron: ${origin}.`,
    ...(isIllustration
      ? [
          'Het model van de illustratie kent alleen de inflatie van het eurogebied. Een transitieplan vraagt de scenarioset van De Nederlandsche Bank (art. 46e ' +
            `${decree}).`,
        ]
      : []),
    ...(isOld && !isIllustration
      ? [`Deze scenarioset is ${oldSetWords}: laat de aanbieder de recentste toevoegen.`]
      : []),
    ...(newer === null ? [] : [`Er is een andere scenarioset bekend die voorgaat: ${newer}.`]),
  ];
}

function growthText({ wageGrowth, priceInflation }: OutcomeBasis): string {
  const sources = [...new Set([wageGrowth.source, priceInflation.source])];
  return `lonen ${exactPercentage(wageGrowth.value)} en prijzen ${exactPercentage(priceInflation.value)} per jaar, geldig vanaf ${dateText(wageGrowth.validFrom)} (${listed(sources.map(citedArticle))})`;
}

const parameterSentence = (basis: OutcomeBasis): string =>
  `${capitalised(growthText(basis))}. Individuele loonontwikkeling: de loopbaanstijging van het dossier (art. 46e lid 6 onder c ${decree}).`;

/** Whose figures stand for a year of birth, and what that changes. */
function peopleSentences(effects: OutcomeEffects): readonly string[] {
  const { birthYears, basis } = effects;
  const byModel = birthYears.filter(({ isModelPerson }) => isModelPerson).length;
  const ofWhom =
    byModel === birthYears.length
      ? 'Elk geboortejaar staat er als één maatmens'
      : 'Een geboortejaar met minder dan tien deelnemers staat er als één maatmens';
  return [
    ...(byModel === 0
      ? []
      : [
          `${ofWhom} (${modelPersonRule}), die niemand is: geboren op 1 juli, met voor elk jaar hetzelfde salaris en dezelfde deeltijd, en met wat de huidige regeling iemand van die leeftijd heeft gegeven. Een jaar waarvan de maatmens op de transitiedatum geen premie meer heeft, staat er niet bij.`,
          ...[modelHasScale(basis.flatSince)].filter((text) => text !== null),
        ]),
    ...deviationSentences(effects),
    ...(basis.expectsByModelPersons
      ? [
          'De pensioenen in drie scenario’s zijn van maatmensen, het profijt van een geboortejaar met tien deelnemers of meer van hen samen.',
        ]
      : []),
  ];
}

/** Who published it: a source goes on with when, and with what its values are. */
const publisherOf = (source: string): string => source.split(/, gepubliceerd |:/, 1).join('');

const mortalityText = ({ mortalityTable: { name, source } }: OutcomeBasis): string =>
  `Sterftetafel ${name} (${publisherOf(source)}). Niemand gaat uit dienst of komt erbij vóór de pensioendatum`;

/** The basis for readers of a document: publishers and law, and nothing asked of whoever calculates. */
export function basisFacts(effects: OutcomeEffects): readonly (readonly [what: string, basis: string])[] {
  const { basis } = effects;
  const { day, source } = basis.curve;
  const people = peopleSentences(effects);
  return [
    [
      'Rentecurve',
      day === null ? 'Van het dossier.' : `Nominale rentetermijnstructuur van ${longDateText(day)} (${source}).`,
    ],
    ['Scenarioset', `${setName(basis)}. Bron: ${basis.set.source}.`],
    ['Lonen en prijzen', `${capitalised(growthText(basis))}. Loopbaan: als in het dossier.`],
    ['Overleven', `${mortalityText(basis)}.`],
    ...(people.length === 0 ? [] : [['Maatmensen', people.join(' ')] as const]),
  ];
}

/** The basis, in the order in which it is read. */
export const basisSentences = (effects: OutcomeEffects): readonly string[] => {
  const { basis } = effects;
  return [
    ...curveSentences(basis),
    ...setSentences(basis),
    parameterSentence(basis),
    `${mortalityText(basis)}. Obligaties in de scenario’s: looptijd ${basis.bondDuration} jaar.`,
    `Peildatum ${monthText(basis.valuationDate)}, transitiedatum ${monthText(basis.transitionDate)}.`,
    ...peopleSentences(effects),
  ];
};

/** The basis in few words, for the head of a table or slide. */
export function shortBasis({ basis }: OutcomeEffects): string {
  const { curve, set, isAsFlexible } = basis;
  const old = curve.isOld ? `, ${oldCurveWords}` : '';
  const oldSet = set.isOld && !set.isIllustration ? `, ${oldSetWords}` : '';
  const solidary = isAsFlexible ? ` ${solidarySentence('solidary')}` : '';
  return `${capitalised(basisName(basis))}: rentecurve ${curveName(basis)}${old}; scenarioset ${setName(basis)}${oldSet}.${solidary}`;
}
