import type { AgeGroup } from '#core/result/shown-groups.ts';

type Ages = Pick<AgeGroup, 'fromAge' | 'toAge'>;

/** "45 t/m 49 jaar", or "45 jaar" for a cohort of one age. */
export const cohortName = ({ fromAge, toAge }: Ages): string =>
  fromAge === toAge ? `${fromAge} jaar` : `${fromAge} t/m ${toAge} jaar`;

/** "45- t/m 49-jarigen", for sentences. */
export const cohortPeople = ({ fromAge, toAge }: Ages): string =>
  fromAge === toAge ? `${fromAge}-jarigen` : `${fromAge}- t/m ${toAge}-jarigen`;

/** "45–49", for narrow places. */
export const shortCohortName = ({ fromAge, toAge }: Ages): string =>
  fromAge === toAge ? `${fromAge}` : `${fromAge}–${toAge}`;

/** Where people are too few for groups of ages. */
export const allTogether = 'Alle medewerkers samen';
