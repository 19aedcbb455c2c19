import type { SurvivorCover } from '#core/dossier/dossier.ts';
import { amount } from '#office/document/dutch-format.ts';
import { shownModelPersons } from '#output/topics/people/model-persons-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** A cover on death in euros a year, now and in the new scheme; null where it was not filled in. */
interface CoverInEuros {
  readonly part: 'partner' | 'orphan';
  readonly name: string;
  readonly current: number | null;
  readonly next: number | null;
}

/** What the covers that are a part of the salary come to for a model person; none where its salary may not be shown. */
export function modelPersonCovers(subject: ConclusionSubject, before: SurvivorCover): readonly CoverInEuros[] {
  const [person] = shownModelPersons(subject);
  if (person === undefined) return [];
  const { fullTimeSalary: salary } = person;
  const after = subject.input.next.survivorCover;
  const inEuros = (fraction: number | null): number | null => (fraction === null ? null : fraction * salary);
  const parts = [
    ['partner', 'partnerpensioen'],
    ['orphan', 'wezenpensioen per kind'],
  ] as const;
  return parts
    .filter(([part]) => before[part] !== null || after[part] !== null)
    .map(([part, name]) => ({
      part,
      name: `Maatmens met ${amount(salary)}: ${name} per jaar`,
      current: inEuros(before[part]),
      next: inEuros(after[part]),
    }));
}
