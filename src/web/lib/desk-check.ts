import type { Desk, DeskDeadline, DeskDossier, DeskNews, DeskReason } from '#api/desk.ts';
import type { Party, StepKey } from '#api/steps.ts';
import type { CalculationStatus } from '#api/dossiers.ts';
import {
  type Take,
  count,
  dataCheck,
  day,
  flag,
  instant,
  listOf,
  oneOf,
  orNull,
  record,
  text,
} from '#web/lib/first-answers.ts';

type DeskStep = NonNullable<DeskDeadline['step']>;

const employer = { clientId: text, clientName: text };

const dossier = record<DeskDossier>({
  ...employer,
  id: text,
  name: text,
  reason: oneOf<DeskReason>({ wrong: 1, expiring: 1, running: 1, recent: 1 }),
  createdOn: instant,
  calculationStatus: oneOf<CalculationStatus>({
    Submitted: 1,
    Unknown: 1,
    Finished: 1,
    Failed: 1,
    FailedWithError: 1,
    FailedWithErrors: 1,
  }),
  statusReason: orNull(text),
  findingCount: orNull(count),
  filesEraseOn: orNull(instant),
});

const deadline = record<DeskDeadline>({
  day,
  what: oneOf<DeskDeadline['what']>({ transitionPlan: 1, transition: 1, contractEnd: 1, step: 1 }),
  client: orNull(record(employer)),
  step: orNull(
    record<DeskStep>({
      ...employer,
      id: text,
      name: text,
      step: text as Take<StepKey>,
      who: listOf(text as Take<Party>),
    }),
  ),
});

const news = record<DeskNews>({ ...employer, id: text, name: text, by: text, on: instant, choice: orNull(text) });

/** What lies on the desk: `deskSchema`. */
export const deskCheck = dataCheck(
  record<Desk>({
    dossiers: listOf(dossier),
    deadlines: listOf(deadline),
    news: listOf(news),
    total: count,
    hasOwn: flag,
  }),
);
