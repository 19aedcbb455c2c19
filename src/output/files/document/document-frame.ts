import { monthText, wholeNumber } from '#office/document/dutch-format.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { employeesEdition, peopleCount } from '#output/language/edition.ts';
import { employeesHeadline } from '#output/topics/choices/employees-headline.ts';
import { smallGroupNote } from '#output/language/small-group.ts';

type Frame = Pick<DocumentDraft, 'kind' | 'conclusion' | 'subject' | 'facts' | 'notices' | 'isShort' | 'isFinal'>;

/** What stands on the first page of a document for others than the employer: how few they are is not told. */
export function employeesFrame(content: OutputContent, kind: string): Frame {
  const frame = documentFrame(content, kind, employeesHeadline(subjectOf(content)));
  const { result } = content;
  return {
    ...frame,
    facts: [
      ...frame.facts.filter(([name]) => name !== countName),
      [countName, peopleCount(result.participantCount)],
      ['Uitgave', employeesEdition],
    ],
    notices: frame.notices.filter((notice) => notice !== smallGroupNote(result)),
  };
}

const countName = 'Deelnemers';

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
      [countName, wholeNumber(result.participantCount)],
    ],
    notices: [smallGroupNote(result), inputWarning(warnings)].filter((notice) => notice !== null),
    isShort: false,
    isFinal: final !== undefined,
  };
}
