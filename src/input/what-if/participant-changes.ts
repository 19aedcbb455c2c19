import { type Participant, participantAmounts } from '#core/dossier/dossier.ts';

/** What is kept of a participant besides the personnel number, in the order of the columns of the template. */
const participantFacts = ['born', 'sex', ...participantAmounts, 'counts'] as const;
export type ParticipantFact = (typeof participantFacts)[number];

/** As it is compared: of a day only the month is kept. */
type FactValue = string | number;

/** A fact of one participant that differs between two dossiers. */
export interface ChangedFact {
  readonly fact: ParticipantFact;
  readonly of: FactValue;
  readonly with: FactValue;
}

export interface ParticipantChange {
  readonly number: string;
  readonly change: 'added' | 'left' | 'changed';
  /** Of who is in both. */
  readonly facts: readonly ChangedFact[];
}

/** How the participants of one dossier differ from those of another, by their personnel numbers. */
export interface ParticipantChanges {
  readonly of: number;
  readonly with: number;
  readonly added: number;
  readonly left: number;
  readonly changed: number;
  /** Of how many each fact changed, in the order of the template; only what did. */
  readonly facts: readonly { readonly fact: ParticipantFact; readonly count: number }[];
  /** Who: added, left, changed, each in the order of its file. */
  readonly people: readonly ParticipantChange[];
}

const two = (value: number): string => String(value).padStart(2, '0');

const factValue = (participant: Participant, fact: ParticipantFact): FactValue => {
  if (fact === 'born') return `${two(participant.born.month)}-${participant.born.year}`;
  if (fact === 'counts') return participant.counts ? 'ja' : 'nee';
  return participant[fact];
};

/** Of who is left out in one of the two nothing else is kept than that. */
function changedFacts(of: Participant, to: Participant): readonly ChangedFact[] {
  const facts = of.counts && to.counts ? participantFacts : (['counts'] as const);
  return facts.flatMap((fact) => {
    const [old, fresh] = [factValue(of, fact), factValue(to, fact)];
    return old === fresh ? [] : [{ fact, of: old, with: fresh }];
  });
}

/** The changes between two lists of participants that have their personnel numbers. */
export function participantChanges(of: readonly Participant[], to: readonly Participant[]): ParticipantChanges {
  const before = new Map(of.map((participant) => [participant.number, participant]));
  const after = new Set(to.map(({ number }) => number));
  const people = (change: 'added' | 'left', list: readonly Participant[]): readonly ParticipantChange[] =>
    list.map(({ number }) => ({ number, change, facts: [] }));
  const added = people(
    'added',
    to.filter(({ number }) => !before.has(number)),
  );
  const left = people(
    'left',
    of.filter(({ number }) => !after.has(number)),
  );
  const changed = to.flatMap((participant): readonly ParticipantChange[] => {
    const known = before.get(participant.number);
    const facts = known === undefined ? [] : changedFacts(known, participant);
    return facts.length === 0 ? [] : [{ number: participant.number, change: 'changed', facts }];
  });
  const all = changed.flatMap(({ facts }) => facts.map(({ fact }) => fact));
  return {
    of: of.length,
    with: to.length,
    added: added.length,
    left: left.length,
    changed: changed.length,
    facts: participantFacts.flatMap((fact) => {
      const count = all.filter((one) => one === fact).length;
      return count === 0 ? [] : [{ fact, count }];
    }),
    people: [...added, ...left, ...changed],
  };
}

/** How many rows of either list have no equal in the other, without looking at personnel numbers: the larger of both. */
export function differingRows(of: readonly Participant[], to: readonly Participant[]): number {
  const rowText = (participant: Participant): string => JSON.stringify({ ...participant, number: '' });
  const counts = new Map<string, number>();
  for (const participant of of) counts.set(rowText(participant), (counts.get(rowText(participant)) ?? 0) + 1);
  const same = to.filter((participant) => {
    const text = rowText(participant);
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count > 0;
  }).length;
  return Math.max(of.length, to.length) - same;
}
