/** "25 t/m 29 jaar", or "25 jaar" for a cohort of one age. */
export const cohortName = ({ fromAge, toAge }: { readonly fromAge: number; readonly toAge: number }): string =>
  fromAge === toAge ? `${fromAge} jaar` : `${fromAge} t/m ${toAge} jaar`;
