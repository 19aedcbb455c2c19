import { monthText, wholeNumber } from '#office/document/dutch-format.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { smallGroupNote } from '#output/language/small-group.ts';

type Frame = Pick<DocumentDraft, 'kind' | 'conclusion' | 'subject' | 'facts' | 'notices' | 'isShort' | 'isFinal'>;

/** What stands on the first page of every document of a dossier. */
export function documentFrame({ dossier, result, final }: OutputContent, kind: string, conclusion: string): Frame {
  const { facts, input, warnings } = dossier;
  return {
    kind,
    conclusion,
    subject: `${facts.employerName} · ${facts.schemeName}`,
    facts: [
      ['Werkgever', facts.employerName],
      ['Regeling', facts.schemeName],
      ['Uitvoerder', facts.provider ?? 'Niet ingevuld'],
      ['Adviseur', facts.adviser ?? 'Niet ingevuld'],
      ['Peildatum', monthText(input.valuationDate)],
      ['Transitiedatum', monthText(input.transitionDate)],
      ['Deelnemers', wholeNumber(result.participantCount)],
    ],
    notices: [smallGroupNote(result), inputWarning(warnings)].filter((notice) => notice !== null),
    isShort: false,
    isFinal: final !== undefined,
  };
}
