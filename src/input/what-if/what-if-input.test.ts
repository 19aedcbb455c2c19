import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AveragePayDossierInput } from '#core/dossier/dossier.ts';
import { modelPartnerPensions } from '#core/statutory/model-partner-pension.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { hasFlatNow } from '#core/dossier/flat-since.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import type { DossierResult } from '#core/result/result.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierOfWhatIf, whatIfInput, whatIfInputVersion } from '#input/what-if/what-if-input.ts';
import { averagePayInput } from '#test/fixtures/average-pay-content.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { invoicedContent } from '#test/fixtures/invoiced-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { expectSame } from '#test/same-results.ts';

const stamp = { programVersion: '1.2.3', inputSha256: 'ab'.repeat(32), day: dayInTests };

/** In the place of everything that must not be kept. */
const secret = 'Canarius';

const named = (participants: readonly Participant[]): readonly Participant[] =>
  participants.map((participant, index) => ({ ...participant, number: `${secret} ${index}` }));

/** A dossier with personnel numbers, remarks, categories, a contact person and found values that can be recognised. */
function recognisable(input: DossierInput): ReadDossier {
  const { dossier } = exampleContent(1);
  const participants = named(input.participants);
  return {
    ...dossier,
    input: { ...input, participants },
    facts: { ...dossier.facts, adviser: secret },
    fields: [...dossier.fields, { name: 'adviseur', value: secret, isDefault: false }],
    remarks: participants.map(() => ({ category: `${secret} afdeling`, remark: `${secret} is ziek` })),
    warnings: dossier.warnings.map((warning) =>
      Object.assign({}, warning, { found: secret, message: `${secret} verdient veel.` }),
    ),
  };
}

const kept = (dossier: ReadDossier) => JSON.stringify(whatIfInput({ dossier, stamp }));
const restored = (text: string) => dossierOfWhatIf(JSON.parse(text));

/** A result with the numbers of its participants replaced by their order in the file. */
function numbered(result: DossierResult, participants: readonly Participant[]): DossierResult {
  const rows = new Map(participants.map(({ number }, index) => [number, String(index + 1)]));
  const named = <T extends { readonly number: string }>(one: T): T => ({ ...one, number: rows.get(one.number) ?? '' });
  return { ...result, participants: result.participants.map(named), excluded: result.excluded.map(named) };
}

describe.each(schemeKinds)('the input for what-ifs of %s', (kind) => {
  const contents = generatedContents(kind, 2);
  const inputs = contents.map(({ dossier }) => dossier.input);

  it('gives the same result to the last bit, but for the numbers of participants', () => {
    for (const { dossier, result } of contents) {
      const again = restored(kept(recognisable(dossier.input))).dossier.input;
      expectSame(calculate(again), numbered(result, dossier.input.participants));
    }
  });

  it('holds no personnel number, remark, category, contact person or value that was found', () => {
    for (const input of inputs) {
      const text = kept(recognisable(input));
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"(number|remark|category|remarks)"/);
    }
  });

  it('has what the words need: facts, fields, tables, warnings by their kind, and the stamp', () => {
    const dossier = recognisable(inputs[0]!);
    const again = restored(kept(dossier));
    expect(again.stamp).toEqual(stamp);
    const { facts, fields, tables, warnings } = again.dossier;
    expect(facts).toEqual({ ...dossier.facts, adviser: null });
    expect(fields).toEqual(dossier.fields.filter(({ name }) => name !== 'adviseur'));
    expect(tables).toEqual(dossier.tables);
    expect(warnings.map(({ code, cell }) => [code, cell])).toEqual(dossier.warnings.map((one) => [one.code, one.cell]));
    expect(again.dossier.remarks).toHaveLength(inputs[0]!.participants.length);
  });
});

describe('of a participant', () => {
  const { input } = recognisable(exampleContent(25).dossier.input);
  const only = (change: Partial<Participant>): Participant => {
    const [first, ...others] = input.participants;
    const changed = { ...input, participants: [{ ...first!, ...change }, ...others] } as DossierInput;
    return restored(kept({ ...recognisable(changed), input: changed })).dossier.input.participants[0]!;
  };

  it('the month of birth is kept, and not the day', () => {
    expect(only({ born: { year: 1980, month: 2, day: 29 } }).born).toEqual({ year: 1980, month: 2, day: 1 });
  });

  it('the month of the first working day is kept only where it tells who enters', () => {
    const { year, month } = input.valuationDate;
    expect(only({ hired: { year: year - 1, month, day: 17 } }).hired).toEqual({ year: year - 1, month, day: 1 });
    expect(only({ hired: { year: year - 6, month, day: 17 } }).hired).toBeNull();
  });

  it('whether somebody has the flat premium now is kept, also in the month in which it began', () => {
    const flatSince = { from: { year: 2014, month: 3, day: 15 }, rate: 0.2 };
    const [first] = exampleContent(1).dossier.input.participants;
    const hiredOn = [14, 15, 31].map((day) => Object.assign({}, first, { hired: { year: 2014, month: 3, day } }));
    const { dossier } = exampleContent(1);
    const { current } = dossier.input;
    if (current.kind !== 'premium') throw new Error('no scale');
    const input = { ...dossier.input, current: { ...current, flatSince }, participants: hiredOn } as DossierInput;
    const again = restored(JSON.stringify(whatIfInput({ dossier: { ...dossier, input }, stamp }))).dossier.input;
    expect(again.participants.map((one) => hasFlatNow(one, again))).toEqual([false, true, true]);
  });

  it('who is left out of the calculation nothing is kept but that', () => {
    const left = { counts: false, born: { year: 1971, month: 3, day: 4 }, sex: 'V', fullTimeSalary: 61_234 } as const;
    const { number, counts, born, sex, hired, ...amounts } = only(left);
    expect({ number, counts, sex, hired }).toEqual({ number: '1', counts: false, sex: 'X', hired: null });
    expect(born).not.toEqual({ ...left.born, day: 1 });
    expect(Object.entries(amounts).filter(([, amount]) => amount !== 0)).toEqual([]);
    expect(Object.keys(amounts)).toContain('fullTimeSalary');
  });
});

/** The names of everything in a value, without the items of lists. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => shapeOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => shapeOf(inner, `${path}.${name}`));
}

it('has another version when its form changes: raise it, and write the new form down here', () => {
  const inputs = [exampleContent(3).dossier.input, averagePayInput('scheme', 3), averagePayInput('ambition', 3)];
  const names = inputs.flatMap((input) =>
    shapeOf(whatIfInput({ dossier: { ...exampleContent(3).dossier, input }, stamp })),
  );
  const sorted = [...new Set(names)].toSorted();
  const form = createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 16);
  expect({ version: whatIfInputVersion, form }).toEqual({ version: 13, form: '324bbe8d6b738c39' });
});

it('refuses what another version wrote', () => {
  const { dossier } = exampleContent(3);
  expect(() => dossierOfWhatIf({ ...whatIfInput({ dossier, stamp }), version: 6 })).toThrow(TypeError);
});

it('keeps an invoice, with the terms that it scales and those of before', () => {
  const { dossier, result } = invoicedContent(true);
  const { dossier: again } = restored(kept(dossier));
  expect(again.input.invoice).toEqual(dossier.input.invoice);
  expect(calculate(again.input).reconciliation).toEqual(result.reconciliation);
});

it('model persons are those of the file, though most days of hire are not kept', async () => {
  const { dossier } = await calculatedContent(guaranteeExample, 'dbToDc');
  const again = restored(JSON.stringify(whatIfInput({ dossier, stamp }))).dossier.input;
  expect(modelPartnerPensions(again as AveragePayDossierInput)).toEqual(
    modelPartnerPensions(dossier.input as AveragePayDossierInput),
  );
});
