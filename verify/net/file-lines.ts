import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { schemeKinds, type SchemeKind } from '#core/dossier/scheme-kind.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { type TemplateFilling, templateWorkbook } from '#input/template/template.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import { examples } from '#server/example/example-dossier.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { everythingFilling } from '#test/fixtures/everything-filling.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import { referenceDossiers } from '#test/oracle/reference-dossiers.ts';
import { hostileFiles } from '#test/xlsx/hostile-files.ts';

const drawnPerKind = 5;

const digest = (value: Uint8Array | string): string => createHash('sha256').update(value).digest('hex').slice(0, 16);
const ofValue = (value: unknown): string => digest(JSON.stringify(value));

/** A line per part of an Office file, so that a difference names the sheet or slide. */
const partLines = (name: string, bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes)).map(([part, content]) => `file ${name} ${part} ${digest(content)}`);

/** One line per part of each file that the program makes, of examples, drawn dossiers and wrong or hostile files. */
export async function fileLines(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [name, kind, filling] of fillings())
    lines.push(...(await dossierLines(name, await templateWorkbook(kind, filling))));
  for (const kind of schemeKinds) {
    const empty = await templateWorkbook(kind);
    lines.push(...partLines(`template-${kind}`, empty), ...(await dossierLines(`empty-${kind}`, empty)));
  }
  for (const { name, make } of hostileFiles) lines.push(...(await dossierLines(`hostile ${name}`, make())));
  return [...lines, ...referenceLines()];
}

function fillings(): readonly (readonly [string, SchemeKind, TemplateFilling])[] {
  return schemeKinds.flatMap((kind) => {
    const drawn = drawnFillings(kind, drawnPerKind).map((filling, at) => [`drawn-${kind}-${at}`, filling] as const);
    const named = [
      [`example-${kind}`, examples[kind].filling],
      [`everything-${kind}`, everythingFilling(kind)],
    ] as const;
    return [...named, ...drawn].map(([name, filling]) => [name, kind, filling] as const);
  });
}

async function dossierLines(name: string, bytes: Uint8Array): Promise<readonly string[]> {
  const made = await processDossier(bytes, {
    houseStyle: defaultHouseStyle,
    programVersion: '0.1.0',
    calculationDay: { year: 2026, month: 2, day: 3 },
  });
  const value = (part: string, content: unknown): string => `value ${name} ${part} ${ofValue(content)}`;
  if (made.outcome === 'findings') {
    const { errorWorkbook, findings, unreadable, mustErase } = made;
    const marked = unreadable ? [] : partLines(`${name} errors.xlsx`, errorWorkbook);
    return [...marked, value('findings', findings), value('verdict', { unreadable, mustErase })];
  }
  const files = [
    ['output.xlsx', made.output],
    ['report.pptx', made.report],
  ] as const;
  const further = made.further.map(({ kind, bytes: content }) => [kind, content] as const);
  const { summary, keyFigures, contractEnd, warnings, effectsBasis } = made;
  return [
    ...[...files, ...further].flatMap(([file, content]) => partLines(`${name} ${file}`, content)),
    value('screen', await unpackedJson(made.screenResult)),
    value('effects', await unpackedJson(made.statutoryEffects)),
    value('what-if', await unpackedJson(made.whatIfInput)),
    value('numbers', await unpackedJson(made.participantNumbers)),
    value('summary', { summary, keyFigures, contractEnd, warnings, effectsBasis }),
  ];
}

const referenceLines = (): readonly string[] =>
  referenceDossiers.map(
    ({ input }) => `value reference ${input.werkgever_naam} ${ofValue(calculate(coreInput(input)))}`,
  );
