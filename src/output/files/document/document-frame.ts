import { firstDayOf } from '#core/calendar/months.ts';
import { valueOn } from '#core/law/dated.ts';
import { minimumOffset } from '#core/law/yearly-values.ts';
import { dateText, monthText, wholeNumber } from '#office/document/dutch-format.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { editionName, employeesEditionLacks, peopleCount } from '#output/language/edition.ts';
import { frontHeadline } from '#output/topics/choices/employees-headline.ts';
import { smallGroupNote } from '#output/language/small-group.ts';

/** The day of the figures, and where to find what is behind them. */
function basisLine({ dossier, stamp, edition }: OutputContent): string {
  const { validFrom } = valueOn(minimumOffset, firstDayOf(dossier.input.valuationDate));
  const basis = `Berekend op ${dateText(stamp.day)} met de wettelijke bedragen van ${validFrom.year}; onderbouwing in de werkmap.`;
  return edition === 'employees' ? `${basis} Deze uitgave is ${employeesEditionLacks}.` : basis;
}

/** The first page of every document of a dossier; others than the employer do not read how few participants there are. */
export function documentFrame(content: OutputContent, kind: string): Omit<DocumentDraft, 'chapters'> {
  const { dossier, result, final, houseStyle, stamp, edition } = content;
  const { facts, input } = dossier;
  const { title, sentence } = frontHeadline(content);
  const count = result.participantCount;
  const small = edition === 'employees' ? null : smallGroupNote(result);
  return {
    kind,
    conclusion: title,
    sentence: sentence === null ? null : `${sentence}.`,
    subject: `${facts.employerName} · ${facts.schemeName}`,
    facts: [
      ...(facts.provider === null ? [] : [['Uitvoerder', facts.provider] as const]),
      ...(facts.adviser === null ? [] : [['Adviseur', facts.adviser] as const]),
      ['Peildatum', monthText(input.valuationDate)],
      ['Transitiedatum', monthText(input.transitionDate)],
      ['Deelnemers', edition === 'employees' ? peopleCount(count) : wholeNumber(count)],
      ['Uitgave', editionName(content)],
    ],
    basis: basisLine(content),
    notices: small === null ? [] : [small],
    isFinal: final !== undefined,
    author: facts.adviser ?? houseStyle.name,
    madeOn: stamp.day,
  };
}
