import { jointLife, lastSurvival, lifeOn } from '#cases/annuity/life-contingencies.ts';
import published from '#cases/annuity/published-cases.json' with { type: 'json' };
import { type Survival } from '#core/annuity/survival.ts';

/** A published number, or several under the names of the source. */
export type Numbers = number | Readonly<Record<string, number>>;

export interface PublishedCase {
  readonly id: string;
  readonly source: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Numbers;
  readonly tolerance: Numbers;
  readonly notCovered?: string;
}

/** Every published case, in the order of the file. */
export const publishedCases = published.cases as readonly PublishedCase[];

export const caseOf = (id: string): PublishedCase => {
  const found = publishedCases.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No case ${id}`);
  return found;
};

export const numberOf = (published: PublishedCase, name: string): number => {
  const value = published.inputs[name];
  if (typeof value !== 'number') throw new Error(`Case ${published.id} has no number ${name}`);
  return value;
};

export const numbersOf = (published: PublishedCase, name: string): number[] => published.inputs[name] as number[];

export const tableOf = (published: PublishedCase): string => String(published.inputs['table']);

export const lifeOf = (published: PublishedCase): Survival => lifeOn(tableOf(published), numberOf(published, 'age'));

export const interestOf = (published: PublishedCase): number => numberOf(published, 'interest');

export function statusOf(published: PublishedCase): Survival {
  const [first = 0, second = 0] = numbersOf(published, 'ages');
  const lives = [lifeOn(tableOf(published), first), lifeOn(tableOf(published), second)] as const;
  return published.inputs['status'] === 'last' ? lastSurvival(...lives) : jointLife(...lives);
}
