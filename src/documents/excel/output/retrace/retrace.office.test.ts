import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scenarioKeys } from '#core/effects-result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { scenarioNames } from '#contract/terms/effects.ts';
import { shownAlternatives } from '#contract/terms/shown-alternatives.ts';
import { outputWorkbook } from '#documents/excel/output.ts';
import { retracedDossiers } from '#test/fixtures/retraced-content.ts';
import { officeDesk, type OfficeDesk } from '#test/office-package/office-programs.ts';

let desk: OfficeDesk;
beforeAll(async () => {
  desk = await officeDesk();
});
afterAll(() => desk.close());

/** What is chosen in one copy of the workbook, and what must come out there. */
interface Chosen {
  readonly choices: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Writes the choices into a copy of the file, takes all values of formulas out of it, and lets LibreOffice calculate. */
const program = (folder: string, chosen: readonly Chosen[]): string => `
import subprocess, os
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
subprocess.run(['soffice', '-env:UserInstallation=file://' + os.path.join(${JSON.stringify(folder)}, 'profile'), '--headless', '--convert-to', 'xlsx', '--outdir', out] + paths, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
seen = []
for number, one in enumerate(chosen):
    again = openpyxl.load_workbook(os.path.join(out, f'chosen-{number}.xlsx'), data_only=True, read_only=True)
    values = {}
    for name in one['outcomes']:
        sheet, cell = place(name)
        values[name] = again[sheet][cell].value
        sheet, cell = place(name + '_oordeel')
        values[name + '_oordeel'] = again[sheet][cell].value
    seen.append(values)
print(json.dumps(seen))
`;

describe.each(retracedDossiers)('LibreOffice retraces %s', (_, made) => {
  test('for ten participants and every alternative, after another choice was made in the file', async () => {
    const content = made(10);
    const alternatives = shownAlternatives(content.result);
    const { participants } = content.result.effects;
    const chosen = content.result.participants.map(({ number }, index): Chosen => {
      const { key } = alternatives[index % alternatives.length]!;
      const scenario = scenarioKeys[index % 3]!;
      const figures = participants[key]!;
      return {
        choices: {
          narekenen_personeelsnummer: number,
          narekenen_alternatief: alternativeNames[key].short,
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
    const seen = await desk.seenByOpenpyxl('narekenen.xlsx', bytes, program(desk.folder, chosen));
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
