import type { PrescribedAlternative, PrescribedBeside } from '#core/statutory/prescribed-alternatives.ts';
import type { StatutoryAbsence, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { listed } from '#office/document/dutch-words.ts';
import { transitionEffectMeasureNames } from '#output/topics/people/measures.ts';
import { alternativeName } from '#output/topics/statutory/statutory-names.ts';

/** Which effects the law prescribes beside an alternative, and why there are none, in words. */

type None = Extract<PrescribedBeside, { measure: null }>;

const reasons: Readonly<Record<None['reason'], string>> = {
  noEarlierScheme: 'op 30 juni 2023 was er nog geen regeling',
  keepsScale: 'wie een progressieve premie houdt, valt onder het overgangsrecht van art. 220e PW',
  mayKeepScale:
    'als wie nu deelneemt de progressieve premie houdt, geldt het overgangsrecht van art. 220e PW; of dat mag, staat niet vast',
  scaleNotPermitted: 'deze staffel is niet toegestaan en kan dus niet worden gekozen',
  notAllowed: 'deze premie is niet toegestaan en kan dus niet worden gekozen',
};

const isNone = (prescribed: PrescribedBeside): prescribed is None => prescribed.measure === null;

const withArticle = (text: string, article: string): string => (article === '' ? text : `${text} (${article})`);

/** "bruto profijt en pensioenverwachting (art. ...)" or "geen, want ... (art. ...)". */
export const prescriptionWords = (prescribed: PrescribedBeside): string =>
  withArticle(
    isNone(prescribed)
      ? `geen, want ${reasons[prescribed.reason]}`
      : `${transitionEffectMeasureNames[prescribed.measure]} en pensioenverwachting`,
    prescribed.article,
  );

/** Alternatives with the same effects, one sentence each: "Budgetneutraal vlak en Profijtneutraal vlak: bruto profijt ...". */
export function prescriptionSentences({ alternatives }: Pick<StatutoryOutcome, 'alternatives'>): readonly string[] {
  const alike = Map.groupBy(alternatives, ({ prescribed }) => prescriptionWords(prescribed));
  return [...alike].map(([words, named]) => `${listed(named.map(alternativeName))}: ${words}.`);
}

/** That the law prescribes none beside this alternative, and why; null where it does. Without a full stop. */
export const nonePrescribed = ({ prescribed }: PrescribedAlternative): string | null =>
  isNone(prescribed)
    ? withArticle(
        `De wet schrijft hier geen transitie-effecten voor: ${reasons[prescribed.reason]}`,
        prescribed.article,
      )
    : null;

/** Why nothing was calculated. Without a full stop. */
export function absenceWords(absence: StatutoryAbsence): string {
  if (absence.reason === 'notPrescribed')
    return 'De wet schrijft bij geen van de alternatieven transitie-effecten voor (art. 150b en 150e PW)';
  return `De transitie-effecten zijn niet berekend: ${missing(absence)}`;
}

/** What was not there to calculate with. */
function missing(absence: Exclude<StatutoryAbsence, { reason: 'notPrescribed' }>): string {
  if (absence.reason === 'setTooShort')
    return `de scenarioset heeft ${absence.years} jaren en voor de jongste deelnemer zijn er ${absence.needed} nodig`;
  if (absence.name === null)
    return 'er is geen rentecurve bekend van op of vóór de dag van berekening (art. 46e lid 6 Besluit uitvoering PW en Wvb)';
  return absence.reason === 'curveNotKnown'
    ? `de rentecurve ${absence.name} is niet bekend`
    : `de scenarioset ${absence.name} is niet bekend`;
}
