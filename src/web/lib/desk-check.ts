import type { Desk, DeskDeadline, DeskDossier, DeskReason } from '#api/desk.ts';
import type { CalculationStatus } from '#api/dossiers.ts';
import type { AnswerCheck } from '#web/lib/api-client.ts';
import { type Fields, fieldsOf, isInstant, refused, textIn } from '#web/lib/first-answers.ts';

const listIn = <Row>(fields: Fields, name: string, row: (value: unknown) => Row): Row[] => {
  const list = fields[name];
  return Array.isArray(list) ? list.map(row) : refused(name);
};

const oneOf = <Word extends string>(words: Readonly<Record<Word, 1>>, fields: Fields, name: string): Word => {
  const word = textIn(fields, name);
  return Object.hasOwn(words, word) ? (word as Word) : refused(name);
};

const orNull = <Value>(fields: Fields, name: string, read: (fields: Fields, name: string) => Value): Value | null =>
  fields[name] === null ? null : read(fields, name);

const instantIn = (fields: Fields, name: string): string => {
  const text = textIn(fields, name);
  return isInstant(text) ? text : refused(name);
};

const countIn = (fields: Fields, name: string): number =>
  Number.isSafeInteger(fields[name]) ? (fields[name] as number) : refused(name);

const reasons: Readonly<Record<DeskReason, 1>> = { running: 1, wrong: 1, expiring: 1, recent: 1 };
const statuses: Readonly<Record<CalculationStatus, 1>> = {
  Submitted: 1,
  Unknown: 1,
  Finished: 1,
  Failed: 1,
  FailedWithError: 1,
  FailedWithErrors: 1,
};
const deadlines: Readonly<Record<DeskDeadline['what'], 1>> = { transitionPlan: 1, transition: 1, contractEnd: 1 };

const employerIn = (fields: Fields) => ({
  clientId: textIn(fields, 'clientId'),
  clientName: textIn(fields, 'clientName'),
});

function deskDossier(value: unknown): DeskDossier {
  const row = fieldsOf(value, 'dossier');
  return {
    ...employerIn(row),
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    reason: oneOf(reasons, row, 'reason'),
    createdOn: instantIn(row, 'createdOn'),
    calculationStatus: oneOf(statuses, row, 'calculationStatus'),
    statusReason: orNull(row, 'statusReason', textIn),
    findingCount: orNull(row, 'findingCount', countIn),
    filesEraseOn: orNull(row, 'filesEraseOn', instantIn),
  };
}

function deskDeadline(value: unknown): DeskDeadline {
  const row = fieldsOf(value, 'deadline');
  const day = textIn(row, 'day');
  if (!isInstant(`${day}T00:00:00Z`)) return refused('day');
  const client = orNull(row, 'client', (fields, name) => employerIn(fieldsOf(fields[name], name)));
  return { day, what: oneOf(deadlines, row, 'what'), client };
}

/** What lies on the desk: `deskSchema`. */
export const deskCheck: AnswerCheck<Desk> = {
  parse: (answer) => {
    const data = fieldsOf(fieldsOf(answer, 'answer')['data'], 'data');
    return {
      dossiers: listIn(data, 'dossiers', deskDossier),
      deadlines: listIn(data, 'deadlines', deskDeadline),
    };
  },
};
