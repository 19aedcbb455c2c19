import type { Permission } from '#core/result/new-premium.ts';
import type { Answer } from '#core/result/answer.ts';

/** A short judgement beside a figure. */
export interface Mark {
  readonly text: string;
  readonly tone: 'good' | 'doubt' | 'bad';
}

export const feasibleMark = ({ feasible }: Answer): Mark =>
  feasible ? { text: 'Haalbaar', tone: 'good' } : { text: 'Niet haalbaar', tone: 'bad' };

const permissionMarks: Readonly<Record<Permission['permitted'], Mark>> = {
  yes: { text: 'Toegestaan', tone: 'good' },
  no: { text: 'Niet toegestaan', tone: 'bad' },
  unknown: { text: 'Toegestaan: onbekend', tone: 'doubt' },
};

/** Null for a flat premium, which needs no permission. */
export const permissionMark = ({ permission }: Pick<Answer, 'permission'>): Mark | null =>
  permission === null ? null : permissionMarks[permission.permitted];

/** All marks of an answer. */
export const marksOf = (answer: Answer): readonly Mark[] =>
  [feasibleMark(answer), permissionMark(answer)].filter((mark) => mark !== null);

const permissionSentences: Readonly<Record<Permission['reason'], string>> = {
  qualifies: 'Een progressieve staffel mag alleen voor wie in dienst is vóór de vlakke premie ingaat (art. 220e PW).',
  solidaryContract:
    'Een progressieve staffel mag niet: in een solidaire premieregeling is de premie vlak (art. 220e PW).',
  schemeDoesNotQualify:
    'Een progressieve staffel mag niet: de regeling van 30 juni 2023 voldoet niet aan de voorwaarden (art. 220e PW).',
  schemeUnknown:
    'Of een progressieve staffel mag, is onbekend: vul in welke regeling op 30 juni 2023 gold (art. 220e PW).',
  transitionAfterDeadline: 'Een progressieve staffel mag niet: de overstap ligt na de uiterste datum (art. 220e PW).',
};

/** Whether the existing participants may keep a progressive scale, and why: a full sentence. */
export const permissionSentence = ({ reason }: Permission): string => permissionSentences[reason];
