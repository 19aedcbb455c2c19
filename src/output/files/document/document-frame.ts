import { monthText, wholeNumber } from '#office/document/dutch-format.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { employeesEdition, peopleCount } from '#output/language/edition.ts';
import { employeesHeadline } from '#output/topics/choices/employees-headline.ts';
import { smallGroupNote } from '#output/language/small-group.ts';

type Frame = Pick<DocumentDraft, 'kind' | 'conclusion' | 'subject' | 'facts' | 'notices' | 'isShort' | 'isFinal'>;

/** The first page of a document for others than the employer: how few they are is not said, nor what the adviser has to look at in the file. */
export function employeesFrame(content: OutputContent, kind: string): Frame {
  const frame = commonFrame(content, kind, peopleCount(content.result.participantCount));
  return {
    ...frame,
    conclusion: employeesHeadline(subjectOf(content)),
    notices: [],
    facts: [...frame.facts, ['Uitgave', employeesEdition]],
  };
}

/** The first page of a document for adviser and employer. */
export function documentFrame(content: OutputContent, kind: string, conclusion: string): Frame {
  const { result } = content;
  const frame = commonFrame(content, kind, wholeNumber(result.participantCount));
  const small = smallGroupNote(result);
  return { ...frame, conclusion, notices: small === null ? frame.notices : [small, ...frame.notices] };
}

/** What stands on the first page of every document of a dossier. */
function commonFrame({ dossier, final }: OutputContent, kind: string, count: string): Omit<Frame, 'conclusion'> {
  const { facts, input, warnings } = dossier;
  const warning = inputWarning(warnings);
  return {
    kind,
    subject: `${facts.employerName} · ${facts.schemeName}`,
    facts: [
      ['Werkgever', facts.employerName],
      ['Regeling', facts.schemeName],
      ['Uitvoerder', facts.provider ?? 'Niet ingevuld'],
      ['Adviseur', facts.adviser ?? 'Niet ingevuld'],
      ['Peildatum', monthText(input.valuationDate)],
      ['Transitiedatum', monthText(input.transitionDate)],
      ['Deelnemers', count],
    ],
    notices: warning === null ? [] : [warning],
    isShort: false,
    isFinal: final !== undefined,
  };
}
