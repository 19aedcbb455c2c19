import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** What is chosen in a workbook, and what is then read from it, both by the names of cells. */
export interface Choosing {
  readonly choices: Readonly<Record<string, string>>;
  readonly read: readonly string[];
}

/** What a cell says: a number, or the text that is seen, also of an error. */
export type Said = Readonly<Record<string, string | number>>;

/**
 * Opens a workbook once in LibreOffice, makes the choices in it one after another, and reads after each what its cells
 * say. A program within LibreOffice does so: what drives it from outside is not part of every installation.
 */
export async function saidAfterChoices(folder: string, workbook: string, all: readonly Choosing[]): Promise<Said[]> {
  const profile = join(folder, 'choosing-profile');
  const answers = join(folder, 'answers.txt');
  await writeProfile(profile, basicProgram(workbook, answers, all));
  const place = `-env:UserInstallation=${pathToFileURL(profile).href}`;
  const words = [place, '--headless', '--norestore', 'macro:///Standard.Module1.Choose'];
  await promisify(execFile)('soffice', words, { timeout: 540_000 });
  const told = (await readFile(answers, 'utf8')).trimEnd().split(/\r?\n/);
  const fault = told.find((line) => line.startsWith('fault\t'));
  if (fault !== undefined) throw new Error(`LibreOffice: ${fault}`);
  return all.map(({ read }, index) => Object.fromEntries(read.map((name) => [name, saidOf(told, index, name)])));
}

function saidOf(told: readonly string[], index: number, name: string): string | number {
  const start = `${index}\t${name}\t`;
  const line = told.find((one) => one.startsWith(start));
  if (line === undefined) throw new Error(`LibreOffice says nothing of ${name}`);
  const [kind, said = ''] = line.slice(start.length).split('\t');
  return kind === 'number' ? Number(said) : said;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const basicProgram = (workbook: string, answers: string, all: readonly Choosing[]): string => `
Dim doc As Object
Sub Choose
  Open ${quoted(answers)} For Output As #1
  On Error Goto Fault
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  doc = StarDesktop.loadComponentFromURL(${quoted(pathToFileURL(workbook).href)}, "_blank", 0, hidden())
${all.map((_, index) => `  Choose${index}`).join('\n')}
  doc.close(True)
  Close #1
  StarDesktop.terminate()
  Exit Sub
Fault:
  Print #1, "fault" & Chr(9) & Error$
  Close #1
  StarDesktop.terminate()
End Sub
Function Cell(name As String) As Object
  Cell = doc.NamedRanges.getByName(name).getReferredCells().getCellByPosition(0, 0)
End Function
Sub Tell(index As Integer, name As String)
  Dim said As String
  said = "text" & Chr(9) & Cell(name).getString()
  If Cell(name).getError() = 0 And Cell(name).FormulaResultType2 = com.sun.star.sheet.FormulaResult.VALUE Then said = "number" & Chr(9) & Trim(Str(Cell(name).getValue()))
  Print #1, index & Chr(9) & name & Chr(9) & said
End Sub
${all.map(choosing).join('\n')}
`;

/** One choice: a program of Basic may be no longer than some lines, so that each has its own. */
const choosing = ({ choices, read }: Choosing, index: number): string =>
  [
    `Sub Choose${index}`,
    ...Object.entries(choices).map(([name, value]) => `  Cell(${quoted(name)}).setString(${quoted(value)})`),
    ...read.map((name) => `  Tell(${index}, ${quoted(name)})`),
    'End Sub',
  ].join('\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const library = 'xmlns:library="http://openoffice.org/2000/library"';

/** A profile that passes for one in use, as LibreOffice would put its own program in place of ours in a new one. */
async function writeProfile(profile: string, program: string): Promise<void> {
  const standard = join(profile, 'user/basic/Standard');
  await mkdir(standard, { recursive: true });
  const isInUse = '<prop oor:name="ooSetupInstCompleted" oor:op="fuse"><value>true</value></prop>';
  for (const [path, text] of [
    [
      join(profile, 'user/registrymodifications.xcu'),
      `<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/Office">${isInUse}</item></oor:items>`,
    ],
    [
      join(standard, '../script.xlc'),
      `<library:libraries ${library} xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
    ],
    [
      join(standard, 'script.xlb'),
      `<library:library ${library} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
    ],
    [
      join(standard, 'Module1.xba'),
      `<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${escaped(program)}</script:module>`,
    ],
  ] as const)
    await writeFile(path, xml + text);
}
