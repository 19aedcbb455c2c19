import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import type { OutcomeBasis, OutcomeEffects } from '#core/statutory/statutory-outcome.ts';
import { lapsedColumnsSentence, losesIndexation } from '#output/topics/statutory/lapsed-indexation.ts';
import { profitMeaning } from '#output/topics/people/measures.ts';
import { pricesOf } from '#output/language/prices.ts';

/** What the columns of the effects are, in full sentences. */

const decree = 'Besluit uitvoering PW en Wvb';

/** Why no risk-neutral scenarios were drawn for netto profijt. */
const closedFormSentence = `Netto profijt: art. 46e lid 1 ${decree} vraagt minimaal tienduizend risiconeutrale scenario’s. Hier staat de uitkomst waar die naartoe gaan, rechtstreeks uit de rentecurve: een ingelegde premie en een gegarandeerde uitkering bevatten geen optie waarvan de waarde van de spreiding afhangt. Een toets van het programma op tienduizend risiconeutrale scenario’s geeft dezelfde waarde, binnen hun steekproeffout. Hoe een solidariteitsreserve of risicodelingsreserve resultaten verdeelt, is niet doorgerekend.`;

/** What the measures are; of netto profijt also why a closed form stands for scenarios. */
export const measureSentences = (
  basis: OutcomeBasis,
  measures: readonly TransitionEffectMeasure[],
): readonly string[] =>
  measures.flatMap((measure) => [profitMeaning(measure, basis), ...(measure === 'net' ? [closedFormSentence] : [])]);

/** The measures of the alternatives, each once. */
export const measuresOf = ({ columns }: OutcomeEffects): readonly TransitionEffectMeasure[] => [
  ...new Set(columns.map(({ measure }) => measure)),
];

/** What the percentages are of. */
export const shareSentences = (effects: OutcomeEffects): readonly string[] => [
  `Effect: het profijt van de keuze min dat bij ongewijzigd voortzetten. Effect %: als percentage van de marktwaarde van de te verwachten pensioenuitkeringen bij ongewijzigd voortzetten (art. 46e lid 4 en 7 ${decree}), dus van wat er op de transitiedatum is en wat nog wordt opgebouwd.`,
  ...(losesIndexation(effects) ? [lapsedColumnsSentence] : []),
  'Effect % toekomst: het effect op wat vanaf de transitiedatum wordt opgebouwd, als percentage van alleen dat. De wet laat zich ook zo lezen; zolang geen toezichthouder zegt welke lezing geldt, staan beide er.',
];

/** What the pensions are. */
export const expectationSentence = ({ basis }: OutcomeEffects): string =>
  `Pensioen: ouderdomspensioen in euro per jaar, ${pricesOf(basis)}. Pessimistisch, verwacht en optimistisch zijn het 5e, 50e en 95e percentiel van de scenario’s (art. 46e lid 5 ${decree}).`;

/** Of the columns behind those that the law asks for. */
export const expectedChangeSentence =
  'Verwacht pensioen %: het nieuwe verwachte pensioen (50e percentiel) min dat bij ongewijzigd voortzetten, als percentage daarvan. Bedragen van: één maatmens, of alle deelnemers van het geboortejaar samen (pensioenen per deelnemer).';

/** Of the chance: not of the law. */
export const chanceSentence =
  'Kans op minder (eigen informatie, de wet vraagt haar niet): het deel van de scenario’s waarin het nieuwe pensioen lager is dan het verwachte pensioen bij ongewijzigd voortzetten.';
