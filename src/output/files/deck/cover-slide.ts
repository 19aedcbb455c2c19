import { smallGroupNote } from '#output/language/small-group.ts';
import { editionName, employeesEdition } from '#output/language/edition.ts';
import { frontHeadline } from '#output/topics/choices/employees-headline.ts';
import { longDateText, monthText } from '#office/document/dutch-format.ts';
import { addedSlide } from '#output/writers/pptx/draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { writeNotes, writePlaceholder } from '#output/writers/pptx/slide-text.ts';

/** Whose scheme it is, and that it is a concept while it is. */
const topicOf = ({ dossier: { facts }, final }: OutputContent): string =>
  `${final === undefined ? 'CONCEPT · ' : ''}${facts.employerName}`;

/** Which scheme, by whom and when, and for whom: three lines. */
function signature({ dossier: { facts }, stamp, final, edition, result }: OutputContent): string {
  const signed = final === undefined ? '' : ` · definitief, ${final.by}`;
  const made = `${facts.adviser ?? 'Adviseur niet ingevuld'} · ${longDateText(stamp.day)}${signed}`;
  const isForOthers = edition === 'employees';
  const whom = isForOthers ? employeesEdition : editionName({ edition });
  const confidential = isForOthers ? null : smallGroupNote(result);
  return `${facts.schemeName}\n${made}\nUitgave ${whom}. ${confidential ?? 'Vertrouwelijk.'}`;
}

/** The headline, whose it is, its day and its author. */
export function addCoverSlide(report: Report): void {
  const { content, subject } = report;
  const { title, sentence } = frontHeadline(content);
  const slide = addedSlide(report, 'cover', 'Rapport nieuwe pensioenregeling');
  writePlaceholder(slide, 'title', title);
  writePlaceholder(slide, 'topic', topicOf(content));
  if (sentence !== null) writePlaceholder(slide, 'subtitle', `${sentence}.`);
  writePlaceholder(slide, 'lead', signature(content));
  writeNotes(slide, [
    'Vertel: waarom dit rapport er is. Het rekent de wegen naar de nieuwe regeling door; het advies geeft u.',
    'Bron in de werkmap: bladen Samenvatting en Uitgangspunten.',
    `Gegevens van ${monthText(subject.input.valuationDate)}; de nieuwe regeling begint op ${monthText(subject.input.transitionDate)}. De datum is de dag waarop is gerekend.`,
  ]);
}
