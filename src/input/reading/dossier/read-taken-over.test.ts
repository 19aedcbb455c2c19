import { expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { registers } from '#input/fields/register.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';

/** The new scheme with every cell empty that may be as the current one. */
const untyped = (kind: (typeof schemeKinds)[number]) =>
  Object.fromEntries(
    registers[kind].fields.flatMap(({ field }) => (field.sameAs === undefined ? [] : [[field.name, null] as const])),
  );

const current = {
  huidig_eigen_bijdrage_soort: '% van de premie',
  huidig_eigen_bijdrage: 0.25,
  huidig_risicopremie_grondslag: 0.01,
  huidig_risicopremie_salaris: 0.002,
  huidig_opslag_premie: 0.03,
  huidig_kosten_per_deelnemer: 125,
};

test.each(schemeKinds)('what is left empty of the new scheme in %s is as in the current one', async (kind) => {
  const { dossier, findings } = readDossier(
    await filledWorkbook(fillingWith({ ...untyped(kind), ...current }, {}, kind), kind),
  );
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { current: now, next } = dossier!.input;
  for (const key of Object.keys(now.employeeContribution)) expect(next.employeeContribution).toHaveProperty(key);
  expect(next).toMatchObject({
    offset: now.offset,
    maximumSalary: now.maximumSalary,
    pensionAgeInMonths: now.pensionAgeInMonths,
    employeeContribution: { basis: 'premium', rate: 0.25 },
    riskPremiumOnBase: 0.01,
    riskPremiumOnSalary: 0.002,
    riskPremiumByAge: [],
    premiumLoading: 0.03,
    costPerParticipant: 125,
  });
  const entered = new Map(dossier!.fields.map((field) => [field.name, field]));
  expect(entered.get('nieuw_franchise')).toEqual({
    name: 'nieuw_franchise',
    value: entered.get('huidig_franchise')?.value,
    isDefault: false,
    takenFrom: 'huidig_franchise',
  });
});

test('what is typed of the new scheme stands, a zero too', async () => {
  const typed = { nieuw_eigen_bijdrage: 0, nieuw_kosten_per_deelnemer: 0 };
  const { dossier } = readDossier(await filledWorkbook(fillingWith({ ...current, ...typed })));
  expect(dossier?.input.next.employeeContribution.rate).toBe(0);
  expect(dossier?.input.next.costPerParticipant).toBe(0);
  expect(dossier?.fields.find(({ name }) => name === 'nieuw_eigen_bijdrage')).toEqual({
    name: 'nieuw_eigen_bijdrage',
    value: 0,
    isDefault: false,
  });
});

test('what is wrong in the current scheme is one finding, not one in the new scheme too', async () => {
  const values = { huidig_franchise: null, nieuw_franchise: null };
  const { findings } = readDossier(await filledWorkbook(fillingWith(values)));
  expect(findings.map(({ code, sheet, field }) => [code, sheet, field])).toEqual([
    ['FIELD_EMPTY', 'Huidige regeling', 'Franchise'],
  ]);
});

test('what is left open ends premium at the state pension age, and invests in one product', async () => {
  const open = { huidig_einde_premie: null, nieuw_einde_premie: null };
  const { dossier } = readDossier(await filledWorkbook(fillingWith(open)));
  expect(dossier?.input.next.premiumEnd).toBe('statePensionAge');
  expect(dossier?.input.current).toMatchObject({
    premiumEnd: 'statePensionAge',
    product: { lifecycle: null, investmentCost: null, existingCapital: 'stays' },
  });
});
