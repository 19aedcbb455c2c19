import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { premiumParticipants } from '#input/fields/participant-table.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { enteredRows } from '#input/template/filling.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleFilling } from '#server/example/example-filling.ts';

/** Invented participants, spread over ages, salaries and part-time factors, the same ones each time. */
export function participants(count: number): Participant[] {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, index) => {
    const born = {
      year: 1962 + Math.floor(random() * 43),
      month: 1 + Math.floor(random() * 12),
      day: 1 + Math.floor(random() * 28),
    };
    const sex = (['M', 'V', 'X'] as const)[Math.floor(random() * 2.05)] ?? 'X';
    const fullTimeSalary = Math.round(28_000 + 60_000 * random() ** 2);
    return {
      ...inventedParticipant(`P${String(index + 1).padStart(6, '0')}`, born, fullTimeSalary),
      sex,
      partTime: Math.ceil(5 + 5 * random()) / 10,
      capital: Math.round(150_000 * random()),
    };
  });
}

/** The example workbook with another group of participants. */
export function workbookOf(count: number): Promise<Uint8Array> {
  const people = participants(count).map((person) => Object.assign(person, { counts: 'ja' as const }));
  const rows = enteredRows(premiumParticipants, people);
  return templateWorkbook('dcToDc', { ...exampleFilling, tables: { ...exampleFilling.tables, Deelnemers: rows } });
}

/** The example dossier with another group of participants, as read from its workbook. */
async function readDossierOf(count: number): Promise<ReadDossier> {
  const { dossier, findings } = readDossier(readWorkbook(await workbookOf(count), nodePlatform));
  if (dossier === null) throw new Error(findings.map(({ message }) => message).join('\n'));
  return dossier;
}

/** All that the workbook and the slides of that dossier are made from, calculated; without the effects of the law. */
export async function contentOf(count: number): Promise<OutputContent> {
  const dossier = await readDossierOf(count);
  return {
    dossier,
    result: calculate(dossier.input),
    statutory: null,
    stamp: { programVersion: '0', inputSha256: '0'.repeat(64), day: dayInTests },
    houseStyle: defaultHouseStyle,
  };
}

/**
 * The input of an example's calculation with another group of participants, without the way through a file. Premiums are not held
 * under the fiscal maxima, so that a plain model finds the same.
 */
export async function dossierOf(count: number, kind: SchemeKind): Promise<DossierInput> {
  const { bytes } = await exampleDossier(kind);
  const { dossier } = readDossier(readWorkbook(bytes, nodePlatform));
  if (dossier === null) throw new Error(`The example of ${kind} cannot be read`);
  const { input } = dossier;
  return { ...input, goal: { ...input.goal, fiscalCaps: false }, participants: participantsOf(count, kind) };
}

/** Average pay has accrued pension where a premium scheme has capital. */
const participantsOf = (count: number, kind: SchemeKind): Participant[] =>
  participants(count).map((person) =>
    kind === 'dcToDc'
      ? person
      : Object.assign(person, { accruedPension: Math.round(person.capital * 0.08), capital: 0 }),
  );
