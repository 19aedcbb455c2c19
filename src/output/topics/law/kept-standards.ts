import { schemeKind } from '#core/dossier/scheme-kind.ts';
import type { OfficeTerms, ReadDossier } from '#input/fields/dossier-file.ts';
import { type ConfirmedSubject, confirmedSubjects } from '#input/fields/confirmation-fields.ts';
import { type PlacedField, registers } from '#input/fields/register.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import { listed, uncapitalised } from '#office/document/dutch-words.ts';

/** The standard values of one subject that were left as they were and confirmed, and who did so. */
interface ConfirmedStandards {
  /** "Loon en prijzen" */
  readonly title: string;
  readonly ours: number;
  readonly ofOffice: number;
  /** Who, and why, in their own words. */
  readonly by: string | null;
}

/** The subject under which a field is confirmed; undefined of what is no assumption. */
export const subjectOfField = ({ group, field }: PlacedField): ConfirmedSubject | undefined =>
  confirmedSubjects.find(({ groups, fields }) => groups.includes(group) || fields.includes(field.name));

export const subjectOfTable = (table: string): ConfirmedSubject | undefined =>
  confirmedSubjects.find(({ tables }) => tables.includes(table));

/** Of each subject of which the standard values were confirmed: how many, of whom, and by whom. */
function confirmedStandards({ fields, tables, input }: ReadDossier): readonly ConfirmedStandards[] {
  const register = registers[schemeKind(input)];
  const kept = [
    ...fields.map((field) => ({ ...field, subject: subjectOfField(register.field(field.name)) })),
    ...tables.map((table) => ({ ...table, subject: subjectOfTable(table.name) })),
  ].filter(({ isDefault }) => isDefault === true);
  const texts = new Map(fields.map(({ name, value }) => [name, value]));
  return confirmedSubjects.flatMap((subject) => {
    const of = kept.filter((one) => one.subject === subject);
    if (of.length === 0 || texts.get(`akkoord_${subject.key}`) !== 'ja') return [];
    const ofOffice = of.filter((one) => one.ofOffice === true).length;
    const by = texts.get(`akkoord_${subject.key}_door`);
    const { title } = subject;
    return [{ title, ours: of.length - ofOffice, ofOffice, by: typeof by === 'string' ? by : null }];
  });
}

const withoutStop = (text: string): string => text.replace(/[.\s]+$/, '');

/** "standaard van Kantoor Noord, vastgesteld op 1 oktober 2026: besluit van de adviescommissie" */
export const officeSentence = ({ office, adoptedOn, reason }: OfficeTerms): string =>
  `standaard van ${office}, vastgesteld op ${longDateText(adoptedOn)}: ${withoutStop(reason)}`;

/** "Bevestigd door P. Jansen: standaardwaarden van Evenwicht bij loon en prijzen (3) en kosten (2)." */
function confirmedSentence(by: string | null, source: string, counts: readonly string[]): string {
  const whom = by === null ? '' : ` door ${withoutStop(by)}`;
  return `Bevestigd${whom}: standaardwaarden van ${source} bij ${listed(counts)}.`;
}

/** Who confirmed which standard values: a full sentence for each person and each source. */
export function confirmedSentences(dossier: ReadDossier): readonly string[] {
  const office = dossier.office?.office ?? '';
  const parts = confirmedStandards(dossier).flatMap(({ title, ours, ofOffice, by }) =>
    [
      { by, source: office, title, count: ofOffice },
      { by, source: 'Evenwicht', title, count: ours },
    ].filter(({ count }) => count > 0),
  );
  return [...Map.groupBy(parts, ({ by, source }) => JSON.stringify([by, source])).values()].map((group) =>
    confirmedSentence(
      group[0]!.by,
      group[0]!.source,
      group.map(({ title, count }) => `${uncapitalised(title)} (${count})`),
    ),
  );
}
