import { spreadsheetMoment, spreadsheetText } from '#server/platform/spreadsheet-text.ts';
import type { RecordForExport } from '#server/employer-data/record-for-export.ts';

type Value = string | number | boolean | Date | null;

const cellText = (value: Value): string => {
  if (value instanceof Date) return spreadsheetMoment(value.toISOString());
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  return value === null ? '' : String(value);
};

/** A list of records as a table: the names of the fields above, moments in UTC. */
function table<Field extends string>(
  fields: readonly Field[],
  records: readonly Readonly<Record<NoInfer<Field>, Value>>[],
): string {
  return spreadsheetText([fields, ...records.map((record) => fields.map((field) => cellText(record[field])))]);
}

const fields = {
  dossiers: [
    'naam',
    'map',
    'toegevoegdOp',
    'status',
    'reden',
    'aantalFouten',
    'aantalWaarschuwingen',
    'sha256Invoer',
    'isVoorbeeld',
    'laatstGedownloadOp',
    'deelnemersgegevensGewistOp',
    'gearchiveerdOp',
  ],
  keuzes: [
    'dossier',
    'map',
    'vastgelegdOp',
    'vastgelegdDoor',
    'premie',
    'oordeel',
    'toelichting',
    'teruggenomenOp',
    'teruggenomenDoor',
  ],
  teksten: ['dossier', 'map', 'onderdeel', 'tekst', 'vanToepassing', 'geschrevenDoor', 'geschrevenOp', 'eerdereTekst'],
  toegang: ['houder', 'houderSinds', 'codeUitgegevenOp', 'codeGeldigTot', 'codeLaatstGebruiktOp', 'codeIngetrokkenOp'],
  logboek: ['tijdstip', 'handeling', 'door', 'betreft', 'adres'],
} as const;

const explanation = (name: string, organisation: string, madeOn: Date): string =>
  [
    `Alle gegevens van ${name} bij ${organisation}`,
    `Gemaakt op ${spreadsheetMoment(madeOn.toISOString())} (UTC)`,
    '',
    'werkgever.json   de vastgelegde gegevens, om door een ander programma te laten lezen',
    'dossiers.csv     de dossiers; deze en de volgende lijsten openen in Excel',
    'keuzes.csv       wat er bij de dossiers is vastgelegd als keuze, door wie en waarom',
    'teksten.csv      wat de adviseur over de dossiers schreef, voor rapportage en documenten',
    'toegang.csv      wie van de werkgever toegang heeft of had; de codes zelf zijn niet bewaard',
    'logboek.csv      wat er met deze werkgever is gedaan, en door wie',
    'dossiers         de bestanden, per dossier een map; .json is waar de schermen van worden gemaakt',
    'inhoud.csv       elk bestand in dit archief, met grootte en SHA-256',
    '',
    'Tijdstippen zijn in UTC. De invoerbestanden bevatten persoonsgegevens van deelnemers: bewaar en deel dit archief',
    'alleen waar dat nodig is. Wat na de bewaartermijn is gewist, zit er niet in.',
    '',
  ].join('\r\n');

/** The record as files: one for programs, the others for people. */
export function recordFiles(record: RecordForExport, organisation: string, madeOn: Date): ReadonlyMap<string, string> {
  return new Map([
    ['LEESMIJ.txt', explanation(record.werkgever.naam, organisation, madeOn)],
    ['werkgever.json', `${JSON.stringify({ ...record, organisatie: organisation, gemaaktOp: madeOn }, null, 2)}\n`],
    ['dossiers.csv', table(fields.dossiers, record.dossiers)],
    ['keuzes.csv', table(fields.keuzes, record.keuzes)],
    ['teksten.csv', table(fields.teksten, record.teksten)],
    ['toegang.csv', table(fields.toegang, record.toegang)],
    ['logboek.csv', table(fields.logboek, record.logboek)],
  ]);
}
