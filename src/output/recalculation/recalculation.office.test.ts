import { join } from 'node:path';
import { nameIn } from '#output/language/alternative-name.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { outputWorkbook } from '#output/files/workbook/output-workbook.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { recalculatedDossiers } from '#test/fixtures/recalculated-content.ts';
import { saidAfterChoices } from '#test/office-package/choices-in-calc.ts';
import { startedOffice, type OfficePrograms } from '#test/office-package/office-programs.ts';

let office: OfficePrograms;
beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

/** What is chosen in the workbook, and what must come out there. */
interface Chosen {
  readonly choices: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Saves the file without the values of its formulas: who opens it must calculate them. */
const withoutValues = `
workbook.save(sys.argv[2])
print('null')
`;

const dossiers: readonly (readonly [string, () => OutputContent | Promise<OutputContent>])[] = [
  ...recalculatedDossiers.map(([name, made]) => [name, () => made(10)] as const),
  [
    'an employer with all at once that real employers have, from the filled template',
    () => calculatedContent(everythingFilling('dcToDc')),
  ],
];

describe.each(dossiers)('LibreOffice recalculates %s', (_, made) => {
  test('for ten participants and every alternative, after another choice was made in the file', async () => {
    const content = await made();
    const alternatives = content.result.alternatives;
    const chosen = content.result.participants.slice(0, 10).map(({ number }, index): Chosen => {
      const { key, participants } = alternatives[index % alternatives.length]!;
      const figures = participants[index]!;
      return {
        choices: {
          narekenen_personeelsnummer: number,
          narekenen_alternatief: nameIn(content.result, key, 'short'),
        },
        outcomes: {
          narekenen_premie: figures.premium,
          narekenen_eigen_bijdrage: figures.ownContribution,
          narekenen_pensioen: figures.pension,
        },
      };
    });
    const bytes = await outputWorkbook(content);
    await office.seenByOpenpyxl('narekenen.xlsx', bytes, withoutValues);
    const choosing = chosen.map(({ choices, outcomes }) => ({
      choices,
      read: Object.keys(outcomes).flatMap((name) => [name, `${name}_oordeel`]),
    }));
    const seen = await saidAfterChoices(office.folder, join(office.folder, 'saved-narekenen.xlsx'), choosing);
    expect(seen).toEqual(
      chosen.map(({ outcomes }) =>
        Object.fromEntries(
          Object.entries(outcomes).flatMap(([name, value]) => [
            [name, expect.closeTo(value, 2)],
            [`${name}_oordeel`, 'OK'],
          ]),
        ),
      ),
    );
  });
});
