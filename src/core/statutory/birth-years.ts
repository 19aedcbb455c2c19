import type { DossierInput } from '#core/dossier/dossier.ts';
import type { EffectsOn } from '#core/dossier/dossier-choices.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { roundedMedianSalary } from '#core/participant/median-salary.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { statutoryPerson } from '#core/statutory/statutory-people.ts';

/** Everybody born in a year, and whose figures are shown for it (art. 46e lid 9 Besluit uitvoering PW en Wvb). */
export interface BirthYearGroup {
  readonly year: number;
  readonly participants: readonly ProjectedParticipant[];
  /**
   * The participants, or one model person (art. 46c lid 4); nobody where a model person of the year has no premium left at the
   * transition.
   */
  readonly shown: readonly ProjectedParticipant[];
  readonly isModelPerson: boolean;
}

/** A transition plan is published (art. 150d lid 3 PW): fewer participants than this in a year are not shown. */
const smallestYear = 10;

/** In a dossier with fewer participants than this no year is shown by its participants. */
const smallestDossier = 100;

/**
 * In a dossier with more participants than this each year is shown by a model person, so that it is calculated as fast as a small one. The
 * deviation that this brings is shown (art. 46c lid 4).
 */
export const mostParticipants = 1_000;

/** To so many EUR the mean capital and the mean accrued pension are rounded, so that they are nobody's own. */
const [capitalStep, pensionStep] = [1000, 100];

/** The participants by year of birth, the earliest first. */
export function birthYearGroups(
  dossier: DossierInput,
  people: readonly ProjectedParticipant[],
  effectsOn: EffectsOn,
): BirthYearGroup[] {
  const years = Map.groupBy(people, ({ participant }) => participant.born.year);
  const isSmall = (count: number): boolean => count < smallestYear || people.length < smallestDossier;
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([year, participants]) => {
      const isForSmall = effectsOn === 'modelPersonsForSmallGroups' && isSmall(participants.length);
      const isModelPerson = isForSmall || people.length > mostParticipants;
      const shown = isModelPerson ? modelPerson(dossier, year, participants) : participants;
      return { year, participants, shown, isModelPerson };
    });
}

/**
 * The model person (maatmens) of a year of birth: born on 1 July, of no sex, full time, on the rounded median full-time salary of
 * the year, with the rounded mean of capital or accrued pension.
 */
function modelPerson(
  dossier: DossierInput,
  year: number,
  participants: readonly ProjectedParticipant[],
): ProjectedParticipant[] {
  const meanOf = (amount: 'capital' | 'accruedPension', step: number): number => {
    const sum = participants.reduce((total, { participant }) => total + participant[amount], 0);
    return Math.round(sum / participants.length / step) * step;
  };
  const invented = inventedParticipant(`${year}`, { year, month: 7, day: 1 }, roundedMedianSalary(participants));
  const accrued = { capital: meanOf('capital', capitalStep), accruedPension: meanOf('accruedPension', pensionStep) };
  const person = statutoryPerson({ ...invented, ...accrued }, dossier);
  return person === null ? [] : [person];
}
