import type { DossierInput, Participant } from '#core/dossier.ts';
import type { ReadDossier } from '#contract/dossier-file.ts';
import { readDossier } from '#documents/excel/read-dossier.ts';
import { readWorkbook } from '#documents/excel/read-workbook.ts';
import { templateWorkbook } from '#documents/excel/template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleFilling } from '#server/example/example-filling.ts';

/** Invented participants, spread over ages, salaries and part-time factors, the same ones each time. */
export function participants(count: number): Participant[] {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, index) => ({
    number: `P${String(index + 1).padStart(6, '0')}`,
    born: {
      year: 1962 + Math.floor(random() * 43),
      month: 1 + Math.floor(random() * 12),
      day: 1 + Math.floor(random() * 28),
    },
    sex: (['M', 'V', 'X'] as const)[Math.floor(random() * 2.05)] ?? 'X',
    fullTimeSalary: Math.round(28_000 + 60_000 * random() ** 2),
    partTime: Math.ceil(5 + 5 * random()) / 10,
    capital: Math.round(150_000 * random()),
    accruedPension: 0,
    counts: true,
  }));
}

/** The example workbook with another group of participants. */
export function workbookOf(count: number): Promise<Uint8Array> {
  const rows = participants(count).map((person) => {
    const { number, born, sex, fullTimeSalary, partTime, capital } = person;
    return [number, born, sex, null, fullTimeSalary, partTime, capital, null, null, null];
  });
  return templateWorkbook('dcToDc', { ...exampleFilling, tables: { ...exampleFilling.tables, Deelnemers: rows } });
}

/** The example dossier with another group of participants, as read from its workbook. */
export async function readDossierOf(count: number): Promise<ReadDossier> {
  const { dossier, findings } = readDossier(readWorkbook(await workbookOf(count), nodePlatform));
  if (dossier === null) throw new Error(findings.map(({ message }) => message).join('\n'));
  return dossier;
}

/** The input of the example's calculation with another group of participants, without the way through a file. */
export async function dossierOf(count: number): Promise<DossierInput> {
  const { input } = await readDossierOf(1);
  return { ...input, participants: participants(count) };
}
