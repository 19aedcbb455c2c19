import { nameIn } from '#output/alternatives/alternative-name.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scenarioKeys } from '#core/result/effects-result.ts';
import { scenarioNames } from '#output/words/effects/measures.ts';
import { outputWorkbook } from '#output/workbook/output-workbook.ts';
import { recalculatedDossiers } from '#test/fixtures/recalculated-content.ts';
import { startedOffice, type OfficePrograms } from '#test/office-package/office-programs.ts';

let office: OfficePrograms;
beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

/** What is chosen in one copy of the workbook, and what must come out there. */
interface Chosen {
  readonly choices: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Writes the choices into a copy of the file, takes all values of formulas out of it, and lets LibreOffice calculate. */
const program = (folder: string, chosen: readonly Chosen[]): string => `
import subprocess, os, csv
chosen = json.loads(${JSON.stringify(JSON.stringify(chosen))})
def place(name):
    found = workbook.defined_names[name]
    return next(iter(found.destinations))
paths = []
for number, one in enumerate(chosen):
    for name, value in one['choices'].items():
        sheet, cell = place(name)
        workbook[sheet][cell].value = value
        workbook[sheet][cell].data_type = 's'
    path = os.path.join(${JSON.stringify(folder)}, f'chosen-{number}.xlsx')
    workbook.save(path)
    paths.append(path)
out = os.path.join(${JSON.stringify(folder)}, 'recalculated')
# The values of one sheet, as precise as they are: the others are calculated as far as it needs them.
sheet, _ = place('narekenen_premie')
filter = f'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,{workbook.sheetnames.index(sheet) + 1}'
subprocess.run(['soffice', '-env:UserInstallation=file://' + os.path.join(${JSON.stringify(folder)}, 'profile'), '--headless', '--convert-to', filter, '--outdir', out] + paths, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
seen = []
for number, one in enumerate(chosen):
    with open(os.path.join(out, f'chosen-{number}-{sheet}.csv'), encoding='utf8', newline='') as file: rows = list(csv.reader(file))
    def value(name):
        on, cell = place(name)
        if on != sheet: raise Exception(f'{name} stands on {on}')
        column, row = openpyxl.utils.cell.coordinate_from_string(cell.replace('$', ''))
        return rows[row - 1][openpyxl.utils.column_index_from_string(column) - 1]
    values = {}
    for name in one['outcomes']:
        values[name] = float(value(name))
        values[name + '_oordeel'] = value(name + '_oordeel')
    seen.append(values)
print(json.dumps(seen))
`;

describe.each(recalculatedDossiers)('LibreOffice recalculates %s', (_, made) => {
  test('for ten participants and every alternative, after another choice was made in the file', async () => {
    const content = made(10);
    const alternatives = content.result.alternatives;
    const chosen = content.result.participants.map(({ number }, index): Chosen => {
      const { key, effects } = alternatives[index % alternatives.length]!;
      const scenario = scenarioKeys[index % 3]!;
      const figures = effects.participants;
      return {
        choices: {
          narekenen_personeelsnummer: number,
          narekenen_alternatief: nameIn(content.result, key, 'short'),
          narekenen_scenario: scenarioNames[scenario],
        },
        outcomes: {
          narekenen_premie: figures.premium[index]!,
          narekenen_eigen_bijdrage: figures.ownContribution[index]!,
          narekenen_pensioen: figures.pensions[scenario][index]!,
        },
      };
    });
    const bytes = await outputWorkbook(content);
    const seen = await office.seenByOpenpyxl('narekenen.xlsx', bytes, program(office.folder, chosen));
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
