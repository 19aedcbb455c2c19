import { smallGroupNote } from '#output/language/small-group.ts';
import { counted, uncapitalised } from '#office/document/dutch-words.ts';
import { editionName, employeesEdition, peopleCount } from '#output/language/edition.ts';
import { frontHeadline } from '#output/topics/choices/employees-headline.ts';
import { dateText, monthText } from '#office/document/dutch-format.ts';
import { addedSlide } from '#output/writers/pptx/draft.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { wholeTable } from '#output/writers/pptx/table-pages.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { writeNotes, writePlaceholder } from '#output/writers/pptx/slide-text.ts';

/** Whether the report is a concept, or who marked it final and when. */
const statusOf = ({ final }: OutputContent): string =>
  final === undefined ? 'Concept' : `Definitief: ${final.by}, ${final.on}`;

/** What stands in front, with its year: the next slide has the same headline as its title. */
const coverTitle = (content: OutputContent): string =>
  `Pensioen vanaf ${content.result.transitionDate.year}: ${uncapitalised(frontHeadline(content).title)}`;

/** How few they are is not said to others than the employer. */
const participantsText = ({ result: { participantCount }, edition }: OutputContent): string =>
  edition === 'employees'
    ? `${peopleCount(participantCount)} deelnemers`
    : counted(participantCount, 'deelnemer', 'deelnemers');

/** What stands in front, and what to know of it. */
function noticesOf(content: OutputContent): readonly string[] {
  const { title, sentence } = frontHeadline(content);
  const note = content.edition === 'employees' ? `Uitgave ${employeesEdition}` : smallGroupNote(content.result);
  return [`${title}.`, sentence && `${sentence}.`, note].filter((text) => text !== null);
}

/** Whose scheme it is, as of when, by whom. */
export function addCoverSlide(report: Report): void {
  const { content, subject } = report;
  const { dossier } = content;
  const { facts } = dossier;
  const slide = addedSlide(report, 'cover', 'Rapport nieuwe pensioenregeling');
  writePlaceholder(slide, 'title', coverTitle(content));
  writePlaceholder(
    slide,
    'topic',
    `Rapport nieuwe pensioenregeling · uitgave ${editionName(content)} · vertrouwelijk${content.final === undefined ? ' · CONCEPT' : ''}`,
  );
  writePlaceholder(slide, 'subtitle', `${facts.employerName} · ${facts.schemeName}`);
  drawTable(
    slide,
    wholeTable({
      name: 'Gegevens',
      alternativeText: `Dossier van ${facts.employerName}: rapport van ${dateText(content.stamp.day)}, peildatum ${monthText(subject.input.valuationDate)}, transitiedatum ${monthText(subject.input.transitionDate)}.`,
      columns: [
        { head: 'Rapport', share: 11, align: 'left' },
        { head: 'Peildatum', share: 11, align: 'left' },
        { head: 'Transitiedatum', share: 13, align: 'left' },
        { head: 'Deelnemers', share: 14, align: 'left' },
        { head: 'Adviseur', share: 28, align: 'left' },
        { head: 'Status', share: 23, align: 'left' },
      ],
      rows: [
        [
          dateText(content.stamp.day),
          monthText(subject.input.valuationDate),
          monthText(subject.input.transitionDate),
          participantsText(content),
          facts.adviser ?? 'Niet ingevuld',
          statusOf(content),
        ],
      ],
      box: placeholderOf('cover', 'table').box,
      smallest: slide.smallestText,
      largest: 13,
    }),
  );
  writeNotes(slide, [
    'Vertel: waarom dit rapport er is. Het rekent de wegen naar de nieuwe regeling door; het advies geeft u.',
    'Bron in de werkmap: bladen Samenvatting en Uitgangspunten.',
    ...noticesOf(content),
    'Rapport: de dag waarop is gerekend. Een andere huisstijl of de status definitief verandert die niet.',
    'Peildatum: de datum waarop de gegevens gelden. Transitiedatum: de eerste dag van de nieuwe regeling.',
  ]);
}
