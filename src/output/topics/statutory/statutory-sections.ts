import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PrescribedAlternative } from '#core/statutory/prescribed-alternatives.ts';
import {
  type OutcomeEffects,
  type StatutoryOutcome,
  statutoryOutcomeVersion,
} from '#core/statutory/statutory-outcome.ts';
import { said, type Wording } from '#output/language/wording.ts';
import type { Section } from '#output/model/section.ts';
import { effectExhibit } from '#output/topics/statutory/effect-exhibit.ts';
import { pensionExhibit } from '#output/topics/statutory/pension-exhibit.ts';
import { effectNotes, pensionNotes } from '#output/topics/statutory/section-notes.ts';
import { isStatutoryBasis } from '#core/statutory/statutory-outcome.ts';
import { shortBasis } from '#output/topics/statutory/basis.ts';
import { effectConclusion, pensionConclusion } from '#output/topics/statutory/conclusion.ts';
import { absenceWords, nonePrescribed, prescriptionWords } from '#output/topics/statutory/prescription.ts';
import { alternativeName } from '#output/topics/statutory/statutory-names.ts';
import {
  chosenYears,
  toldAlternative,
  type PublishedEffects,
  publishedEffects,
  withoutCompensation,
} from '#output/topics/statutory/published-effects.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

/** Of the form of kept effects that sections are made from. */
export const readOutcomeVersion = statutoryOutcomeVersion;

/** What slides and screen say of the transition effects as the law asks for them. */
export interface StatutorySections {
  /** The effect per year of birth, or why there are none. */
  readonly effect: Section;
  /** The pension in three scenarios; null where there are no figures. */
  readonly pension: Section | null;
  /** What they tell; null where there are no figures. */
  readonly told: PublishedEffects | null;
}

const basics = { sheet: 'Transitie-effecten', method: 'statutoryEffects' } as const;
const effectBasics = { ...basics, id: 'statutory-effects', topic: said('topicEffects') } as const;
const pensionBasics = { ...basics, id: 'statutory-pensions', topic: said('topicPensions') } as const;

/** "Transitie-effecten, wettelijke basis" */
const named = <B extends { readonly topic: Wording }>(section: B, { basis }: OutcomeEffects): B => ({
  ...section,
  topic: said('comma', section.topic, said(isStatutoryBasis(basis) ? 'statutoryBasis' : 'illustrative')),
});

const prescribedEffects = 'Voorgeschreven transitie-effecten per keuze';

/** Which effects each alternative has. */
const withoutFigures = (
  { alternatives }: StatutoryOutcome,
  article: string,
  conclusion: string,
): StatutorySections => ({
  effect: sheetSection({
    ...effectBasics,
    conclusion,
    lead: [alternatives.length > 1 ? 'Welke transitie-effecten de wet voorschrijft, verschilt per keuze.' : null],
    name: prescribedEffects,
    table: [
      textTable(
        [
          ['Keuze', 28],
          ['Voorgeschreven transitie-effecten', 72],
        ],
        alternatives.map((alternative) => [alternativeName(alternative), prescriptionWords(alternative.prescribed)]),
      ),
      prescribedEffects,
    ],
    notes: [],
    article: article === '' ? null : article,
  }),
  pension: null,
  told: null,
});

const nothingShown = 'Van geen geboortejaar heeft de maatmens op de transitiedatum nog premie';

/** That the chart of pensions does not have every year of birth: the one that its title names may be another. */
function chosenSentence({ years }: PublishedEffects): string | null {
  const { length } = chosenYears(years);
  return length === years.length ? null : `De grafiek heeft ${length} van de ${years.length} geboortejaren.`;
}

/** That the title is of the premium alone, where some of what it takes is compensated; no sentence where nothing is. */
const titleSentence = ({ columns }: PublishedEffects): string | null =>
  columns.length > 1 ? 'De kop is zonder compensatie.' : null;

function withFigures(
  outcome: StatutoryOutcome,
  told: PublishedEffects | null,
  alternative: PrescribedAlternative,
): StatutorySections {
  const { article } = alternative.prescribed;
  const [effect, pension] = told === null ? [null, null] : [effectConclusion(told), pensionConclusion(told)];
  if (told === null || effect === null) return withoutFigures(outcome, article, nothingShown);
  const { effects } = told;
  const source = `${article}; art. 46e Besluit uitvoering PW en Wvb`;
  return {
    effect: sheetSection({
      ...named(effectBasics, effects),
      conclusion: effect,
      lead: [
        titleSentence(told),
        'Nieuw min ongewijzigd, in % van de marktwaarde van de te verwachten pensioenuitkeringen bij ongewijzigd voortzetten.',
        shortBasis(effects),
      ],
      ...effectExhibit(told),
      notes: effectNotes(alternative, told),
      article: source,
    }),
    pension:
      pension === null
        ? null
        : sheetSection({
            ...named(pensionBasics, effects),
            conclusion: pension,
            lead: [
              titleSentence(told),
              'Kolom: verwacht (50e percentiel); streep: van pessimistisch (5e) tot optimistisch (95e).',
              chosenSentence(told),
              shortBasis(effects),
            ],
            ...pensionExhibit(told),
            notes: pensionNotes(told),
            article: source,
          }),
    told,
  };
}

/**
 * The transition effects as the law asks for them, of the premium in front; null where there is no premium. Where compensation
 * is of few people, without it.
 */
export function statutorySections(
  outcome: StatutoryOutcome,
  front: PremiumKey | null,
  { ofFew = false } = {},
): StatutorySections | null {
  const alternative = toldAlternative(outcome, front);
  if (alternative === null) return null;
  const { prescribed } = alternative;
  const none = nonePrescribed(alternative);
  if (none !== null) return withoutFigures(outcome, prescribed.article, none);
  const { outcome: calculated } = outcome;
  if (calculated.sort === 'absent')
    return withoutFigures(outcome, prescribed.article, absenceWords(calculated.absence));
  const told = publishedEffects(calculated.effects, alternative);
  return withFigures(outcome, ofFew && told !== null ? withoutCompensation(told) : told, alternative);
}
