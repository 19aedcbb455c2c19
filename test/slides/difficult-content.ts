import type { AnswerKey, Answer, DossierResult } from '#core/result.ts';
import type { HouseStyle } from '#contract/house-style.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

type Changes = Partial<Record<AnswerKey, Partial<Answer>>>;

/** A result in which these parts of answers are other than calculated. */
export function withAnswers(result: DossierResult, changes: Changes): DossierResult {
  const changed = Object.entries(result.answers).map(([key, answer]) => [
    key,
    { ...answer, ...changes[key as AnswerKey] },
  ]);
  return { ...result, answers: Object.fromEntries(changed) as DossierResult['answers'] };
}

const hundred =
  'Koninklijke Verenigde Metaalwaren- & Gereedschappenfabrieken <v/h "Jansen">\u0007\u000b en Zonen te Groningen B.V.';

const style: HouseStyle = {
  name: 'Pensioenadvieskantoor Van der Meulen-Oosterhuis & Partners',
  primary: 'FFF59D',
  accent: 'FFFDE7',
  contactLine: `${'Stationsplein 100 · 2400 AA Alphen aan den Rijn · '.repeat(4)}info@voorbeeld.nl`,
  logo: null,
};

/** Everything that can go wrong with texts at once: long names, signs, nothing reachable, permission unknown or refused. */
export function difficultContent(count = 400): OutputContent {
  const content = exampleContent(count, (result) =>
    withAnswers(result, {
      budgetNeutralFlat: {
        feasible: false,
        shortfall: { amount: 123_456_789, fraction: 0.45 },
        costDifference: -123_456_789,
        pensionDifference: -98_765_432,
      },
      budgetNeutralProgressive: { permission: { permitted: 'unknown', reason: 'schemeUnknown' } },
      profitNeutralFlat: { feasible: false, shortfall: { amount: 987_654_321, fraction: 0.3 }, costDifference: -1 },
      profitNeutralProgressive: { permission: { permitted: 'no', reason: 'schemeDoesNotQualify' } },
    }),
  );
  const facts = { ...content.dossier.facts, employerName: hundred, schemeName: hundred, adviser: hundred };
  return { ...content, houseStyle: style, dossier: { ...content.dossier, facts } };
}
