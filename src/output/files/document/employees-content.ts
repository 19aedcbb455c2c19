import type { OutputContent } from '#output/model/output-content.ts';

/** A dossier for others than the employer: variants, and a headline of the adviser's own, may reveal what the employer pays. */
export const employeesContent = (content: OutputContent): OutputContent => ({
  ...content,
  edition: 'employees',
  beside: content.beside && { ...content.beside, variants: [], headline: undefined },
});
