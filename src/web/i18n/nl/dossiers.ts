import { exampleMarks } from '#api/list-page.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { statuses } from '#web/i18n/nl/desk.ts';
import { formats } from '#web/i18n/nl/formats.ts';

export const dossiers = {
  ...statuses,
  title: 'Overzicht dossiers',
  titleOf: (client: string) => `Overzicht dossiers ${client}`,
  description: 'De dossiers van deze werkgever, met invoer, uitkomst en rapportage.',
  add: 'Nieuw dossier toevoegen',
  createdOn: 'Datum en tijd',
  name: 'Naam dossier',
  inputFile: 'Invoerbestand',
  errorFile: 'Foutbestand',
  outputFile: 'Uitvoerbestand',
  report: 'Rapportage',
  delete: 'Verwijderen',
  warning:
    'Een of meerdere inputfiles hebben errors. Klik op een icoon om de bijbehorende foutmeldingen te downloaden.',
  excel: 'Excel',
  powerPoint: 'PowerPoint',
  download: {
    inputFile: (name: string) => `Excel: invoerbestand van ${name} downloaden`,
    outputFile: (name: string) => `Excel: uitvoerbestand van ${name} downloaden`,
    reportFile: (name: string) => `PowerPoint: rapportage van ${name} downloaden`,
    adviceFile: (name: string) => `Word: adviesrapport van ${name} downloaden`,
    transitionPlanFile: (name: string) => `Word: concept-transitieplan van ${name} downloaden`,
    consentFile: (name: string) => `Word: instemmingsnotitie van ${name} downloaden`,
    withoutPeopleFile: (name: string) => `Excel: uitvoer zonder personen van ${name} downloaden`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Fouten' : formats.counted(count, { one: 'fout', other: 'fouten' })}: foutbestand van ${name} downloaden`,
  noErrors: 'Geen fouten',
  warningCount: (count: number) =>
    `${formats.counted(count, { one: 'waarschuwing', other: 'waarschuwingen' })} bij de invoer`,
  warningPlace: 'De waarschuwingen staan op het blad Toetsen in de uitvoer',
  warningsErased: 'De lijst van waarschuwingen is met de uitvoer gewist',
  doubted: 'Gegevens lijken niet te kloppen; er is op verzoek toch mee gerekend',
  busyAt: (share: string) => `Wordt berekend, ${share}`,
  more: 'Meer',
  moreOf: (name: string) => `Meer over ${name}`,
  notify: 'Melding als het klaar is',
  notifyOf: (name: string) => `Melding als het klaar is: ${name}`,
  willNotify: 'U krijgt een melding van uw browser',
  example: exampleMarks.nl,
  sameFile: (name: string) => `Zelfde bestand als ‘${name}’`,
  cancel: 'Annuleren',
  cancelOf: (name: string) => `Annuleren: berekening van ${name}`,
  retry: 'Opnieuw proberen',
  retryOf: (name: string) => `Opnieuw proberen: berekening van ${name}`,
  restyle: 'Rapportage opnieuw maken',
  restyleOf: (name: string) => `Rapportage opnieuw maken: ${name}, in de huisstijl van nu`,
  restyling: 'Wordt opnieuw opgemaakt in de huisstijl van nu',
  olderStyle: 'Rapportage in een eerdere huisstijl',
  newerBasis: {
    curve: 'Voor de transitie-effecten is een nieuwere rentecurve bekend',
    set: 'Voor de transitie-effecten is een andere scenarioset bekend, die voorgaat',
    both: 'Voor de transitie-effecten zijn een nieuwere rentecurve en een andere scenarioset bekend',
  },
  withVariants: (count: number) => `Rapportage met ${formats.counted(count, { one: 'variant', other: 'varianten' })}`,
  erasedOn: (day: string) => `Deelnemersgegevens gewist op ${day}; de rapportage blijft`,
  erasedWithoutReportOn: (day: string) => `Deelnemersgegevens gewist op ${day}`,
  findingsErasedOn: (day: string) => `Foutbestand gewist op ${day}`,
  findingsEraseOn: (day: string) => `Het foutbestand wordt gewist op ${day}`,
  deleteOf: (name: string) => `Dossier ${name} verwijderen`,
  emptyTitle: 'Er zijn nog geen dossiers',
  emptyText: 'Een dossier is één pensioenregeling: u vult het Excel-sjabloon in en voegt het hier toe.',
  progressOf: (name: string) => `Voortgang van ${name}`,
  progress: {
    waiting: 'In de wachtrij',
    reading: (rows: number) => `${formats.counted(rows, { one: 'rij', other: 'rijen' })} gelezen`,
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} van ${formats.counted(total, { one: 'deelnemer', other: 'deelnemers' })} berekend`,
    effects: 'wettelijke transitie-effecten worden berekend',
    writing: (files: number) => `${formats.counted(files, { one: 'bestand', other: 'bestanden' })} geschreven`,
    done: 'Wordt afgerond',
  },
  announcement: {
    added: (name: string) => `Dossier ${name} is toegevoegd en wordt berekend.`,
    started: (name: string) => `Dossier ${name} wordt berekend.`,
    cancelled: (name: string) => `De berekening van dossier ${name} is geannuleerd.`,
    Finished: (name: string) => `Dossier ${name} is berekend.`,
    Failed: (name: string) => `De berekening van dossier ${name} is mislukt.`,
    FailedWithError: (name: string) => `Het bestand van dossier ${name} bevat fouten.`,
  },
} as const;

export const newDossier = {
  title: 'Nieuw dossier toevoegen',
  name: 'Naam dossier',
  file: 'Excel-bestand',
  drop: 'Sleep uw Excel-bestand hierheen of',
  choose: 'kies een bestand',
  limits: `Alleen .xlsx, ten hoogste ${uploadRules.maximumMegabytes} MB, zonder wachtwoord en zonder macro’s.`,
  otherFile: 'Ander bestand kiezen',
  submit: 'Toevoegen',
  uploading: 'Bezig met versturen…',
  uploaded: 'Verstuurd, wordt opgeslagen…',
  templateSingle: 'Download hier een leeg sjabloon om in te vullen.',
  templateSeveral: 'Nog geen ingevuld bestand? Download een leeg sjabloon voor de soort wijziging:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambitie DB to DC' },
  templateOf: (kind: string) => `${kind}: leeg sjabloon downloaden`,
} as const;

export const dossierDeletion = {
  title: 'Dossier verwijderen',
  question: 'Weet u zeker dat u dit dossier wilt verwijderen?',
  consequence: (name: string) =>
    `Dossier ‘${name}’ en de bijbehorende bestanden worden verwijderd. Ongedaan maken kan nog tien seconden; verlaat u de pagina eerder, dan is het meteen definitief.`,
} as const;
