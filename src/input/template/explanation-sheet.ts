import type { Worksheet } from '@cj-tech-master/excelts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { TemplateFilling } from '#input/template/filling.ts';
import { kindTexts } from '#input/template/kind-texts.ts';
import { statusTexts, type Status, workbookStatus } from '#input/template/cell-status.ts';
import { setUpPages } from '#input/template/form-pages.ts';
import { statusName } from '#input/template/sheet-top.ts';
import { markStatuses } from '#input/template/status-marks.ts';
import { colours, font, inputStyle, solid } from '#input/template/style.ts';

type Section = readonly [title: string, texts: readonly string[]];

/** Headings with their texts, from top to bottom. */
const sections = (kind: SchemeKind): readonly Section[] => [
  [
    'Waarvoor',
    [
      `Met deze werkmap levert u één pensioenregeling van één werkgever aan: ${kindTexts[kind].purpose}. De berekening zoekt de premie waarbij de werkgever evenveel betaalt (budgetneutraal) en de premie waarbij de deelnemers evenveel pensioen krijgen (profijtneutraal), elk als vlakke premie en als progressieve staffel.`,
    ],
  ],
  [
    'Zo vult u het in',
    [
      '1. Dossier: namen, peildatum, transitiedatum en de soort regeling op 30 juni 2023.',
      `2. Huidige regeling: ${kindTexts[kind].current}.`,
      '3. Nieuwe regeling: alleen wat vanaf de transitiedatum anders wordt. Leeg is zoals nu; wat vervalt, is 0.',
      '4. Deelnemers: één rij per deelnemer. Plakken mag; de volgorde van de kolommen is vrij, de koppen niet.',
      '5. Verfijning: mag onaangeroerd blijven. Hier staan aannames, het doel, compensatie, eigen staffels, facturen en wat verder zelden nodig is, elk met zijn standaard.',
      '6. Bewaar het bestand als .xlsx en upload het. Klopt er iets niet, dan krijgt u het terug met elke fout bij de cel.',
      'Boven aan elk blad, en hierboven bij elkaar, staat hoeveel verplichte cellen nog leeg zijn. Of alles klopt, ziet u bij het uploaden: dan wordt het hele bestand gecontroleerd voordat het wordt verzonden.',
    ],
  ],
  [
    'Regels',
    [
      'Bedragen zijn in euro per jaar op het niveau van de peildatum, salarissen fulltime.',
      'Percentages zijn percentages: typ 25%, niet 25.',
      'Data zijn datumcellen of tekst als dd-mm-jjjj. Peildatum en transitiedatum zijn de eerste dag van een maand.',
      'Formules mogen: de laatst berekende waarde telt. Lege rijen worden overgeslagen. Extra kolommen bij de deelnemers worden niet gelezen.',
      'De beveiliging van de bladen heeft geen wachtwoord en dient alleen tegen vergissingen.',
    ],
  ],
  [
    'Privacy',
    [
      'Gebruik als personeelsnummer een eigen kenmerk. Het burgerservicenummer (BSN) is niet toegestaan: een bestand met een BSN wordt geweigerd.',
      'Vul geen namen en geen gegevens over gezondheid in; van premievrijstelling alleen het percentage.',
    ],
  ],
];

const overviewRow = 4;
const widths = [26, 104] as const;

const ruleAbove = { top: { style: 'thin', color: { argb: colours.rule } } } as const;

/** The first sheet: how far the workbook is filled in, what it is for and how it is filled in. */
export function writeExplanationSheet(
  sheet: Worksheet,
  kind: SchemeKind,
  { story = [] }: TemplateFilling,
  statuses: ReadonlyMap<string, Status>,
): void {
  for (const [index, width] of widths.entries()) sheet.getColumn(index + 1).width = width;
  const title = sheet.getCell(1, 1);
  title.value = story.length > 0 ? 'VOORBEELD: invoer voor Evenwicht' : 'Invoer voor Evenwicht';
  title.font = font({ size: 20, bold: true, color: { argb: colours.brand } });
  sheet.getRow(1).height = 32;
  const subtitle = sheet.getCell(2, 1);
  subtitle.value = kindTexts[kind].transition;
  subtitle.font = font({ size: 12, color: { argb: colours.muted } });
  let row = writeOverview(sheet, statuses, overviewRow);
  const blocks = [overviewRow];
  const example: readonly Section[] = story.length > 0 ? [['Dit is een VOORBEELD', story]] : [];
  for (const [heading, texts] of [...example, ...sections(kind)]) {
    blocks.push(row);
    row = writeSection(sheet, heading, texts, row);
  }
  writeLegend(sheet, row);
  setUpPages(sheet, { widths, blocks: [...blocks, row], lastRow: sheet.rowCount, orientation: 'portrait' });
}

function writeHeading(sheet: Worksheet, title: string, row: number): void {
  const cell = sheet.getCell(row, 1);
  cell.value = title;
  cell.font = font({ bold: true, color: { argb: colours.brand } });
  for (const column of [1, 2]) sheet.getCell(row, column).border = ruleAbove;
  cell.alignment = { vertical: 'top' };
}

/** How far every sheet is, with a link to it. */
function writeOverview(sheet: Worksheet, statuses: ReadonlyMap<string, Status>, firstRow: number): number {
  writeHeading(sheet, 'Hoe ver bent u', firstRow);
  const whole = sheet.getCell(firstRow, 2);
  const range = `B${firstRow + 1}:B${firstRow + statuses.size}`;
  whole.value = workbookStatus(range, [...statuses.values()]);
  whole.font = font({ bold: true });
  whole.alignment = { vertical: 'top' };
  whole.name = 'status_werkboek';
  sheet.getRow(firstRow).height = 20;
  for (const [index, [name, { result }]] of [...statuses].entries()) {
    const row = firstRow + 1 + index;
    const link = sheet.getCell(row, 1);
    link.value = { text: name, hyperlink: `#'${name}'!A1` };
    link.font = font({ underline: true, color: { argb: colours.brand } });
    link.alignment = { vertical: 'middle', indent: 1 };
    const shown = sheet.getCell(row, 2);
    shown.value = { formula: statusName(name), result };
    shown.font = font();
    shown.alignment = { wrapText: true, vertical: 'middle' };
    sheet.getRow(row).height = 18;
  }
  markStatuses(sheet, `B${firstRow}:B${firstRow + statuses.size}`);
  return firstRow + statuses.size + 2;
}

/** Writes a heading with its texts beside it; gives the row for what comes next. */
function writeSection(sheet: Worksheet, title: string, texts: readonly string[], firstRow: number): number {
  writeHeading(sheet, title, firstRow);
  for (const [index, text] of texts.entries()) {
    const cell = sheet.getCell(firstRow + index, 2);
    cell.value = text;
    cell.font = font();
    cell.alignment = { wrapText: true, vertical: 'top' };
    sheet.getRow(firstRow + index).height = 15 * Math.ceil(text.length / 118) + 4;
  }
  sheet.getRow(firstRow + texts.length).height = 8;
  return firstRow + texts.length + 1;
}

const legend = [
  { text: statusTexts.filled, style: inputStyle('text'), meaning: 'Cel om in te vullen, of door u ingevuld.' },
  {
    text: statusTexts.missing,
    style: { ...inputStyle('text'), fill: solid(colours.missing) },
    meaning: 'Verplichte cel (met * achter de naam) die nog leeg is.',
  },
  {
    text: statusTexts.optional,
    style: inputStyle('text'),
    meaning: 'Lege cel zonder status: mag leeg blijven. Dan telt de standaard, en bij de nieuwe regeling wat nu geldt.',
  },
];

function writeLegend(sheet: Worksheet, firstRow: number): void {
  writeHeading(sheet, 'Legenda', firstRow);
  for (const [index, entry] of legend.entries()) {
    const sample = sheet.getCell(firstRow + 1 + index, 1);
    sample.value = entry.text;
    sample.style = { ...entry.style, protection: { locked: true } };
    const meaning = sheet.getCell(firstRow + 1 + index, 2);
    meaning.value = entry.meaning;
    meaning.font = font();
    meaning.alignment = { horizontal: 'left', vertical: 'middle', indent: 1 };
    sheet.getRow(firstRow + 1 + index).height = 20;
  }
}
