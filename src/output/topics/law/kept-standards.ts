import { schemeKind } from '#core/dossier/scheme-kind.ts';
import type { EnteredValue, OfficeTerms, ReadDossier } from '#input/fields/dossier-file.ts';
import { type ConfirmedSubject, confirmedSubjects } from '#input/fields/confirmation-fields.ts';
import { type PlacedField, registers } from '#input/fields/register.ts';
import { longDateText } from '#office/document/dutch-format.ts';
import { listed, uncapitalised } from '#office/document/dutch-words.ts';

/** The subject under which a field is confirmed; undefined of what is no assumption. */
export const subjectOfField = ({ group, field }: PlacedField): ConfirmedSubject | undefined =>
  confirmedSubjects.find(({ groups, fields }) => groups.includes(group) || fields.includes(field.name));

export const subjectOfTable = (table: string): ConfirmedSubject | undefined =>
  confirmedSubjects.find(({ tables }) => tables.includes(table));

/** The subject that the law gives: nobody needs to look at it. */
const givenByLaw = 'wettelijk';

type Entered = ReadonlyMap<string, EnteredValue>;

const enteredOf = ({ fields }: ReadDossier): Entered => new Map(fields.map(({ name, value }) => [name, value]));

/** Who approved all of them, which a file is asked from version 7 on. */
const approvedBy = (entered: Entered): string | null => {
  const by = entered.get('uitgangspunten_vastgesteld_door');
  return typeof by === 'string' ? withoutStop(by) : null;
};

/** Subjects of which standard values were kept; `ours`: of Evenwicht, not of an office that adopted them. */
function keptSubjects({ fields, tables, input }: ReadDossier, ours: boolean): readonly ConfirmedSubject[] {
  const register = registers[schemeKind(input)];
  const kept = new Set(
    [
      ...fields.map((field) => ({ ...field, subject: subjectOfField(register.field(field.name)) })),
      ...tables.map((table) => ({ ...table, subject: subjectOfTable(table.name) })),
    ].flatMap(({ isDefault, ofOffice, subject }) =>
      isDefault === true && !(ours && ofOffice === true) && subject !== undefined ? [subject] : [],
    ),
  );
  return confirmedSubjects.filter((subject) => kept.has(subject));
}

const withoutStop = (text: string): string => text.replace(/[.\s]+$/, '');

/** "standaard van Kantoor Noord, vastgesteld op 1 oktober 2026: besluit van de adviescommissie" */
export const officeSentence = ({ office, adoptedOn, reason }: OfficeTerms): string =>
  `standaard van ${office}, vastgesteld op ${longDateText(adoptedOn)}: ${withoutStop(reason)}`;

const titlesOf = (subjects: readonly ConfirmedSubject[]): readonly string[] =>
  subjects.map(({ title }) => uncapitalised(title));

/** What was approved a subject at a time, as a file of version 6 asks. */
function approvedSubjects(dossier: ReadDossier, entered: Entered): string | null {
  const approved = keptSubjects(dossier, false).filter(({ key }) => entered.get(`akkoord_${key}`) === 'ja');
  if (approved.length === 0) return null;
  const groups = Map.groupBy(approved, ({ key }) => {
    const by = entered.get(`akkoord_${key}_door`);
    return typeof by === 'string' ? ` door ${withoutStop(by)}` : '';
  });
  const parts = [...groups].map(([by, subjects]) => `${listed(titlesOf(subjects))}${by}`);
  return `Standaardwaarden vastgesteld: ${parts.join('; ')}.`;
}

/** Who stands for the assumptions, in one sentence; null where nobody does. */
export function approvalSentence(dossier: ReadDossier): string | null {
  const entered = enteredOf(dossier);
  const by = approvedBy(entered);
  if (by === null) return approvedSubjects(dossier, entered);
  const on = entered.get('uitgangspunten_vastgesteld_op');
  const day = typeof on === 'object' && on !== null ? ` op ${longDateText(on)}` : '';
  return `Uitgangspunten vastgesteld door ${by}${day}.`;
}

/** What the law does not give and nobody looked at, for the adviser only; null where there is nothing. */
export function openStandards(dossier: ReadDossier): string | null {
  const entered = enteredOf(dossier);
  if (approvedBy(entered) !== null) return null;
  const open = keptSubjects(dossier, true).filter(
    ({ key }) => key !== givenByLaw && entered.get(`akkoord_${key}`) !== 'ja',
  );
  return open.length === 0 ? null : `Nog vast te stellen: ${listed(titlesOf(open))}.`;
}
