import type { SchemeFacts } from '#core/dossier/scheme-kind.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { Chapter6b } from '#core/dossier/chapter-6b.ts';
import { noCompensationBesideScale, noCompensationHere } from '#output/language/chapter-6b.ts';
import { compensationWords, hasTarget } from '#output/topics/compensation/compensation-words.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';

/** That the law knows no compensation in a dossier that asks for it; null where it does, or none is asked. */
const notHere = ({ method }: CompensationRules, chapter: Chapter6b): string | null =>
  method === 'none' ? null : noCompensationHere(chapter);

/** When salary is paid, and what it costs the employer. */
function salarySentence({ form, salaryLoading: loading }: CompensationRules, shown: string): string {
  const paid =
    form === 'salary'
      ? ''
      : 'Wat niet binnen de wettelijke ruimte voor pensioenpremie past, wordt als salaris betaald. ';
  return loading === 0
    ? `${paid}Op salaris is geen opslag gerekend.`
    : `${paid}Salaris kost de werkgever ${shown} meer dan het bedrag zelf.`;
}

/** What the dossier asks. `chapter`: whether chapter 6b PW holds beside a flat premium. */
export function compensationSentences(
  rules: CompensationRules,
  facts: SchemeFacts,
  chapter: Chapter6b,
): readonly string[] {
  const without = notHere(rules, chapter);
  if (without !== null) return [without];
  const { method, who, form, end, threshold, maximum, salaryLoading } = compensationWords(rules, facts);
  if (rules.method === 'none') return [method.sentence];
  return [
    method.sentence,
    ...(threshold === null ? [] : [threshold.sentence]),
    who.sentence,
    form.sentence,
    ...(maximum === null ? [] : [maximum.sentence]),
    `Uitbetaald vanaf de transitiedatum ${end.sentence}, en nooit na de eigen pensioendatum.`,
    salarySentence(rules, salaryLoading),
  ];
}

/** The meaning of the columns of compensation: "n.v.t." where the law knows none, asked or not. */
export const compensationExplanation = (rules: CompensationRules, chapter: Chapter6b): string =>
  noCompensationHere(chapter) ??
  (rules.method === 'none'
    ? 'Compensatie: in dit dossier is geen compensatie gevraagd, de kolommen staan op nul.'
    : 'Compensatie in euro: wat de compensatie de werkgever in het eerste jaar kost, met de opslag op salaris; n.v.t. naast een progressieve staffel. Compensatie %: deel van de pensioengrondslag.');

/** The meaning of the columns of the cohorts. */
export const compensationColumnSentences = (rules: CompensationRules): readonly string[] => [
  hasTarget(rules)
    ? 'Tekort: wat het nieuwe pensioen lager is dan het doel, als kapitaal op de pensioendatum. Opgebouwd: wat de compensatie daar wordt, als premie of als salaris betaald. Aangevuld: het opgebouwde deel van het tekort.'
    : 'Tekort en aangevuld: leeg, want vergoed wordt het verschil in premie. Opgebouwd: wat de compensatie op de pensioendatum wordt, als premie of als salaris betaald.',
  'Eerste jaar: kosten voor de werkgever zonder kans op vertrek. Totaal en contant: over de hele periode, gewogen met de kans dat iemand in dienst blijft. De werkgeverslast zonder en met compensatie staat naast elkaar op Samenvatting.',
];

/** What participants have of compensation. */
export const compensatedPensionExplanation =
  'Na compensatie: het verwachte pensioen met wat als premie wordt betaald. Wat als salaris wordt betaald, staat ernaast: bruto over de hele periode, en het verwachte pensioen dat het als premie zou geven. Compensatie individueel %: het percentage dat bij het eigen tekort past, zonder maximum.';

/** A sentence for compensation that is paid after the last year shown; null where none is. */
export function laterCompensationSentence(result: DossierResult): string | null {
  const lastShown = result.years.at(-1)?.year;
  const paid = result.alternatives.flatMap(({ compensation }) => compensation?.years ?? []);
  const last = Math.max(...paid.filter(({ cost }) => cost > 0).map(({ year }) => year));
  if (lastShown === undefined || last <= lastShown) return null;
  return `Compensatie loopt door na ${lastShown}, tot en met ${last}. De kolom Compensatie telt daarom niet op tot het totaal op het blad Compensatie; daar staan alle jaren.`;
}

const fullOffsetSentence =
  'De nieuwe franchise is lager dan het wettelijk minimum. Compensatie als premie is daarom een percentage van de pensioengrondslag met de volledige franchise (art. 38s lid 2 Wet LB 1964).';

/** What the law adds to the rules of a dossier. */
export const compensationLawSentences = (
  { rateBase }: CompensationResult,
  result: DossierResult,
): readonly string[] => [
  ...(rateBase === 'fullOffset' ? [fullOffsetSentence] : []),
  ...noCompensationBesideScale(result),
];
