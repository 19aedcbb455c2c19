import { expect, it } from 'vitest';
import { whatIfInput } from '#input/what-if-input.ts';
import { earlierOfScheme } from '#server/calculation/earlier/earlier-dossier.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { exampleDossier } from '#test/fixtures/output-content.ts';

const stamp = { programVersion: '1.2.3', inputSha256: 'ab'.repeat(32) };

/** A dossier as it is kept, of a scheme. */
async function kept(name: string, schemeName: string) {
  const dossier = exampleDossier(exampleParticipants(3));
  const of = { ...dossier, facts: { ...dossier.facts, schemeName } };
  return {
    name,
    input: await packedJson(whatIfInput({ dossier: of, stamp })),
    numbers: await packedJson(['P-1', 'P-2', 'P-3']),
  };
}

it('an earlier dossier is the newest of the same scheme, with personnel numbers', async () => {
  const all = [
    await kept('Andere regeling', 'Directie'),
    await kept('Vorig jaar', ' basis '),
    await kept('Ouder', 'Basis'),
  ];
  const found = await earlierOfScheme(all, { schemeName: 'Basis' });
  expect(found?.name).toBe('Vorig jaar');
  expect(found?.participants.map(({ number }) => number)).toEqual(['P-1', 'P-2', 'P-3']);
  expect(found?.isSameScheme).toBe(true);
  expect(await earlierOfScheme(all, { schemeName: 'Nieuw' })).toBeUndefined();
});

it('an earlier dossier that somebody chose is compared with whatever its scheme, which it tells', async () => {
  const chosen = { ...(await kept('Andere regeling', 'Directie')), isChosen: true as const };
  const found = await earlierOfScheme([chosen], { schemeName: 'Basis' });
  expect([found?.name, found?.isSameScheme]).toEqual(['Andere regeling', false]);
});
