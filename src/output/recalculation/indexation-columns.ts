import type { MonthColumn } from '#output/recalculation/month-columns.ts';

/** Rights at a January hold that January's raise: this is the part of them that is bought. */
const bought = 'huidig_indexatie_actieven/(1+huidig_indexatie_actieven)';

const raised = (date: string): string => `IF(MONTH(${date})=1,1+huidig_indexatie_actieven,1)`;

/** The guaranteed pension, which beside an ambition is not the counted one. */
const guaranteed: MonthColumn = {
  key: 'guaranteed',
  header: 'Gegarandeerd opgebouwd',
  format: 'euroCents',
  meaning:
    'Eerst deelnemer_opgebouwd; elke maand + huidig_opbouwpercentage x grondslag / 12, op 1 januari x (1 + huidig_indexatie_actieven).',
  formula: ({ cell, before, isFirst }) =>
    isFirst
      ? 'deelnemer_opgebouwd'
      : `(${before('guaranteed')}+huidig_opbouwpercentage*${before('base')}/12)*${raised(cell('date'))}`,
};

/** The part of it accrued before the transition, with what is unconditional. */
const kept: MonthColumn = {
  key: 'kept',
  header: 'Daarvan van vóór de transitie',
  format: 'euroCents',
  meaning: 'Hetzelfde, met alleen de opbouw van de maanden vóór maanden_tot_transitie.',
  formula: ({ cell, before, isFirst }) =>
    isFirst
      ? 'deelnemer_opgebouwd'
      : `(${before('kept')}+IF(${before('month')}<maanden_tot_transitie,huidig_opbouwpercentage*${before('base')}/12,0))*${raised(cell('date'))}`,
};

/** What the employer pays for it: under the current scheme of all, after it of what was there where it must. */
const price = (mustIndex: boolean): MonthColumn => ({
  key: 'bought',
  header: 'Gekochte toeslag',
  format: 'euroCents',
  meaning: `Op 1 januari vanaf de transitie: de verhoging van het gegarandeerde pensioen x koopsom.${mustIndex ? ' Onder de nieuwe regeling die van het deel van vóór de transitie, zolang in beide regelingen premie wordt betaald.' : ''}`,
  formula: ({ cell }) => {
    const isPaid = `MONTH(${cell('date')})=1,${cell('month')}>=MAX(1,maanden_tot_transitie),${cell('month')}<maanden_premie_huidig`;
    return mustIndex
      ? `IF(AND(${isPaid},${cell('month')}<maanden_premie),IF(${cell('scheme')}="huidig",${cell('guaranteed')},${cell('kept')})*${bought}*${cell('price')},0)`
      : `IF(AND(${cell('scheme')}="huidig",${isPaid}),${cell('guaranteed')}*${bought}*${cell('price')},0)`;
  },
});

/** Indexation that the employer buys, month by month. */
export const indexationColumns = (mustIndex: boolean): readonly MonthColumn[] =>
  mustIndex ? [guaranteed, kept, price(true)] : [guaranteed, price(false)];
