import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

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
    changedAlternatives(result, {
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
