import { formats } from '#web/i18n/nl/formats.ts';

const errors = (count: number) => formats.counted(count, { one: 'fout', other: 'fouten' });
const warnings = (count: number) => formats.counted(count, { one: 'waarschuwing', other: 'waarschuwingen' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Bevindingen in het bestand',
  wide: 'Bevindingen in het bestand, schuift opzij',
  columns: { severity: 'Soort', sheet: 'Blad', cell: 'Cel', value: 'Waarde', what: 'Wat', remedy: 'Wat u kunt doen' },
  error: 'Fout',
  warning: 'Waarschuwing',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} en ${warnings(warningCount)}`,
  wholeFile: 'Hele bestand',
  all: (count: number) => `Alles (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Ga naar',
  search: 'Zoeken in de bevindingen',
  none: 'Geen bevinding past bij wat u zoekt.',
  more: (count: number) => `Toon er nog ${formats.wholeNumber(count)}`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} van ${formats.counted(total, { one: 'bevinding', other: 'bevindingen' })}`,
  erased: 'Wat in de cellen stond, is gewist; de soort van elke bevinding en haar plaats staan er nog.',
  download: 'Foutbestand downloaden',
  chooseAgain: 'Opnieuw kiezen',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: 'Soort wijziging', file: 'Bestand', check: 'Controle' },
  later: 'Zodra u een bestand kiest, wordt het hier gecontroleerd. Daarbij wordt nog niets verstuurd.',
  checking: 'Het bestand wordt op uw computer gecontroleerd…',
  sound: 'Geen fouten of waarschuwingen gevonden.',
  stopped: 'De controle duurde te lang en is gestopt. Bij het versturen wordt het bestand op de server gecontroleerd.',
  failed: 'Het bestand kon hier niet worden gecontroleerd. Dat gebeurt op de server als u het verstuurt.',
  onlyHere: 'Gecontroleerd op uw computer; er is nog niets verstuurd.',
  errorsFound: 'Met fouten wordt er niet gerekend. Verbeter het bestand in Excel en kies het opnieuw.',
  warningsFound: 'Met waarschuwingen wordt er wel gerekend. Lees ze voordat u het bestand verstuurt.',
  haveRead: 'Ik heb de waarschuwingen gelezen',
  readFirst: 'Lees eerst de waarschuwingen en vink dit aan.',
  sendAnyway: 'Toch versturen',
  errorFile: 'Foutbestand hier maken',
  errorFileName: (name: string) => `Fouten_${name}`,
  show: (found: string) => `Toon ${found}`,
  summary: {
    kind: 'Soort',
    employer: 'Werkgever',
    participants: 'Deelnemers',
    ages: 'Leeftijden op de peildatum',
    salaries: 'Salarissen samen (voltijdsalaris × deeltijdpercentage)',
    valuationDate: 'Peildatum',
    transitionDate: 'Transitiedatum',
    contractEnd: 'Einde contract',
  },
  unknown: 'niet gelezen',
  notFilledIn: 'niet ingevuld',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} van ${formats.counted(rows, { one: 'rij', other: 'rijen' })} gelezen`,
  notCounted: (count: number) => `waarvan ${formats.wholeNumber(count)} niet meegerekend`,
  ages: (youngest: number, oldest: number) => `${youngest} tot en met ${oldest} jaar`,
  several: (count: number) =>
    `U voegt ${formats.counted(count, { one: 'dossier', other: 'dossiers' })} toe, elk met de naam van zijn bestand. U kunt de namen wijzigen.`,
  remove: (name: string) => `${name} niet toevoegen`,
  dropHere: 'Laat het bestand los om een dossier toe te voegen',
  kinds: {
    dcToDc: 'Van een premieregeling met staffel naar een nieuwe premieregeling.',
    dbToDc: 'Van een verzekerde middelloonregeling naar een nieuwe premieregeling.',
    ambitionDbToDc: 'Van een middelloonregeling met ambitie naar een nieuwe premieregeling.',
  },
  tryExample: 'Voorbeeld proberen',
  tryExampleOf: (kind: string) => `Voorbeeld proberen: ${kind}`,
  exampleFile: 'Voorbeeld downloaden',
  exampleFileOf: (kind: string) => `Voorbeeld downloaden: ${kind}`,
  exampleName: (kind: string) => `Voorbeeld ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Venster sluiten',
  changed: 'Weet u zeker dat u dit venster wilt sluiten?',
  changedConsequence: 'Wat u hebt ingevuld, wordt niet bewaard.',
  sending: 'Het versturen is nog bezig. Wilt u ermee stoppen?',
  sendingConsequence: 'Wat nog niet is verstuurd, wordt niet toegevoegd.',
} as const;
