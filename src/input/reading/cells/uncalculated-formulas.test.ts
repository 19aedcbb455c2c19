import { expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { type CellChange, filledWorkbook, withCells } from '#test/xlsx/filled-template.ts';
import { participantCell } from '#test/xlsx/participant-cells.ts';
import { brief } from '#test/xlsx/read-findings.ts';

const formula = (value: number | string): CellChange => ({ kind: 'number', value, isFormula: true });
const uncalculated: CellChange = { kind: 'error', value: '', isFormula: true };

/** What is found where the capital of the first participants comes from formulas. */
async function withCapital(cells: readonly CellChange[], asksToCalculate = true): Promise<readonly Finding[]> {
  const changes = Object.fromEntries(cells.map((cell, row) => [participantCell('capital', 5 + row), cell]));
  return readDossier({ ...withCells(await filledWorkbook(), changes), asksToCalculate }).findings;
}

/** Without what the amounts themselves raise. */
const told = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ message }) => /formule/.test(message)).map(({ message }) => message);

test('formulas that were never calculated are one error with their count, at the first', async () => {
  const findings = await withCapital([uncalculated, uncalculated, uncalculated]);
  expect(brief(findings)).toContain(`error VALUE_ERROR_CELL ${participantCell('capital', 5)} `);
  expect(told(findings)).toEqual(['In 3 cellen is de formule nog niet berekend; dit is de eerste.']);
});

test('formulas that all give nought are one question where the file asks to be calculated', async () => {
  const findings = await withCapital([formula(0), formula(0), formula(0)]);
  expect(brief(findings)).toContain(`warning VALUE_UNUSUAL ${participantCell('capital', 5)} 0`);
  expect(told(findings)).toEqual([
    'Alle 3 formules geven 0 of niets, en het bestand vraagt om te worden berekend: misschien is dat nooit gebeurd. Dit is de eerste.',
  ]);
});

test.each<[string, readonly CellChange[], boolean]>([
  ['the file was calculated', [formula(0), formula(0)], false],
  ['another formula gives something', [formula(0), formula(12_000)], true],
  ['nought was typed', [{ kind: 'number', value: 0 }], true],
])('nought is not asked about where %s', async (_, cells, asksToCalculate) => {
  expect(told(await withCapital(cells, asksToCalculate))).toEqual([]);
});
