import type { Worksheet } from '@cj-tech-master/excelts';
import type { SchemeKind } from '#core/dossier.ts';
import { kindTexts } from '#documents/excel/template/kind-texts.ts';
import { colours, font, inputStyle, solid } from '#documents/excel/template/style.ts';

type Section = readonly [title: string, texts: readonly string[]];

/** Headings with their texts, from top to bottom. */
const sections = (kind: SchemeKind): readonly Section[] => [
  [
    'Waarvoor',
    [
      `Met dit werkboek levert u één pensioenregeling van één werkgever aan: ${kindTexts[kind].purpose}. De berekening zoekt de premie waarbij de werkgever evenveel betaalt (budgetneutraal) en de premie waarbij de deelnemers evenveel pensioen krijgen (profijtneutraal), elk als vlakke premie en als progressieve staffel.`,
    ],
  ],
  [
    'Zo vult u het in',
    [
      '1. Dossier: namen, peildatum en transitiedatum.',
      `2. Huidige regeling: ${kindTexts[kind].current}.`,
      '3. Nieuwe regeling: de regeling vanaf de transitiedatum, het doel, een eigen voorstel en de compensatie.',
      '4. Aannames: voorstellen staan al ingevuld. Controleer ze, vooral rendementen en rentes op de peildatum.',
      '5. Deelnemers: één rij per deelnemer. Plakken mag; de volgorde van de kolommen is vrij, de koppen niet.',
      '6. Bewaar het bestand als .xlsx en upload het. Klopt er iets niet, dan krijgt u het terug met elke fout bij de cel.',
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
      'Vul geen namen en geen gegevens over gezondheid in.',
    ],
  ],
];

const ruleAbove = { top: { style: 'thin', color: { argb: colours.rule } } } as const;

/** The first sheet: what the workbook is for and how it is filled in. */
export function writeExplanationSheet(sheet: Worksheet, kind: SchemeKind): void {
  sheet.getColumn(1).width = 26;
  sheet.getColumn(2).width = 104;
  const title = sheet.getCell(1, 1);
  title.value = 'Invoer voor Evenwicht';
  title.font = font({ size: 20, bold: true, color: { argb: colours.brand } });
  sheet.getRow(1).height = 32;
  const subtitle = sheet.getCell(2, 1);
  subtitle.value = kindTexts[kind].transition;
  subtitle.font = font({ size: 12, color: { argb: colours.muted } });
  let row = 4;
  for (const [title, texts] of sections(kind)) row = writeSection(sheet, title, texts, row);
  writeLegend(sheet, row);
}

function writeHeading(sheet: Worksheet, title: string, row: number): void {
  const cell = sheet.getCell(row, 1);
  cell.value = title;
  cell.font = font({ bold: true, color: { argb: colours.brand } });
  for (const column of [1, 2]) sheet.getCell(row, column).border = ruleAbove;
  cell.alignment = { vertical: 'top' };
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
  { text: 'invullen', style: inputStyle('text'), meaning: 'Cel om in te vullen.' },
  {
    text: 'voorstel',
    style: { ...inputStyle('text'), font: font({ italic: true, color: { argb: colours.muted } }) },
    meaning: 'Cursief: er staat nog het voorstel van het sjabloon. Het rapport noemt welke voorstellen zijn gehouden.',
  },
  {
    text: 'verplicht, nog leeg',
    style: { ...inputStyle('text'), fill: solid(colours.missing) },
    meaning: 'Verplichte cel (met * achter de naam) die nog leeg is.',
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
