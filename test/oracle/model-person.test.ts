import { expect, test } from 'vitest';
import { modelPersonsOf } from '#core/statutory/model-persons.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { chosenDossiers } from '#test/oracle/chosen-dossiers.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { Kind, OracleDossier } from '#test/oracle/dossier.ts';
import { modelPerson } from '#test/oracle/model-person.ts';

/** Everybody three times, hired or not. */
const threefold = (dossier: OracleDossier): OracleDossier => ({
  ...dossier,
  deelnemers: [0, 1, 2].flatMap((round) =>
    dossier.deelnemers.map((person) => ({ ...person, nr: `${person.nr}-${round}` })),
  ),
});

test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] satisfies Kind[])(
  'model persons of kind %s have what the slow second implementation gives them, in small and in larger files',
  (kind) => {
    const drawn = chosenDossiers(kind, 6);
    const sizes = [...drawn, ...drawn.map(threefold)].map((dossier) => {
      const input = coreInput(dossier);
      const people = statutoryPeople(input);
      const modelOf = modelPersonsOf(input, people);
      for (let year = 1957; year <= 2010; year++) {
        const { salaris, deeltijd, start } = modelPerson(dossier, year);
        const { fullTimeSalary, partTime, capital, accruedPension } = modelOf(year);
        expect([fullTimeSalary, partTime]).toEqual([salaris, deeltijd]);
        expect(Math.abs(capital + accruedPension - start)).toBeLessThanOrEqual(1e-9 * Math.max(1, start));
      }
      return people.length;
    });
    expect(sizes.some((size) => size < 10)).toBe(true);
    expect(sizes.some((size) => size >= 10)).toBe(true);
  },
);
