import type { CompensationRules } from '#core/dossier/dossier-choices.ts';

/** What holds of compensation wherever its cohorts are shown. */
export const entitledNote =
  'In aanmerking: wie op de transitiedatum een leeftijd heeft die wordt gecompenseerd, ook wie niet tekortkomt.';

const roomNote =
  'Als pensioenpremie kan compensatie alleen binnen de wettelijke ruimte en tot het wettelijk einde. Wat niet past is salaris, met de opslag daarop.';

const sameRateNote = 'Art. 150f Pensioenwet: iedereen in een gecompenseerd cohort heeft recht op hetzelfde percentage.';

const isSalary = 'De compensatie is salaris, en dat is geen pensioen: art. 150f PW geldt er niet voor.';

/** What the law asks of compensation, by its form. */
export const lawNotes = ({ form }: Pick<CompensationRules, 'form'>): readonly string[] =>
  form === 'salary' ? [isSalary] : [roomNote, sameRateNote];

/** The article behind the figures: of salary there is none. */
export const compensationArticle = ({ form }: Pick<CompensationRules, 'form'>): string | null =>
  form === 'salary' ? null : 'art. 150f Pensioenwet';
