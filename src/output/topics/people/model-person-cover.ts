import type { DossierInput, SurvivorCover } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { modelPartnerPensions } from '#core/statutory/model-partner-pension.ts';
import { modelSalary } from '#core/statutory/model-persons.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** A cover on death in euros a year, now and in the new scheme; null where it was not filled in. */
interface CoverInEuros {
  readonly name: string;
  /** Whether the new one takes the place of that of now: what was accrued for a partner stays beside it (art. 220g PW). */
  readonly replaces: boolean;
  readonly current: number | null;
  readonly next: number | null;
}

/** On what the tariff of average pay holds partner's pension before the pension date, where none was filled in apart; null where it holds none. */
export function tariffCover({ current }: DossierInput, { partner }: SurvivorCover): 'accrued' | 'attainable' | null {
  if (current.kind === 'premium' || partner !== null || current.partnerFraction === 0) return null;
  const { variant } = current.tariff;
  return variant === 'accrued' || variant === 'attainable' ? variant : null;
}

/** The same in euros, by model person; of accrued pension alone also what it would be with what can still be accrued. */
function tariffCovers({ input }: ConclusionSubject, before: SurvivorCover): readonly CoverInEuros[] {
  const cover = tariffCover(input, before);
  if (cover === null || !isAveragePay(input)) return [];
  const { partner } = input.next.survivorCover;
  return modelPartnerPensions(input).flatMap(({ birthYear, salary, accrued, attainable }) => {
    const next = partner === null ? null : partner * salary;
    const named = (what: string, current: number): CoverInEuros => ({
      name: `Maatmens uit ${birthYear}: partnerpensioen per jaar, ${what}`,
      replaces: false,
      current,
      next,
    });
    return cover === 'accrued'
      ? [named('opgebouwd', accrued), named('als het bereikbare is verzekerd', attainable)]
      : [named('bereikbaar', attainable)];
  });
}

/** What the covers that are a part of the salary come to for a model person, of whatever year. */
function salaryCovers(subject: ConclusionSubject, before: SurvivorCover): readonly CoverInEuros[] {
  const salary = modelSalary(statutoryPeople(subject.input));
  const after = subject.input.next.survivorCover;
  const inEuros = (fraction: number | null): number | null => (fraction === null ? null : fraction * salary);
  const parts = [
    ...(tariffCover(subject.input, before) === null ? [['partner', 'partnerpensioen'] as const] : []),
    ['orphan', 'wezenpensioen per kind'] as const,
  ];
  const covers = parts
    .filter(([part]) => before[part] !== null || after[part] !== null)
    .map(([part, name]) => ({
      name: `Maatmens: ${name} per jaar`,
      replaces: true,
      current: inEuros(before[part]),
      next: inEuros(after[part]),
    }));
  const ofWhom = { name: 'Maatmens: salaris per jaar', replaces: false, current: salary, next: salary };
  return covers.length === 0 ? [] : [ofWhom, ...covers];
}

/** Cover before the pension date in euros, of model persons. */
export const modelPersonCovers = (subject: ConclusionSubject, before: SurvivorCover): readonly CoverInEuros[] => [
  ...tariffCovers(subject, before),
  ...salaryCovers(subject, before),
];
