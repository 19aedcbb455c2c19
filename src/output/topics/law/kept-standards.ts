import { schemeKind } from '#core/dossier/scheme-kind.ts';
import type { OfficeTerms, ReadDossier } from '#input/fields/dossier-file.ts';
import { type ConfirmedSubject, confirmedSubjects } from '#input/fields/confirmation-fields.ts';
import { type PlacedField, registers } from '#input/fields/register.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import { listed, uncapitalised } from '#office/document/dutch-words.ts';

/** The standard values of one subject that were left as they were, and who stands for them. */
export interface KeptStandards {
  readonly key: ConfirmedSubject['key'];
  /** "Loon en prijzen" */
  readonly title: string;
  readonly ours: number;
  readonly ofOffice: number;
  /** `open`: nobody said anything; `refused`: somebody said that they do not fit. */
  readonly answer: 'confirmed' | 'refused' | 'open';
  /** Who, and why, in their own words. */
  readonly by: string | null;
}

/** The subject under which a field is confirmed; undefined of what is no assumption. */
export const subjectOfField = ({ group, field }: PlacedField): ConfirmedSubject | undefined =>
  confirmedSubjects.find(({ groups, fields }) => groups.includes(group) || fields.includes(field.name));

export const subjectOfTable = (table: string): ConfirmedSubject | undefined =>
  confirmedSubjects.find(({ tables }) => tables.includes(table));

const answers = { ja: 'confirmed', nee: 'refused' } as const;

/** Of each subject of which standard values were kept: how many, of whom, and whether they were confirmed. */
export function keptStandards({ fields, tables, input }: ReadDossier): readonly KeptStandards[] {
  const register = registers[schemeKind(input)];
  const kept = [
    ...fields.map((field) => ({ ...field, subject: subjectOfField(register.field(field.name)) })),
    ...tables.map((table) => ({ ...table, subject: subjectOfTable(table.name) })),
  ].filter(({ isDefault }) => isDefault === true);
  const texts = new Map(fields.map(({ name, value }) => [name, value]));
  return confirmedSubjects.flatMap((subject) => {
    const of = kept.filter((one) => one.subject === subject);
    if (of.length === 0) return [];
    const ofOffice = of.filter((one) => one.ofOffice === true).length;
    const answer = answers[texts.get(`akkoord_${subject.key}`) as keyof typeof answers] ?? 'open';
    const by = texts.get(`akkoord_${subject.key}_door`);
    const { key, title } = subject;
    return [{ key, title, ours: of.length - ofOffice, ofOffice, answer, by: typeof by === 'string' ? by : null }];
  });
}

const withoutStop = (text: string): string => text.replace(/[.\s]+$/, '');

/** "standaard van Kantoor Noord, vastgesteld op 1 oktober 2026: besluit van de adviescommissie" */
export const officeSentence = ({ office, adoptedOn, reason }: OfficeTerms): string =>
  `standaard van ${office}, vastgesteld op ${longDateText(adoptedOn)}: ${withoutStop(reason)}`;

const standards = (count: number): string => (count === 1 ? 'de standaardwaarde' : `de ${count} standaardwaarden`);

/** "de 3 standaardwaarden van Kantoor Noord en 1 van Evenwicht bij loon en prijzen" */
function valuesText({ title, ours, ofOffice }: KeptStandards, office: string): string {
  const of =
    ofOffice === 0
      ? `${standards(ours)} van Evenwicht`
      : `${standards(ofOffice)} van ${office}${ours === 0 ? '' : ` en ${ours} van Evenwicht`}`;
  return `${of} bij ${uncapitalised(title)}`;
}

/** What is still to be settled: a full sentence for each subject of which the standard values were not confirmed. */
export const openSentences = (dossier: ReadDossier): readonly string[] =>
  keptStandards(dossier).flatMap((kept) => {
    if (kept.answer === 'confirmed') return [];
    const values = valuesText(kept, dossier.office?.office ?? '');
    if (kept.answer === 'open') return [`Niemand gaf akkoord op ${values}.`];
    return [`Er is geen akkoord op ${values}${kept.by === null ? '' : ` (${withoutStop(kept.by)})`}.`];
  });

/** "Bevestigd door P. Jansen: standaardwaarden van Evenwicht bij loon en prijzen (3) en kosten (2)." */
function confirmedSentence(by: string | null, source: string, counts: readonly string[]): string {
  const whom = by === null ? '' : ` door ${withoutStop(by)}`;
  return `Bevestigd${whom}: standaardwaarden van ${source} bij ${listed(counts)}.`;
}

/** Who confirmed which standard values: a full sentence for each person and each source. */
export function confirmedSentences(dossier: ReadDossier): readonly string[] {
  const office = dossier.office?.office ?? '';
  const parts = keptStandards(dossier)
    .filter(({ answer }) => answer === 'confirmed')
    .flatMap(({ title, ours, ofOffice, by }) =>
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
