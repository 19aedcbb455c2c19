import { mkdir, realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dutchDay } from '#api/dutch-time.ts';
import { dayOf } from '#core/calendar/days.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import type { FurtherFile } from '#output/files/further-files.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { calculateInChild } from '#server/calculation/calculate-in-child.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { fileCommand, usage, type FileCommand } from '#server/calculation/file-command.ts';
import { FileFault, fileFault } from '#server/calculation/file-fault.ts';
import { inputFile } from '#server/calculation/input-file.ts';
import type { ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import { programVersion } from '#server/calculation/program-version.ts';
import { findingLine, runCommand, tell } from '#server/calculation/run-command.ts';
import { writeWholeFile } from '#server/calculation/write-whole-file.ts';
import { callerFolder } from '#server/assembly/config.ts';
import { logoInChild } from '#server/house-style/logo-in-child.ts';
import { styleFile } from '#server/house-style/style-file.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';

/** `npm run calculate`: the job of the server without server or sign-in. See `usage` for what it writes and answers. */

const exitCodes = { done: 0, misused: 1, findings: 2 } as const;
const furtherNames = {
  employeesReport: 'report_medewerkers.pptx',
  advice: 'advice.docx',
  employeesAdvice: 'advice_medewerkers.docx',
  transitionPlan: 'transition-plan.docx',
  consent: 'consent-note.docx',
  annex: 'own-figures-annex.docx',
  withoutPeople: 'output-without-people.xlsx',
} as const satisfies Readonly<Record<FurtherFile['kind'], string>>;
const names = { output: 'output.xlsx', report: 'report.pptx', ...furtherNames, errors: 'errors.xlsx' } as const;

/** Why there is none although it was asked for. */
const tooFewPeople = `Er is geen uitvoer zonder personen gemaakt: daarvoor zijn minstens ${smallestGroup} deelnemers nodig die na het eerste jaar nog in dienst kunnen zijn.`;

const pathOf = (typed: string): string => resolve(callerFolder(), typed);

async function perform(command: FileCommand): Promise<number> {
  if (command.does === 'explain') return explain(command.problem);
  if (command.does === 'calculate') return calculateFile(command);
  const isEmpty = command.does === 'write template';
  const bytes = isEmpty ? await templateWorkbook(command.template) : (await exampleDossier(command.template)).bytes;
  await writeWholeFile(pathOf(command.out), bytes);
  return exitCodes.done;
}

function explain(problem: string | null): number {
  if (problem !== null) tell(`${problem}\n`);
  tell(usage);
  return problem === null ? exitCodes.done : exitCodes.misused;
}

async function calculateFile(command: Extract<FileCommand, { does: 'calculate' }>): Promise<number> {
  const [input, folder] = [pathOf(command.input), pathOf(command.out)];
  const houseStyle = command.style === null ? defaultHouseStyle : await styleFile(pathOf(command.style), logoInChild);
  const bytes = await inputFile(input);
  await prepareFolder(input, folder);
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => cancel.abort());
  const { given, day, appendix } = command;
  const beside = { variants: [], decisions: [], appendix };
  const settings = { houseStyle, programVersion, calculationDay: day ?? dayOf(dutchDay(new Date())), given, beside };
  return keep(await calculateInChild(bytes, settings, { signal: cancel.signal }), folder, command);
}

/** Makes the folder, and refuses one in which the result would take the place of what the user gave. */
async function prepareFolder(input: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    fileFault(`De map ${folder} kan niet worden gemaakt`, error);
  }
  const [file, target] = await Promise.all([realpath(input), realpath(folder)]);
  if (Object.values(names).some((name) => join(target, name) === file)) {
    throw new FileFault(`Het resultaat zou het invoerbestand ${input} overschrijven. Kies een andere map.`);
  }
}

/** Which further files are asked for. */
type Asked = Pick<Extract<FileCommand, { does: 'calculate' }>, 'withoutPeople' | 'edition'>;

/** Writes what belongs to this outcome and removes what an earlier run left under the other names. */
async function keep(processed: ProcessedDossier, folder: string, { withoutPeople, edition }: Asked): Promise<number> {
  const path = (name: keyof typeof names): string => join(folder, names[name]);
  const remove = (name: keyof typeof names): Promise<void> => rm(path(name), { force: true });
  if (processed.outcome === 'finished') {
    await writeWholeFile(path('output'), processed.output);
    await writeWholeFile(path('report'), processed.report);
    const unasked = new Set<FurtherFile['kind']>([
      ...(withoutPeople ? [] : (['withoutPeople'] as const)),
      ...(edition === 'medewerkers' ? [] : (['employeesReport', 'employeesAdvice'] as const)),
    ]);
    const further = processed.further.filter(({ kind }) => !unasked.has(kind));
    await keepFurther(further, folder);
    if (withoutPeople && !further.some(({ kind }) => kind === 'withoutPeople')) tell(tooFewPeople);
    await remove('errors');
    for (const sentence of processed.summary) tell(sentence);
    for (const warning of processed.warnings) tell(findingLine(warning));
    return exitCodes.done;
  }
  for (const finding of processed.findings) tell(findingLine(finding));
  await Promise.all([remove('output'), remove('report'), keepFurther([], folder)]);
  if (processed.unreadable) await remove('errors');
  else await writeWholeFile(path('errors'), processed.errorWorkbook);
  return exitCodes.findings;
}

/** Writes these and removes those of an earlier run that this dossier does not ask for. */
async function keepFurther(files: readonly FurtherFile[], folder: string): Promise<void> {
  for (const [kind, name] of Object.entries(furtherNames)) {
    const made = files.find((one) => one.kind === kind);
    const path = join(folder, name);
    // oxlint-disable-next-line no-await-in-loop -- few, and whole files one after the other
    await (made === undefined ? rm(path, { force: true }) : writeWholeFile(path, made.bytes));
  }
}

await runCommand(() => perform(fileCommand(process.argv.slice(2))));
