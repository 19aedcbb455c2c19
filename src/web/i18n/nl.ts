import { dutchTerms } from '#web/i18n/dutch-terms.ts';
import { premiumNames } from '#output/language/dutch-wordings.ts';
import { type AuditAction, auditActions } from '#api/audit-actions.ts';
import { cancelledBy } from '#api/cancelled-reason.ts';
import { type FormMessage, ownFormMessages, type specifiedFormMessages } from '#api/form-messages.ts';
import { decisionRefusals } from '#api/decision-refusals.ts';
import { exampleMarks } from '#api/list-page.ts';
import { logoRules } from '#api/logo-rules.ts';
import type { ProblemCode } from '#api/problems.ts';
import { dutchLimitsInUse } from '#api/reached-limit.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { mostCompared, mostVariants } from '#api/variant-limits.ts';
import { formats, statuses } from '#web/i18n/nl-first.ts';

/* All texts of the screens in Dutch: the module itself is the catalogue, fetched as a whole. */

export * from '#web/i18n/nl-first.ts';

export const codes = {
  title: 'Toegangscodes',
  titleOf: (organisation: string) => `Toegangscodes ${organisation}`,
  description:
    'Wie toegang heeft: de adviseurs van uw organisatie, en mensen bij uw werkgevers. Een werkgever ziet alleen wat hij aanlevert en wat met hem is gedeeld.',
  descriptionProvider:
    'Welke adviseurs van deze organisatie toegang hebben. Wie bij een werkgever toegang heeft, ziet alleen de adviseur.',
  holder: 'Naam',
  employer: 'Werkgever',
  role: 'Rol',
  roles: { provider: 'Aanbieder', adviser: 'Adviseur', employer: 'Werkgever' },
  createdOn: 'Uitgegeven',
  operator: 'Beheerder',
  issuerUnknown: 'Niet vastgelegd',
  expiresOn: 'Geldig tot',
  lastUsedOn: 'Laatst gebruikt',
  neverUsed: 'Nog niet',
  state: 'Status',
  states: { active: 'Actief', expired: 'Verlopen', revoked: 'Ingetrokken' },
  actions: 'Acties',
  issue: 'Code uitgeven',
  inviteColleague: 'Collega uitnodigen',
  giveEmployerAccess: 'Werkgever toegang geven',
  extend: 'Verlengen',
  extendOf: (holder: string) => `Code van ${holder} verlengen`,
  replace: 'Vervangen',
  replaceOf: (holder: string) => `Code van ${holder} vervangen`,
  revoke: 'Intrekken',
  revokeOf: (holder: string) => `Code van ${holder} intrekken`,
  emptyTitle: 'Er zijn nog geen toegangscodes',
  emptyText: 'Geef een code uit aan wie bij een werkgever zelf dossiers wil aanleveren of bekijken.',
  emptyTextProvider: 'Geef een code uit aan de eerste adviseur van deze organisatie.',
} as const;

export const codeIssue = {
  title: 'Toegangscode uitgeven',
  holder: 'Naam van wie de code krijgt',
  holderHint: 'Voor elke persoon een eigen code: zo kunt u die ook apart intrekken.',
  employer: 'Werkgever',
  chooseEmployer: 'Kies een werkgever',
  days: 'Geldig voor (dagen)',
  submit: 'Uitgeven',
  failed: 'De toegangscode is niet uitgegeven.',
  issuedTitle: 'Toegangscode uitgegeven',
  issuedFor: (holder: string, day: string) => `Code voor ${holder}, geldig tot ${day}:`,
  shownOnce:
    'U ziet deze code alleen nu. Geef hem persoonlijk door, bijvoorbeeld telefonisch; bewaar hem niet in een mail.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt niet in deze browser. Selecteer de tekst en kopieer die zelf.',
  sendAlong: 'Zin om mee te sturen',
  sentence: (address: string, day: string) =>
    `Met uw toegangscode logt u in op ${address}; de code is alleen voor u en geldt tot ${day}.`,
  copySentence: 'Zin kopiëren',
  done: 'Klaar',
} as const;

export const colleagueRequest = {
  text: 'De aanbieder van het programma nodigt nieuwe adviseurs uit. Stuur dit bericht; daarna bevestigt u de uitnodiging op deze pagina en geeft u de code door.',
  colleague: 'Naam van uw collega',
  label: 'Bericht aan de aanbieder',
  message: (colleague: string, organisation: string, from: string) =>
    `Goedendag,\n\nGraag een uitnodiging voor ${colleague}, als adviseur van ${organisation}. Ik bevestig die bij Toegangscodes.\n\nMet vriendelijke groet,\n${from}, ${organisation}`,
  mail: 'Mail openen',
} as const;

export const codeExtension = {
  title: 'Toegangscode verlengen',
  text: (holder: string, day: string) =>
    `De code van ${holder} is geldig tot ${day}. De nieuwe termijn telt vanaf vandaag.`,
  submit: 'Verlengen',
  failed: 'De toegangscode is niet verlengd.',
} as const;

export const codeRevocation = {
  title: 'Toegangscode intrekken',
  question: (holder: string) => `Weet u zeker dat u de toegangscode van ${holder} wilt intrekken?`,
  consequence: (others: number) =>
    `Wie met deze code is ingelogd, wordt meteen uitgelogd. Dit kan niet ongedaan worden gemaakt.${
      others === 0
        ? ''
        : ` ${formats.counted(others, { one: 'andere actieve code', other: 'andere actieve codes' })} op deze naam ${others === 1 ? 'blijft' : 'blijven'} geldig.`
    }`,
  failed: 'De toegangscode is niet ingetrokken.',
} as const;

export const codeReplacement = {
  title: 'Toegangscode vervangen',
  question: (holder: string) => `Weet u zeker dat u de toegangscode van ${holder} wilt vervangen?`,
  consequence:
    'De code van nu en de eigen code die ervoor is gemaakt, werken dan niet meer, en wie ermee is ingelogd, wordt uitgelogd; u zelf blijft ingelogd. De nieuwe code houdt dezelfde einddatum.',
  failed: 'De toegangscode is niet vervangen.',
} as const;

/** What the server refuses, by code. None: it says so in Dutch itself. */
const refusals: Partial<Record<ProblemCode, string>> = {};

export const answers = {
  refusals,
  limitsInUse: dutchLimitsInUse,
  statusReasons,
  cancelledBy,
} as const;

/** In Dutch, what the specification words in English. */
const specifiedFaults: Record<keyof typeof specifiedFormMessages, string> = {
  nameRequired: 'Vul een naam in',
  nameTooShort: 'Minimaal 1 teken',
  nameTooLong: 'Maximaal 30 tekens',
  namePattern: 'Begin met een letter of cijfer; gebruik verder alleen letters, spaties, cijfers, punten en streepjes.',
  messageRequired: 'Vul een bericht in',
  organizationRequired: 'Vul een organisatie in',
  telephoneRequired: 'Vul een telefoonnummer in',
  emailRequired: 'Vul een e-mailadres in',
  minimumTwoCharacters: 'Minimaal 2 tekens',
  minimumThree: 'Minimaal 3 tekens',
  minimumTen: 'Minimaal 10 tekens',
  minimumTenDigits: 'Minimaal 10 cijfers',
  maximumFifteen: 'Maximaal 15 tekens',
  maximumTwoHundredFiftyFour: 'Maximaal 254 tekens',
  maximumThousand: 'Maximaal 1000 tekens',
  emailFormat: 'Vul een geldig e-mailadres in',
  nameOneLine: 'Zet de naam op één regel',
  organizationOneLine: 'Zet de organisatie op één regel',
  telephoneOneLine: 'Zet het telefoonnummer op één regel',
};

/** What is wrong with a field. */
export const fieldFaults: Record<FormMessage, string> = { ...specifiedFaults, ...ownFormMessages };

export const auditLog = {
  description: 'Wie wat wanneer deed binnen uw organisatie.',
  descriptionProvider: 'Wie wat wanneer deed bij alle organisaties, zonder namen van werkgevers en dossiers.',
  happenedOn: 'Tijdstip',
  organisation: 'Organisatie',
  action: 'Handeling',
  holder: 'Door',
  object: 'Betreft',
  address: 'IP-adres',
  notShown: 'Niet zichtbaar',
  from: 'Vanaf',
  to: 'Tot en met',
  holderContains: 'Naam bevat',
  everyAction: 'Alle handelingen',
  everyOrganisation: 'Alle organisaties',
  clear: 'Filters wissen',
  export: 'CSV downloaden',
  exportHint: (maximum: number) =>
    `Het bestand bevat wat de filters tonen, ten hoogste ${formats.wholeNumber(maximum)} regels. De download zelf komt ook in het logboek.`,
  fileName: 'logboek.csv',
  nothing: 'Niets gevonden met deze filters.',
  actions: auditActions as Record<AuditAction, string>,
} as const;

export const centralBank = {
  description:
    'Wat De Nederlandsche Bank elk kwartaal en elke maand publiceert. Dossiers van alle organisaties rekenen er hun transitie-effecten mee.',
  kinds: { pSet: 'P-set', qSet: 'Q-set', curve: 'Rentecurve' },
  add: 'Rentecurve toevoegen',
  setsByCommand:
    'Scenariosets zijn te groot om hier te uploaden: de beheerder voegt ze toe met een opdracht op de server.',
  file: 'Bestand',
  limits: (megabytes: string) => `Werkmap (.xlsx) of csv-bestand, hoogstens ${megabytes} MB`,
  choose: 'Kies een bestand of sleep het hierheen',
  day: 'Dag van de curve',
  source: 'Bron',
  sourceHint: 'Zo staat de bron bij de uitkomsten.',
  send: 'Uploaden en controleren',
  kept: (name: string) => `${name} is gecontroleerd en bewaard`,
  failed: 'Er ging iets mis bij ons; er is niets bewaard. Probeer het opnieuw.',
  added: 'Toegevoegd',
  dossiers: 'Dossiers',
  state: 'Status',
  offered: 'Aangeboden',
  withdrawn: 'Ingetrokken',
  actions: 'Acties',
  look: 'Bekijken',
  lookAt: (name: string) => `${name} bekijken`,
  withdraw: 'Intrekken',
  withdrawOf: (name: string) => `${name} intrekken`,
  withdrawQuestion: (name: string) => `Weet u zeker dat u ${name} wilt intrekken?`,
  withdrawUnused: 'Geen dossier rekent ermee: het wordt gewist.',
  withdrawUsed:
    'Nieuwe berekeningen gebruiken het niet meer. Voor de dossiers die ermee zijn berekend, blijft het bewaard.',
  withdrawFailed: 'Het bestand is niet ingetrokken.',
  fileSize: 'Grootte',
  scenarios: 'Scenario’s',
  scenariosAndYears: (count: string, years: string) => `${count} van ${years} jaar`,
  firstScenarios: (count: string, all: string, years: string) => `de eerste ${count} van ${all}, van ${years} jaar`,
  checksum: 'Controlegetal (SHA-256)',
  rates: 'Rente',
  term: 'Looptijd',
  years: (years: string) => `${years} jaar`,
  inYear: 'In jaar',
  series: {
    equityReturn: 'Rendement op aandelen',
    priceInflation: 'Prijsinflatie',
    rateOfTenYears: 'Rente van 10 jaar',
  },
  momentsNote:
    'Gemiddelde over de scenario’s, met de standaarddeviatie tussen haakjes. De rente is die aan het eind van het jaar.',
  emptyTitle: 'Er zijn geen scenariosets en rentecurves',
  emptyText: 'Zonder set rekenen dossiers met het ingebouwde model, als illustratie; zonder curve met de meegeleverde.',
} as const;

export const clients = {
  title: 'Overzicht werkgevers',
  description: 'De werkgevers van uw organisatie, met hun dossiers.',
  add: 'Werkgever toevoegen',
  name: 'Werkgever',
  kvkNumber: 'KvK-nummer',
  reference: 'Kenmerk',
  contact: 'Contactpersoon',
  dossiers: 'Dossiers',
  lastDossier: 'Laatste dossier',
  actions: 'Acties',
  none: 'Nog geen',
  edit: 'Wijzigen',
  overview: 'Dossiers',
  delete: 'Verwijderen',
  editOf: (name: string) => `${name} wijzigen`,
  overviewOf: (name: string) => `Dossiers van ${name}`,
  deleteOf: (name: string) => `${name} verwijderen`,
  emptyTitle: 'Er zijn nog geen werkgevers',
  emptyText: 'Voeg de werkgever toe waarvoor u een dossier wilt berekenen.',
  missing: 'Deze werkgever is er niet (meer): verwijderd, of de link klopt niet.',
} as const;

export const clientForm = {
  addTitle: 'Werkgever toevoegen',
  editTitle: 'Werkgever wijzigen',
  name: 'Naam werkgever',
  kvkNumber: 'KvK-nummer',
  kvkHint: '8 cijfers',
  reference: 'Kenmerk',
  referenceHint: 'Uw eigen dossiernummer of relatienummer',
  contactName: 'Naam contactpersoon',
  contactEmail: 'E-mailadres contactpersoon',
  add: 'Toevoegen',
  failed: 'De werkgever is niet opgeslagen.',
  rights: 'De werkgever zelf',
  mayUpload: 'mag dossiers aanleveren en die verwijderen',
  mayDecide: 'mag een gedeelde keuze vastleggen',
  loadLatest: 'Nieuwste gegevens laden',
} as const;

export const clientDeletion = {
  title: 'Werkgever verwijderen',
  question: (name: string) => `Weet u zeker dat u ${name} wilt verwijderen?`,
  losesAccess: (count: number) =>
    `${formats.counted(count, { one: 'medewerker van deze werkgever verliest', other: 'medewerkers van deze werkgever verliezen' })} de toegang.`,
  consequence: (count: number) =>
    count === 0
      ? 'Deze werkgever heeft geen dossiers. Ongedaan maken kan nog tien seconden.'
      : `Ook ${formats.counted(count, { one: 'dossier', other: 'dossiers' })} van deze werkgever ${count === 1 ? 'wordt' : 'worden'} verwijderd, met alle bestanden. Ongedaan maken kan nog tien seconden.`,
  failed: 'De werkgever is niet verwijderd.',
} as const;

/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Dossiers vergelijken',
  description: 'Wat er tussen twee dossiers of varianten verschilt, en waar het verschil vandaan komt.',
  link: 'Vergelijken',
  linkWith: 'Vergelijk met…',
  of: 'Eerste dossier',
  with: 'Tweede dossier',
  choose: 'Kies een dossier',
  variantOf: (side: string) => `Variant, ${side}`,
  noVariant: 'Geen variant',
  swap: 'Eerste en tweede omwisselen',
  same: (count: number) => `${count} gelijk`,
  summary: 'Het verschil in het kort',
  emptyTitle: 'Kies twee dossiers',
  emptyText: 'Kies hierboven twee dossiers die berekend zijn, of een dossier en een variant ervan.',
  twice: 'Dit is twee keer hetzelfde. Kies een ander dossier of een variant.',
  calculating: (part: string) => `Bezig met vergelijken, ${part}`,
  erased:
    'Vergelijken kan niet meer: van een van beide zijn de gegevens van deelnemers gewist. De uitkomsten zelf blijven te bekijken.',
  failed: 'De vergelijking is mislukt. Probeer het opnieuw.',
} as const;

export const contact = {
  title: 'Neem contact op',
  intro: 'Hebt u een vraag over de tool of over uw toegang? Uw bericht gaat naar uw aanbieder.',
  privacy: 'Zet geen gegevens van deelnemers in uw bericht.',
  message: 'Bericht',
  messageHint: (maximum: number) => `Ten hoogste ${maximum} tekens`,
  name: 'Naam',
  organization: 'Organisatie',
  telephone: 'Telefoonnummer',
  email: 'E-mailadres',
  submit: 'Versturen',
  sending: 'Versturen...',
} as const;

export const deskSearch = {
  title: 'Zoeken',
  label: 'Naam van werkgever of dossier',
  titleForNew: 'Nieuw dossier: voor welke werkgever?',
  labelForNew: 'Naam van de werkgever',
  keys: 'Kies met de pijltjes, open met Enter.',
  none: 'Niets gevonden.',
  failed: 'Zoeken is niet gelukt.',
  employer: 'werkgever',
  found: (count: number) => formats.counted(count, { one: 'resultaat', other: 'resultaten' }),
} as const;

export const undo = {
  deleted: (name: string) => `Verwijderd: ${name}`,
  howLong: 'Ongedaan maken kan tien seconden, ook op een andere pagina.',
  undo: 'Ongedaan maken',
} as const;

export const dossierLabels = {
  rename: 'Hernoemen',
  renameOf: (name: string) => `Dossier ${name} hernoemen`,
  renameTitle: 'Dossier hernoemen',
  renameFailed: 'De naam is niet gewijzigd.',
  archive: 'Archiveren',
  archiveOf: (name: string) => `Dossier ${name} archiveren`,
  bringBack: 'Terughalen uit het archief',
  bringBackOf: (name: string) => `Dossier ${name} terughalen uit het archief`,
  archived: 'Gearchiveerd',
  archivedSince: (day: string) => `Dit dossier is gearchiveerd sinds ${day}.`,
  archivedToast: (name: string) => `Gearchiveerd: ${name}`,
  archivedPlace: 'U vindt het terug met ‘Toon gearchiveerde dossiers’.',
  broughtBack: (name: string) => `Teruggehaald: ${name}`,
  broughtBackPlace: 'Het staat weer in de lijst.',
  show: (count: number) => `Toon gearchiveerde dossiers (${formats.wholeNumber(count)})`,
  allTitle: 'Alle dossiers zijn gearchiveerd',
  allText: 'Zet hieronder het archief aan om ze te zien, of voeg een nieuw dossier toe.',
} as const;

export const dossiers = {
  ...statuses,
  eraseOn: (day: string) => `Deelnemersgegevens worden gewist op ${day}`,
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
  download: {
    inputFile: (name: string) => `Excel: invoerbestand van ${name} downloaden`,
    outputFile: (name: string) => `Excel: uitvoerbestand van ${name} downloaden`,
    reportFile: (name: string) => `PowerPoint: rapportage van ${name} downloaden`,
    employeesReportFile: (name: string) => `PowerPoint: rapport voor medewerkers van ${name} downloaden`,
    adviceFile: (name: string) => `Word: adviesrapport van ${name} downloaden`,
    employeesAdviceFile: (name: string) => `Word: adviesrapport voor medewerkers van ${name} downloaden`,
    transitionPlanFile: (name: string) => `Word: concept-transitieplan van ${name} downloaden`,
    consentFile: (name: string) => `Word: instemmingsnotitie van ${name} downloaden`,
    annexFile: (name: string) => `Word: bijlage met eigen cijfers van ${name} downloaden`,
    withoutPeopleFile: (name: string) => `Excel: uitvoer zonder personen van ${name} downloaden`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Fouten' : formats.counted(count, { one: 'fout', other: 'fouten' })}: foutbestand van ${name} downloaden`,
  noErrors: 'Geen fouten',
  warningCount: (count: number) => formats.counted(count, { one: 'waarschuwing', other: 'waarschuwingen' }),
  warningsErased: 'De lijst van waarschuwingen is met de uitvoer gewist',
  doubted: 'Gegevens lijken niet te kloppen',
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
  erasesShort: (day: string) => `Wist op ${day}`,
  erasedShort: (day: string) => `Gewist op ${day}`,
  erasedOn: (day: string) => `Deelnemersgegevens gewist op ${day}; de rapportage blijft`,
  erasedWithoutReportOn: (day: string) => `Deelnemersgegevens gewist op ${day}`,
  findingsErasedOn: (day: string) => `Foutbestand gewist op ${day}`,
  findingsEraseOn: (day: string) => `Het foutbestand wordt gewist op ${day}`,
  deleteOf: (name: string) => `Dossier ${name} verwijderen`,
  emptyTitle: 'Er zijn nog geen dossiers',
  emptyText: 'Een dossier is één pensioenregeling: u vult het Excel-sjabloon in en voegt het hier toe.',
  progressOf: (name: string) => `Voortgang van ${name}`,
  progress: {
    waiting: (place: number | null) =>
      place === null ? 'In de wachtrij' : `Plaats ${formats.wholeNumber(place)} in de wachtrij`,
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
    `Dossier ‘${name}’ en de bijbehorende bestanden worden verwijderd. Ongedaan maken kan nog tien seconden.`,
} as const;

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Gegevens van deze werkgever',
  link: 'Gegevens beheren',
  description: 'Alles wat van deze werkgever is bewaard: downloaden of voorgoed wissen.',
  keptTitle: 'Wat er is bewaard',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  files: (count: number) => formats.counted(count, { one: 'bestand', other: 'bestanden' }),
  holders: (count: number) => formats.counted(count, { one: 'persoon met toegang', other: 'personen met toegang' }),
  kept: 'De gegevens van de werkgever zelf, en wat het logboek over deze werkgever vertelt.',
  exportTitle: 'Alles downloaden',
  exportText:
    'Eén zip-bestand met alle bestanden van alle dossiers, de vastgelegde gegevens als JSON en als lijsten voor Excel, wie toegang heeft, en het logboek van deze werkgever. Dat u het downloadt, komt in het logboek.',
  exportButton: 'Alles downloaden (zip)',
  exporting: 'Het bestand wordt gemaakt…',
  eraseTitle: 'Alles wissen',
  eraseText:
    'De werkgever, de dossiers met alle bestanden en de toegang van medewerkers verdwijnen voorgoed. In het logboek blijft staan dat er iets is gebeurd, zonder de namen. Download eerst wat u moet bewaren.',
  eraseButton: 'Alles wissen',
  questionTitle: 'Alle gegevens wissen',
  question: (name: string) => `Weet u zeker dat u alles van ${name} voorgoed wilt wissen?`,
  consequence: (count: number) =>
    `${formats.counted(count, { one: 'dossier', other: 'dossiers' })} met alle bestanden, en alle toegang van medewerkers, verdwijnen. Dit kan niet ongedaan worden gemaakt.`,
  failed: 'De gegevens zijn niet gewist.',
} as const;

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
  thisEmployer: 'deze werkgever',
  newEmployer: (name: string) => `Nieuwe werkgever: ${name}`,
  steps: { employer: 'Werkgever', kind: 'Soort wijziging', file: 'Bestand', check: 'Controle' },
  change: 'Wijzig',
  states: { done: 'klaar', refused: 'geweigerd', open: 'nu', later: 'nog niet aan de beurt' },
  haveFile: 'Ik heb al een bestand',
  kindInFile: 'zie bestand',
  toCheck: 'Naar de controle',
  refusedAmong: 'Een van de bestanden kan niet worden verstuurd. Haal het weg om de andere toe te voegen.',
  later: 'Zodra u een bestand kiest, wordt het hier gecontroleerd. Daarbij wordt nog niets verstuurd.',
  checking: 'Het bestand wordt op uw computer gecontroleerd…',
  sound: 'Geen fouten of waarschuwingen gevonden.',
  answer: 'Eerste antwoord',
  answering: 'Het eerste antwoord wordt op uw computer berekend…',
  unanswered: 'Het antwoord kon hier niet worden berekend. De server doet dat als u het bestand verstuurt.',
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
  countedOf: (counted: number, leftOut: number) =>
    `${formats.wholeNumber(counted)} meegerekend, ${formats.wholeNumber(leftOut)} niet`,
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

/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept: 'De rapportage en de Word-documenten dragen het woord CONCEPT, tot een adviseur ze definitief maakt.',
  isFinal: (by: string, moment: string) => `Definitief gemaakt door ${by}, ${moment}.`,
  makeFinal: 'Definitief maken',
  backToConcept: 'Terug naar concept',
  makeAgain: 'Bestanden bijwerken',
  running: 'De bestanden worden opnieuw gemaakt.',
  barred: 'Dit kan nog niet definitief worden.',
  sure: 'Toch definitief maken?',
  open: 'Nog open:',
  forbidden: 'De premie van de gekozen keuze mag niet.',
  toTexts: 'Naar de teksten',
  earlier: (name: string) => `${name}: gecontroleerd vóór deze berekening.`,
  otherChoice: (name: string, choice: string) => `${name}: geschreven toen keuze ${choice} gold.`,
};

export const documents = {
  title: 'Documenten',
  lead: 'Wat u hier schrijft, wordt bewaard terwijl u typt. In rapportage en Word-documenten staat het zodra u de bestanden bijwerkt.',
  leadRead: 'Wat de adviseur schreef voor rapportage en Word-documenten.',
  notApplicable: 'Niet van toepassing',
  notApplicableOf: (name: string) => `Niet van toepassing: ${name}`,
  open: 'Nog open',
  saved: 'Opgeslagen',
  saving: 'Wordt opgeslagen…',
  unsaved: 'Niet opgeslagen',
  changedBy: (name: string) => `${name} heeft deze tekst intussen gewijzigd:`,
  keepMine: 'Houd mijn tekst',
  takeTheirs: 'Neem deze tekst over',
  before: (count: number) => `Eerdere teksten (${count})`,
  putBack: 'Terugzetten',
  earlier: 'Gecontroleerd vóór deze berekening: de cijfers zijn daarna veranderd.',
  otherChoice: (choice: string) => `Geschreven toen keuze ${choice} gold. Klopt de tekst nog?`,
  confirm: 'Tekst klopt nog',
  unasked: 'De documenten van dit dossier vragen nu niet om deze tekst.',
  older: 'De bestanden zijn ouder dan deze teksten.',
  appendix: 'Bijlage van de rapportage',
  appendixLead: (most: number) =>
    `Kies hoogstens ${most} onderwerpen. Zonder keuze bepaalt het dossier wat in de bijlage staat. De bestanden worden opnieuw gemaakt als u de keuze overneemt.`,
  takeAppendix: 'Neem keuze over',
};

export const houseStyle = {
  description: 'Zo zien de rapportage en het uitvoerbestand van uw organisatie eruit.',
  formTitle: 'Naam en kleuren',
  name: 'Naam',
  nameHint: 'Staat onder aan elke dia',
  primary: 'Hoofdkleur',
  primaryHint: 'Voorblad, balken, titels en de eerste lijnen in grafieken',
  accent: 'Accentkleur',
  accentHint: 'Kleine accenten en de overige lijnen in grafieken',
  picker: (label: string) => `${label} kiezen`,
  contactLine: 'Contactregel',
  contactLineHint: 'Bijvoorbeeld adres, telefoon en website, op één regel',
  saved: 'De huisstijl is opgeslagen. Nieuwe rapportages krijgen deze stijl.',
  restyleHint: 'Bestaande rapportages veranderen pas als u ze hieronder opnieuw maakt.',
  failed: 'De huisstijl is niet opgeslagen.',
  loadLatest: 'Nieuwste huisstijl laden',
  reset: 'Standaard herstellen',
  unsaved: 'Nog niet opgeslagen',
  previewTitle: 'Voorbeeld',
  previewCover: 'Voorblad van de rapportage in deze huisstijl',
  previewFigures: 'Dia met de keuzes in deze huisstijl',
  previewExample: 'Met de cijfers van een voorbeelddossier. Kleuren, logo en plaatsen zijn die van de rapportage.',
  previewOwn: (name: string) =>
    `Van uw nieuwste dossier, ${name}. Kleuren, logo en plaatsen zijn die van de rapportage.`,
  contrastTitle: 'Leesbaarheid',
  onColour: (colour: string) => `Tekst op ${colour}`,
  white: 'wit',
  dark: 'donker',
  ratio: (value: number) => `${formats.oneDecimal(value)}:1`,
  textFact: (text: string, ratio: string) => `${text}, ${ratio}`,
  titleFact: 'Titels op wit',
  accentFact: 'Accentkleur op wit',
  asGiven: 'uw kleur',
  darkened: (colour: string) => `donkerder gemaakt tot #${colour}`,
  primaryOnly: 'hoofdkleur',
  decorationOnly: 'alleen als versiering, nooit als tekst',
} as const;

export const logoField = {
  label: 'Logo',
  limits: `PNG, JPG of SVG, ten hoogste ${logoRules.maximumMegabytes} MB. Een SVG wordt als afbeelding bewaard.`,
  drop: 'Sleep uw logo hierheen of',
  choose: 'kies een bestand',
  other: 'Ander logo kiezen',
  remove: 'Logo verwijderen',
  uploading: 'Bezig met versturen…',
  saved: 'Het logo is opgeslagen.',
  removed: 'Het logo is verwijderd.',
  failed: 'Het logo is niet opgeslagen.',
  size: (width: number, height: number) =>
    `${formats.wholeNumber(width)} bij ${formats.wholeNumber(height)} beeldpunten`,
  alternative: (name: string) => `Logo van ${name}`,
} as const;

export const styleReset = {
  title: 'Standaard herstellen',
  question: 'Weet u zeker dat u de standaardhuisstijl wilt herstellen?',
  consequence: 'Uw naam, kleuren, contactregel en logo worden verwijderd. Bestaande rapportages veranderen niet.',
  failed: 'De standaardhuisstijl is niet hersteld.',
} as const;

export const officeStandards = {
  title: 'Standaardwaarden',
  description: 'Waarmee de sjablonen van uw organisatie zijn ingevuld.',
  cardText:
    'Rente, rendement en andere aannames die uw kantoor standaard in elk nieuw sjabloon wil. Het rapport noemt ze als standaard van uw kantoor.',
  open: 'Standaardwaarden instellen',
  historyTitle: 'Eerder vastgesteld',
  none: 'Uw sjablonen hebben de standaardwaarden van Evenwicht.',
  terms: 'Vaststellen',
  adoptedOn: 'Vastgesteld op',
  reason: 'Reden',
  reasonHint: 'Staat in het sjabloon en in het rapport.',
  marked: 'Controleer de gemarkeerde velden.',
  saved: 'De standaardwaarden zijn opgeslagen.',
  failed: 'De standaardwaarden zijn niet opgeslagen.',
  loadLatest: 'Nieuwste standaardwaarden laden',
  ours: (standard: string) => `Evenwicht: ${standard}`,
  hint: (standard: string, allowed: string) => `Leeg: ${standard}. Vul in: ${allowed}.`,
  range: (from: string, to: string) => `${from} t/m ${to}`,
  rowsHint: (standard: string, allowed: string) => `Een regel per rij. Leeg: ${standard}. Vul in: ${allowed}.`,
  stored: (count: number, day: string) =>
    count === 1 ? `1 waarde, opgeslagen op ${day}` : `${count} waarden, opgeslagen op ${day}`,
} as const;

export const invitations = {
  title: 'Uitnodigingen',
  text: 'De aanbieder stelt voor deze personen adviseur van uw organisatie te maken. Een adviseur ziet alle werkgevers en dossiers. Er is pas een code als u bevestigt, en alleen u krijgt hem te zien.',
  by: (name: string, day: string) => `Uitgenodigd door ${name} (aanbieder) op ${day}`,
  known: 'Is al adviseur bij uw organisatie en krijgt een extra code.',
  confirm: 'Bevestigen',
  confirmOf: (name: string) => `Uitnodiging van ${name} bevestigen`,
  refuse: 'Weigeren',
  refuseOf: (name: string) => `Uitnodiging van ${name} weigeren`,
  confirmQuestion: (name: string) => `Weet u zeker dat ${name} toegang moet krijgen?`,
  confirmConsequence: 'Bevestig alleen wie u kent. U ziet daarna de code en geeft hem zelf door.',
  confirmTitle: 'Uitnodiging bevestigen',
  confirmFailed: 'De uitnodiging is niet bevestigd.',
  refuseTitle: 'Uitnodiging weigeren',
  refuseQuestion: (name: string) => `Weet u zeker dat u de uitnodiging van ${name} wilt weigeren?`,
  refuseConsequence: 'Er komt dan geen code. De aanbieder kan opnieuw uitnodigen.',
  refuseFailed: 'De uitnodiging is niet geweigerd.',
  waiting: 'Wacht op bevestiging',
  waitingText:
    'Een adviseur van deze organisatie bevestigt de uitnodiging bij Toegangscodes en geeft de code zelf door. U ziet die code niet.',
  withdraw: 'Intrekken',
  withdrawOf: (name: string) => `Uitnodiging van ${name} intrekken`,
  withdrawTitle: 'Uitnodiging intrekken',
  withdrawQuestion: (name: string) => `Weet u zeker dat u de uitnodiging van ${name} wilt intrekken?`,
  withdrawConsequence: 'Er komt dan geen code.',
  withdrawFailed: 'De uitnodiging is niet ingetrokken.',
  invitedTitle: 'Uitnodiging klaargezet',
  invited: (name: string) => `${name} krijgt toegang zodra een adviseur van deze organisatie de uitnodiging bevestigt.`,
} as const;

/** What the table of choices says. */
export { dutch as outcome } from '#output/language/wording.ts';

/** The key figures of a dossier: the choice in front, and its figures with what is in them. */
export const keyFigures = {
  title: 'Uitkomst in het kort',
  names: premiumNames,
  scale: (lowest: string, highest: string) => `${lowest} tot ${highest}`,
  chosen: 'Gekozen',
  notChosen: 'Nog niet gekozen',
  notSurelyAllowed: 'Of deze premie mag, staat niet vast',
  allForbidden: 'Geen van de berekende premies is zo toegestaan',
  noneSurelyAllowed: 'Van geen van de berekende premies staat vast dat ze mag',
  inYear: (year: string) => `In ${year}`,
  from: (day: string) => `Twaalf maanden vanaf ${day}`,
  withEntrants: '30 jaar met nieuwe medewerkers',
  withoutEntrants: '30 jaar zonder nieuwe medewerkers',
  conditions: {
    firstYear: 'met compensatie en eenmalige kosten',
    thirtyYears: 'met compensatie en eenmalige kosten, contant',
    lessPension: 'naar verwachting, vóór compensatie',
  },
  lessPension: 'Minder pensioen',
  ofAll: (count: string, total: string) => `${count} van de ${total}`,
  verdict: { allowed: 'Mag', doubted: 'Staat niet vast', forbidden: 'Mag niet' },
  inRow: {
    chosen: (choice: string, premium: string) => `${choice} gekozen, ${premium}`,
    inView: (choice: string, premium: string) => `${choice}, ${premium}`,
    thirtyYears: (compared: string) => `30 jaar ${compared}`,
    verdicts: {
      more: (difference: string) => `${difference} meer`,
      less: (difference: string) => `${difference} minder`,
      nearlyEqual: 'vrijwel gelijk',
      equal: 'gelijk',
    },
    lessPension: (count: string, total: string) => `${count} van ${total} minder pensioen`,
  },
  amountAndShare: (amount: string, share: string) => `${amount} (${share})`,
  verdicts: {
    more: (difference: string) => `${difference} meer dan nu`,
    less: (difference: string) => `${difference} minder dan nu`,
    nearlyEqual: 'vrijwel evenveel als nu',
    equal: 'evenveel als nu',
  },
} as const;

export const messages = {
  description: (days: number) =>
    `Berichten uit het contactformulier. Ze worden ${formats.wholeNumber(days)} dagen bewaard.`,
  receivedOn: 'Ontvangen',
  sender: 'Afzender',
  message: 'Bericht',
  state: 'Status',
  open: 'Open',
  handledBy: (name: string, moment: string) => `Afgehandeld door ${name}, ${moment}`,
  handled: 'Afgehandeld',
  mailed: (moment: string) => `Ook gemaild op ${moment}`,
  signedInAs: (organisation: string) => `Ingelogd bij ${organisation}`,
  actions: 'Acties',
  read: 'Lezen',
  readOf: (name: string) => `Bericht van ${name} lezen`,
  title: (name: string) => `Bericht van ${name}`,
  markHandled: 'Afgehandeld',
  markHandledOf: (name: string) => `Bericht van ${name} is afgehandeld`,
  reopen: 'Heropenen',
  reopenOf: (name: string) => `Bericht van ${name} heropenen`,
  delete: 'Verwijderen',
  deleteOf: (name: string) => `Bericht van ${name} verwijderen`,
  organisation: 'Organisatie',
  email: 'E-mailadres',
  phone: 'Telefoon',
  emptyTitle: 'Er zijn geen contactberichten',
  emptyText: 'Wat iemand met het contactformulier stuurt, verschijnt hier.',
  failed: 'Het bericht is niet bijgewerkt.',
} as const;

export const messageDeletion = {
  title: 'Bericht verwijderen',
  question: (name: string) => `Weet u zeker dat u het bericht van ${name} wilt verwijderen?`,
  consequence: 'Het bericht en de contactgegevens zijn daarna weg. Dit kan niet ongedaan worden gemaakt.',
  failed: 'Het bericht is niet verwijderd.',
} as const;

export const organisations = {
  description: 'De adviesorganisaties die deze tool gebruiken, met hun toegangscodes.',
  add: 'Organisatie toevoegen',
  name: 'Organisatie',
  createdOn: 'Toegevoegd',
  activeCodes: 'Actieve codes',
  lastSignIn: 'Laatst ingelogd',
  never: 'Nog niet',
  state: 'Status',
  active: 'Actief',
  inactive: 'Inactief',
  own: 'uw eigen organisatie',
  actions: 'Acties',
  codes: 'Codes',
  codesOf: (name: string) => `Codes van ${name}`,
  edit: 'Wijzigen',
  editOf: (name: string) => `${name} wijzigen`,
  emptyTitle: 'Er zijn nog geen organisaties',
  emptyText: 'Voeg de eerste adviesorganisatie toe en geef haar adviseurs een toegangscode.',
} as const;

export const organisationForm = {
  addTitle: 'Organisatie toevoegen',
  editTitle: 'Organisatie wijzigen',
  name: 'Naam organisatie',
  isActive: 'Actief',
  inactiveHint: 'Zolang een organisatie niet actief is, is niemand van haar ingelogd en kan niemand inloggen.',
  ownHint: 'Uw eigen organisatie blijft actief.',
  add: 'Toevoegen',
  failed: 'De organisatie is niet opgeslagen.',
} as const;

/** The page on which participants come into a template from a file with columns of its own. */
export const participantsFile = {
  title: 'Deelnemers uit een ander bestand',
  description:
    'Zet een lijst uit uw salarisprogramma of van een uitvoerder in ons sjabloon, zonder knippen en plakken.',
  link: 'Deelnemers uit een ander bestand',
  linkText: 'Staan de deelnemers in een lijst met eigen kolommen?',
  onlyHere: 'Het bestand wordt op uw computer gelezen; het wordt niet verstuurd.',
  steps: { file: 'Bestanden', rows: 'Rijen', columns: 'Kolommen', questions: 'Vragen', result: 'Sjabloon' },
  file: 'Bestand met deelnemers',
  limits: (size: string) => `Een Excel-werkmap (.xlsx) of een tekstbestand (.csv), ten hoogste ${size}.`,
  drop: 'Sleep het bestand hierheen of',
  kind: 'Soort wijziging',
  template: 'Sjabloon',
  uses: {
    new: 'Een nieuw sjabloon',
    replaced: 'Mijn eigen sjabloon: deelnemers vervangen',
    completed: 'Mijn eigen sjabloon: deelnemers aanvullen',
  },
  ownTemplateFile: 'Uw ingevulde sjabloon',
  ownTemplateText: 'De deelnemers worden vervangen; wat uw lijst niet heeft, zoals kapitaal, blijft staan.',
  reading: 'Het bestand wordt gelezen…',
  filling: 'De deelnemers worden in het sjabloon gezet…',
  failed: 'Dat is op deze computer niet gelukt. Plak de gegevens in Excel in het sjabloon.',
  sheet: 'Blad',
  citizenNumbers: (headers: string) =>
    `BSN's blijven achter: ${headers}. Ze komen niet in het sjabloon en verlaten uw computer niet.`,
  personal: (headers: string) =>
    `Ook niet overgenomen: ${headers}. Wij vragen geen namen, adressen of rekeningnummers.`,
  tableLabel: 'Kolommen van het sjabloon en waar ze vandaan komen, schuift opzij',
  heads: { ours: 'In het sjabloon', theirs: 'In uw bestand', reading: 'Hoe de waarden staan', sample: 'Bijvoorbeeld' },
  required: 'verplicht',
  helper: 'komt niet in het sjabloon',
  theirsOf: (ours: string) => `${ours}: kolom in uw bestand`,
  nothing: 'niet in het bestand',
  rowNumber: 'nummeren van boven naar beneden',
  asIs: 'zoals het er staat',
  periodOf: (ours: string) => `${ours}: bedrag per`,
  periods: { year: 'per jaar', month: 'per maand', fourWeeks: 'per vier weken', week: 'per week', hour: 'per uur' },
  supplement: 'Erbij (%)',
  supplementOf: (ours: string) => `${ours}: vakantietoeslag en andere vaste toeslagen die erbij komen, in procenten`,
  partTimePay: 'het salaris van de gewerkte uren',
  shareOf: (ours: string) => `${ours}: hoe het er staat`,
  shares: {
    fraction: 'als deel van 1 (0,8)',
    percent: 'als percentage (80)',
    hours: 'als uren per week',
    fourWeekHours: 'als uren per vier weken',
    monthHours: 'als uren per maand',
  },
  fullWeek: 'Volle week (uren)',
  daysOf: (ours: string) => `${ours}: volgorde`,
  days: { same: 'dag-maand-jaar', monthFirst: 'maand/dag/jaar' },
  wordOf: (ours: string, word: string) => `${ours}: ${word} betekent`,
  leftEmpty: 'leeg laten',
  missing: (columns: string) => `Nog geen kolom gekozen voor: ${columns}.`,
  count: (count: number) => formats.counted(count, { one: 'deelnemer', other: 'deelnemers' }),
  inTemplate: (participants: string) => `${participants} in het sjabloon`,
  preview: 'De eerste deelnemers zoals ze in het sjabloon komen',
  previewWide: 'De eerste deelnemers in het sjabloon, schuift opzij',
  sound: 'In de deelnemers zijn geen fouten of waarschuwingen gevonden.',
  restLater: 'Vul daarna in Excel de andere bladen van het sjabloon in.',
  save: 'Sjabloon opslaan',
  fileName: (kind: string) => `Deelnemers_${kind}.xlsx`,
  add: 'Toevoegen als dossier',
  source: 'Indeling',
  newSource: 'Nieuwe indeling',
  remember: 'Indeling onthouden',
  rememberAs: 'Naam van de bron',
  rememberHint:
    'Bijvoorbeeld de naam van het salarisprogramma. Bewaard worden de namen van de kolommen, hoe ze worden gelezen en de codes die voor een keuze staan, zoals M en V.',
  remembered: 'De indeling is bewaard.',
  forget: 'Indeling vergeten',
  place: (sheet: string, header: number, first: number, last: number) =>
    `${sheet === '' ? 'De lijst' : `Blad ${sheet}`}: kolomkoppen in rij ${header}, gelezen van rij ${first} tot en met ${last}`,
  rows: {
    firstHeader: 'Eerste rij met kolomkoppen',
    lastHeader: 'Laatste rij met kolomkoppen',
    first: 'Eerste rij van de lijst',
    last: 'Laatste rij van de lijst',
  },
  alike: (sheet: string) => `Deze bladen hebben dezelfde kolommen als ${sheet}. Vink aan wat bij de lijst hoort.`,
  separator: 'Tussen de waarden staat',
  separators: { ';': 'puntkomma (;)', ',': 'komma (,)', '\t': 'tab', '|': 'streep (|)' },
  encoding: 'Tekens',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (West-Europa)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16, omgekeerd',
  },
  askRows: {
    matched: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer heeft', other: 'deelnemers hebben' })} in deze lijst een ander nummer, maar dezelfde geboortedatum en hetzelfde geslacht als iemand in het sjabloon. Vink aan wie dezelfde is.`,
    sameNumber: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer heeft', other: 'deelnemers hebben' })} in deze lijst hetzelfde nummer als iemand in het sjabloon, maar een andere geboortedatum of een ander geslacht. Vink aan wie toch dezelfde is.`,
    onlyInList: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer staat', other: 'deelnemers staan' })} alleen in deze lijst. Vink aan wie erbij komt.`,
    onlyInTemplate: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer staat', other: 'deelnemers staan' })} alleen in het sjabloon. Vink aan wie blijft.`,
    left: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer ging', other: 'deelnemers gingen' })} uit dienst voor de peildatum, of overleed. Vink aan wie toch meetelt.`,
    leaves: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer gaat', other: 'deelnemers gaan' })} uit dienst na de peildatum en voor de transitie. Vink aan wie meetelt.`,
    later: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer kwam', other: 'deelnemers kwamen' })} na de peildatum in dienst. Vink aan wie toch meetelt.`,
    status: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer heeft', other: 'deelnemers hebben' })} een status waarbij meestal geen premie meer wordt betaald. Vink aan wie toch meetelt.`,
    hidden: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer staat', other: 'deelnemers staan' })} in een verborgen rij, door een filter of met de hand. Vink aan wie meetelt.`,
    noBirthDate: (count: number) =>
      `${formats.counted(count, { one: 'regel heeft', other: 'regels hebben' })} geen geboortedatum. Vink aan wat een deelnemer is.`,
    noFullTimer: (count: number) => `Van de ${count} deelnemers werkt niemand voltijd. Klopt dat?`,
    oddSalaries: (count: number) => `De ${count} salarissen zijn laag of hoog voor een jaar. Klopt dat?`,
    fewHours: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer werkt', other: 'deelnemers werken' })} minder dan 2%. Klopt dat?`,
    sameSalaries: (count: number) => `Alle ${count} salarissen zijn vrijwel gelijk. Klopt dat?`,
    runningSalaries: (count: number) =>
      `De ${count} salarissen lopen op als nummers. Is dit wel de kolom met het salaris?`,
    ages: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer is', other: 'deelnemers zijn' })} jonger dan 15 of ouder dan 75. Klopt dat?`,
    manyHours: (count: number) =>
      `${formats.counted(count, { one: 'deelnemer werkt', other: 'deelnemers werken' })} meer dan 100%. Klopt dat?`,
  },
  askEmployments: (who: string, count: number) =>
    `${formats.counted(count, { one: 'deelnemer staat', other: 'deelnemers staan' })} op meer dan één regel: ${who}. Hoort dat bij elkaar?`,
  askColumn: {
    amountsDay: (header: string) => `Van welke dag zijn de bedragen in ${header}?`,
    born: (header: string) => `Wat is de geboortedatum van de deelnemer? Nu gekozen: ${header}.`,
    partColumn: (header: string) => `In welke kolom staat de deeltijd? Nu gekozen: ${header}.`,
    payColumn: (header: string) => `In welke kolom staat het salaris? Nu gekozen: ${header}.`,
    unit: (header: string) => `Hoe staat de deeltijd in ${header}?`,
    fullWeek: (header: string) => `Hoeveel uren heeft een volle werkweek, bij ${header}?`,
    period: (header: string) => `Over welke tijd is het bedrag in ${header}?`,
    workedPay: (header: string) => `Is ${header} het salaris van een volle werkweek, of van de uren die iemand werkt?`,
    supplement: (header: string) => `Komt er nog iets bij ${header} dat voor het pensioen meetelt?`,
    part: (header: string) => `Telt ${header} mee voor het pensioen?`,
    valuationDate: (header: string) =>
      `Wat is de peildatum? Wie voor die dag uit dienst ging (${header}), telt niet mee.`,
    accrued: (header: string) =>
      `Is ${header} wat tot nu toe is opgebouwd, en niet wat nog te bereiken is? Zo niet: kies hierboven een andere kolom.`,
    zeroFormulas: (header: string) =>
      `Alle formules in ${header} geven 0, en het bestand vraagt om te worden berekend. Is 0 juist? Zo niet: open de lijst in Excel, sla haar op en kies haar opnieuw.`,
  },
  answers: {
    header: (value: string) => value,
    fraction: () => 'als deel van 1',
    percent: () => 'als percentage',
    hours: () => 'als uren per week',
    fourWeekHours: () => 'als uren per vier weken',
    monthHours: () => 'als uren per maand',
    weekHours: (hours: string) => `${hours} uur`,
    year: () => 'per jaar',
    month: () => 'per maand',
    fourWeeks: () => 'per vier weken',
    week: () => 'per week',
    hour: () => 'per uur',
    fullPay: () => 'van een volle werkweek',
    workedPay: () => 'van de gewerkte uren',
    nothingOnTop: () => 'nee, alles zit erin',
    holiday: () => 'ja, 8% vakantietoeslag',
    thirteenth: () => 'ja, 8% vakantietoeslag en een dertiende maand',
    onTop: (percent: string) => `ja, ${percent}%`,
    partCounts: () => 'ja, dit komt erbij',
    partDoesNot: () => 'nee',
    joined: () => 'ja, één deelnemer: deeltijd opgeteld, salaris gewogen',
    amounts: () => 'ja, één dienstverband: bedragen opgeteld',
    once: () => 'ja, hetzelfde: de laatste regel telt',
    apart: () => 'nee, aparte deelnemers',
    isRight: () => 'ja, dit klopt',
  },
  example: (who: string, written: string) => `Bijvoorbeeld deelnemer ${who}: in uw lijst staat ${written}.`,
  questionOf: (number: number) => `Vraag ${number}`,
  proof: (rate: string, pay: string, whose: string, count: number) =>
    `Volgens ${rate} is ${pay} het salaris ${whose}: dat blijkt bij ${formats.counted(count, { one: 'deeltijder', other: 'deeltijders' })}.`,
  weekProof: (hours: string, part: string, week: string, count: number) =>
    `Volgens ${hours} en ${part} heeft een volle werkweek ${week} uur, bij ${formats.counted(count, { one: 'deelnemer', other: 'deelnemers' })}.`,
  rowOf: (row: number, who: string) => `rij ${row}: ${who}`,
  rowOfSheet: (sheet: string, row: number, who: string) => `blad ${sheet}, rij ${row}: ${who}`,
  ofRows: (counting: number, of: number) => `${counting} van ${of} tellen mee`,
  leftOut: (count: number, rows: string) =>
    `${formats.counted(count, { one: 'regel telt', other: 'regels tellen' })} niet mee: ${rows}.`,
  joined: (count: number) =>
    `Van ${formats.counted(count, { one: 'deelnemer', other: 'deelnemers' })} zijn regels samengenomen.`,
  answerFirst: (count: number) =>
    `Beantwoord eerst ${formats.counted(count, { one: 'vraag', other: 'vragen' })} hierboven.`,
  change: 'Wijzigen',
  next: 'Verder',
  tickAll: 'Allemaal',
  tickNone: 'Niemand',
  rowsLabel: 'Regels, schuift',
  facts: 'Wat er van elke kolom is gemaakt',
  factsWide: 'Wat er van elke kolom is gemaakt, schuift opzij',
  factHeads: {
    ours: 'In het sjabloon',
    theirs: 'Uit uw kolom',
    lowest: 'Laagste',
    middle: 'Middelste',
    highest: 'Hoogste',
    total: 'Samen',
    empty: 'Leeg',
  },
  completedText: 'Wat leeg is, wordt aangevuld uit deze lijst; niets wordt vervangen.',
  nextList: 'Aanvullen uit een volgende lijst',
  askedDays: { valuationDate: 'Peildatum', amountsDay: 'Dag van de bedragen' },
  came: (count: number, numbers: string) =>
    `Nieuw in het sjabloon: ${formats.counted(count, { one: 'deelnemer', other: 'deelnemers' })} (${numbers}).`,
  went: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'deelnemer staat', other: 'deelnemers staan' })} niet meer in het sjabloon: ${numbers}.`,
  kept: (count: number) =>
    `${formats.counted(count, { one: 'waarde', other: 'waarden' })} uit deze lijst ${count === 1 ? 'is' : 'zijn'} niet overgenomen: in het sjabloon stond al iets anders.`,
  held: (columns: string, count: number, numbers: string) =>
    `Blijft staan van ${formats.counted(count, { one: 'deelnemer', other: 'deelnemers' })} (${numbers}): ${columns}.`,
  amountsOfDay: (header: string, day: string) =>
    `De bedragen in ${header} zijn van ${day} en worden niet omgerekend. Is dat niet de peildatum, kies die dag dan als peildatum of vraag een nieuwe opgave.`,
  inView: 'Rijen uit het blad, schuift opzij',
  unreadable: (headers: string) =>
    `De waarden zijn niet te lezen in: ${headers}. Kies de kolom zelf, of herstel de lijst.`,
} as const;

/** Making reports again in another house style. */
export const reports = {
  title: 'Bestaande rapportages',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'rapportage staat', other: 'rapportages staan' })} nog in een eerdere huisstijl.`,
  upToDate: 'Alle rapportages staan in de huisstijl van nu.',
  running: (count: number) =>
    `Nog ${formats.counted(count, { one: 'rapportage wordt', other: 'rapportages worden' })} opnieuw gemaakt. U kunt intussen verder werken.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'rapportage blijft zoals zij is: het invoerbestand is', other: 'rapportages blijven zoals zij zijn: de invoerbestanden zijn' })} niet meer bewaard.`,
  restyle: (count: number) => `${formats.counted(count, { one: 'rapportage', other: 'rapportages' })} opnieuw maken`,
  progress: 'Voortgang van het opnieuw maken',
  unsaved: 'Sla eerst op: rapportages krijgen de huisstijl zoals die is opgeslagen.',
  failed: 'De rapportages worden niet opnieuw gemaakt.',
} as const;

/** The page with the outcome of a dossier. What it says of the outcome itself comes with the outcome, in Dutch. */
export const results = {
  title: (dossier: string) => `Uitkomst van ${dossier}`,
  titleUnknown: 'Uitkomst van een dossier',
  description: 'De berekende premies met hun kosten, pensioenen en toetsen.',
  participants: (count: number) => formats.counted(count, { one: 'deelnemer', other: 'deelnemers' }),
  transition: (day: string) => `transitie ${day}`,
  calculatedOn: (moment: string) => `berekend ${moment}`,
  download: 'Downloaden',
  files: {
    inputFile: 'Invoerbestand (Excel)',
    outputFile: 'Uitvoerbestand (Excel)',
    reportFile: 'Rapportage (PowerPoint)',
    employeesReportFile: 'Rapport voor medewerkers (PowerPoint)',
    adviceFile: 'Adviesrapport (Word)',
    employeesAdviceFile: 'Adviesrapport voor medewerkers (Word)',
    transitionPlanFile: 'Concept-transitieplan (Word)',
    consentFile: 'Instemmingsnotitie (Word)',
    annexFile: 'Bijlage met eigen cijfers (Word)',
    withoutPeopleFile: 'Uitvoer zonder personen (Excel)',
  },
  allFiles: 'Alle bestanden (zip)',
  fileGone: 'Niet beschikbaar',
  chooseFirst: 'Transitieplan en instemmingsnotitie: leg eerst een keuze vast.',
  back: 'Terug naar de dossiers',
  warnings: (count: number) =>
    `${formats.counted(count, { one: 'waarschuwing', other: 'waarschuwingen' })} bij de invoer`,
  noChoice: 'Nog geen keuze',
  noneAllowed: 'Geen van deze keuzes mag',
  inView: 'in beeld',
  inTemplate: 'gekozen in het sjabloon',
  recordedOn: (day: string) => `vastgelegd op ${day}`,
  leftOut: (count: number) =>
    formats.counted(count, { one: 'deelnemer telt niet mee', other: 'deelnemers tellen niet mee' }),
  confidential: 'kleine groep: vertrouwelijk',
  parts: 'Achter het antwoord',
  tabs: {
    kosten: { name: 'Kosten', question: 'Wat kost het per jaar, en waardoor anders dan nu?' },
    medewerkers: { name: 'Medewerkers', question: 'Wie krijgt meer of minder pensioen?' },
    compensatie: { name: 'Compensatie', question: 'Wie krijgt compensatie, en wat kost die?' },
    wet: { name: 'Wet en plan', question: 'Mag het, en wat moet wanneer gebeuren?' },
    premies: { name: 'Vier premies', question: 'Bij welke premie blijven de kosten of het pensioen gelijk?' },
    uitgangspunten: { name: 'Uitgangspunten', question: 'Waarvan is uitgegaan?' },
    varianten: { name: 'Varianten', question: 'Wat als het anders wordt afgesproken?' },
    documenten: { name: 'Documenten', question: 'Wat gaat er mee?' },
  },
  warningColumns: { place: 'Blad en cel', what: 'Wat', remedy: 'Wat u kunt doen' },
  wholeFile: 'Hele bestand',
  answer: 'Het antwoord',
  choices: 'De keuzes',
  table: (name: string) => `Tabel: ${name}`,
  chartWide: (name: string) => `Grafiek ${name}, schuift opzij`,
  tableWide: (name: string) => `Tabel ${name}, schuift opzij`,
  saveAs: (format: string, name: string) => `${name} bewaren als ${format}`,
  pictureFailed: 'De afbeelding kan niet worden gemaakt.',
  notes: 'Toelichting',
  source: 'Waar komt dit vandaan?',
  sourceLaw: 'Wet',
  sourceMethod: 'Uitleg',
  sourceWorkbook: 'Uitvoerbestand',
  states: {
    running: 'Dit dossier wordt nog berekend. De uitkomst verschijnt hier vanzelf.',
    unknown: 'Van dit dossier is niet bekend of het nog wordt berekend.',
    failed: 'De berekening van dit dossier is mislukt. In het overzicht kunt u het opnieuw proberen.',
    withErrors:
      'Het invoerbestand van dit dossier bevat fouten. Er is niet gerekend. Verbeter wat hieronder staat en voeg het bestand opnieuw toe.',
    missing: 'Dit dossier is er niet (meer).',
    offline: 'Er is geen verbinding. U ziet de uitkomst zoals zij het laatst is opgehaald.',
    erased: (day: string) => `De gegevens van deelnemers zijn gewist op ${day}. De uitkomst en de rapportage blijven.`,
  },
  statutory: {
    title: 'Transitie-effecten',
    newerCurve: (name: string) => `Er is een nieuwere rentecurve bekend (${name}). De wet vraagt de meest recente.`,
    newerSet: (name: string) => `Er is een andere scenarioset bekend die voorgaat (${name}).`,
  },
  recalculate: 'Opnieuw berekenen',
  toClients: 'Naar de werkgevers',
  /** For readers of another language. */
  inDutch: 'Grafieken, tabellen en toelichting van deze uitkomst zijn in het Nederlands.',
} as const;

export const security = {
  title: 'Beveiliging',
  description: 'Waar u bent ingelogd, en wat daarbij van u wordt gevraagd.',
  sessions: 'Uw sessies',
  sessionsText:
    'Elke regel is een plaats waar u bent ingelogd. Herkent u er een niet, beëindig hem dan en laat uw toegangscode vervangen.',
  device: 'Apparaat',
  unknownDevice: 'Onbekend apparaat',
  network: 'Netwerk',
  unknownNetwork: 'Onbekend',
  signedInOn: 'Ingelogd',
  lastSeenOn: 'Laatst gebruikt',
  endsOn: 'Eindigt zonder gebruik',
  thisSession: 'Deze sessie',
  actions: 'Acties',
  end: 'Beëindigen',
  endOf: (whose: string) => `Sessie beëindigen: ${whose}`,
  endOthers: 'Alle andere sessies beëindigen',
  endTitle: 'Sessie beëindigen',
  endQuestion: (whose: string) => `Weet u zeker dat u deze sessie wilt beëindigen: ${whose}?`,
  othersQuestion: (count: number) =>
    `Weet u zeker dat u ${formats.counted(count, { one: 'andere sessie', other: 'andere sessies' })} wilt beëindigen?`,
  consequence: 'Wie daar werkt, wordt uitgelogd en kan opnieuw inloggen zolang de toegangscode geldig is.',
  failed: 'Het beëindigen is niet gelukt.',
  none: 'Er is niemand ingelogd.',
} as const;

export const reauthentication = {
  title: 'Bevestig dat u het bent',
  text: 'U bent een tijd geleden ingelogd. Voor deze handeling vraagt het programma daarom nog eens wie u bent.',
  hint: 'De code waarmee u inlogt. Kwam u binnen met een link en hebt u geen code? Log dan opnieuw in met een nieuwe link.',
  confirm: 'Bevestigen',
} as const;

export const organisationSessions = {
  title: 'Sessies van uw organisatie',
  description: 'Wie nu is ingelogd: adviseurs van uw organisatie, en mensen bij uw werkgevers.',
  cardTitle: 'Inloggen en sessies',
  cardText:
    'Wie nu is ingelogd, wanneer een sessie vanzelf eindigt, en wat bij het inloggen van iedereen wordt gevraagd.',
  open: 'Sessies bekijken',
  holder: 'Naam',
  rules: 'Regels voor inloggen en sessies',
  rulesText: 'Geldt voor iedereen van uw organisatie en haar werkgevers, ook voor wie nu is ingelogd.',
  idleMinutes: 'Minuten zonder gebruik',
  sessionHours: 'Uren in totaal',
  range: (minimum: number, maximum: number) => `Van ${minimum} tot en met ${maximum}`,
  standard: 'Dit zijn de standaardwaarden.',
  since: (day: string, name: string) => `Zo gekozen op ${day} door ${name}.`,
  saved: 'De regels zijn opgeslagen.',
  notSaved: 'De regels zijn niet opgeslagen.',
} as const;

export const secondFactor = {
  title: 'Tweede factor',
  text: 'Met een tweede factor vraagt het inloggen naast uw toegangscode een code uit een app op uw telefoon. Wie alleen uw toegangscode kent, komt er dan niet in.',
  start: 'Tweede factor instellen',
  steps: 'Scan de code met een authenticator-app op uw telefoon en vul daarna de zes cijfers in die de app toont.',
  typed: 'Lukt scannen niet? Vul dan deze sleutel in de app in:',
  qr: 'QR-code voor uw authenticator-app',
  code: 'Code uit de app',
  codeHint: 'Zes cijfers, of een van uw herstelcodes.',
  confirm: 'Bevestigen',
  codesTitle: 'Uw herstelcodes',
  codesText:
    'Elke code werkt één keer in plaats van uw telefoon. U ziet ze alleen nu: druk ze af of bewaar ze op een veilige plaats, niet bij uw toegangscode.',
  print: 'Afdrukken',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt niet in deze browser. Selecteer de codes en kopieer ze zelf.',
  done: 'Ik heb ze bewaard',
  remove: 'Tweede factor verwijderen',
  removeText: 'Bijvoorbeeld voor een nieuwe telefoon: verwijder de tweede factor met een code en stel hem opnieuw in.',
  renew: 'Nieuwe herstelcodes',
  renewText: 'De oude herstelcodes werken daarna niet meer.',
  failed: 'Dat is niet gelukt.',
  reset: 'Tweede factor wissen',
  resetTitle: 'Tweede factor wissen',
  resetConsequence:
    'Doe dit alleen als u zeker weet wie het vraagt, bijvoorbeeld doordat u die persoon belt. Wie is ingelogd, wordt uitgelogd; de toegangscode blijft geldig.',
  resetByProviderConsequence:
    'Doe dit alleen als u zeker weet wie het vraagt, bijvoorbeeld doordat u die persoon belt. Wie is ingelogd, wordt uitgelogd. De codes die de aanbieder uitgaf, worden beëindigd: deze persoon komt er weer in na een uitnodiging die een collega bevestigt, of door de beheerder van de server. Alle adviseurs van de organisatie krijgen een melding.',
  resetFailed: 'De tweede factor is niet gewist.',
  needs: 'Tweede factor verplicht voor iedereen',
  needsHint: 'Wie er nog geen heeft, stelt hem in voordat hij verder kan, ook u zelf.',
  requiredTitle: 'Stel een tweede factor in',
  requiredText:
    'Voor uw toegang is een tweede factor verplicht. Dat kost een minuut; u hebt er een telefoon met een authenticator-app voor nodig.',
  set: (day: string) => `Ingesteld op ${day}.`,
  left: (count: number) => `${formats.counted(count, { one: 'herstelcode', other: 'herstelcodes' })} over.`,
  wrongCodes: (count: number) =>
    `In de laatste 24 uur is ${formats.counted(count, { one: 'onjuiste code', other: 'onjuiste codes' })} voor u ingevuld. Was u dat niet zelf? Dan heeft iemand anders uw toegangscode: laat die vervangen.`,
  resetOf: (holder: string) => `Tweede factor van ${holder} wissen`,
  resetQuestion: (holder: string) => `Weet u zeker dat u de tweede factor van ${holder} wilt wissen?`,
} as const;

export const ownCode = {
  title: 'Eigen code',
  text: 'De toegangscode die u kreeg, kan ook zijn gezien door wie hem uitgaf of aan u doorgaf. Maak in ruil daarvoor een eigen code: daarmee logt u voortaan in, in hetzelfde veld. De uitgegeven code blijft over voor herstel en geeft dan alleen nog toegang tot het maken van een nieuwe eigen code. Uw andere sessies eindigen.',
  make: 'Eigen code maken',
  madeTitle: 'Uw eigen code',
  madeText:
    'U ziet deze code alleen nu. Bewaar hem in een wachtwoordkluis of op een veilige plaats, en bewaar de uitgegeven toegangscode apart voor herstel. Onthoudt uw browser de uitgegeven code, vervang die daar dan door deze.',
  done: 'Ik heb hem bewaard',
  madeOn: (day: string) => `Gemaakt op ${day}.`,
  another: 'Uw eigen code kwijt, of een nieuwe nodig? Log in met de uitgegeven toegangscode en maak een nieuwe.',
  needsIssued:
    'U bent niet met een toegangscode ingelogd. Log in met de toegangscode die u kreeg om een eigen code te maken.',
  recoveries:
    'De uitgegeven toegangscode is voor herstel gebruikt. Was u dat niet? Laat uw toegang dan intrekken en geef door dat iemand anders de code heeft.',
  recoveryTitle: 'Maak een nieuwe eigen code',
  recoveryText:
    'U logde in met de uitgegeven toegangscode. Omdat u een eigen code hebt, is die alleen nog voor herstel: maak een nieuwe eigen code om verder te gaan. De vorige werkt daarna niet meer. Vulde uw browser die code in? Log dan uit en log in met uw eigen code.',
  failed: 'De eigen code is niet gemaakt.',
  keptEnd: 'Laatste zes tekens van uw eigen code',
  keptHint: 'Neem ze over van waar u de code bewaart. De hele code plakken mag ook.',
  keptWrong: 'Vul de laatste zes tekens van de code hierboven in.',
  requiredTitle: 'Maak een eigen code',
  requiredText:
    'De toegangscode waarmee u inlogde, kan ook zijn gezien door wie hem uitgaf of doorgaf: ruil hem bij dit eerste gebruik in voor een code die alleen u kent.',
  factorFollows: 'Daarna stelt u nog een tweede factor in.',
  needs: 'Uitgegeven toegangscodes inruilen bij het eerste gebruik',
  needsHint: 'Wie met een uitgegeven toegangscode inlogt, maakt een eigen code voordat hij verder kan, ook u zelf.',
} as const;

export const retention = {
  pageDescription: 'Wat voor uw hele organisatie geldt.',
  title: 'Bewaartermijn',
  text: 'Bestanden met deelnemers worden gewist zoveel dagen nadat zij voor het laatst zijn gedownload, of na het toevoegen als niemand ze downloadt. De rapportage, zonder personen, blijft.',
  days: 'Dagen bewaren',
  daysHint: (minimum: number, maximum: number) => `Van ${minimum} tot en met ${formats.wholeNumber(maximum)} dagen`,
  shorter:
    'De termijn geldt ook voor dossiers die er al zijn. Wat volgens de nieuwe termijn te oud is, wordt binnen een dag gewist.',
  saved: 'De bewaartermijn is opgeslagen.',
  failed: 'De bewaartermijn is niet opgeslagen.',
  logTitle: 'Logboek',
  logText: 'Wie heeft ingelogd, toegevoegd, gedownload, gewijzigd en verwijderd.',
  logOpen: 'Logboek bekijken',
} as const;

export const table = {
  search: 'Zoeken binnen deze lijst..',
  searchLabel: 'Zoeken binnen deze lijst',
  clearSearch: 'Zoekopdracht wissen',
  firstWords: (most: number) => `Er wordt gezocht op de eerste ${most} woorden.`,
  nothingFound: (query: string) => `Niets gevonden voor ‘${query}’.`,
  perPage: (size: number) => `${size} per pagina`,
  pageSize: 'Aantal per pagina',
  goToPage: 'Ga naar pagina',
  ofPages: (count: number) => `van ${formats.wholeNumber(count)}`,
  first: 'Eerste pagina',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  last: 'Laatste pagina',
  pages: 'Pagina’s',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} van ${formats.wholeNumber(total)}`,
  printWhole: 'Hele lijst afdrukken',
  printFailed: 'De hele lijst kon niet worden opgehaald.',
  sortBy: 'Sorteren op',
  ascending: (label: string) => `${label} (oplopend)`,
  descending: (label: string) => `${label} (aflopend)`,
} as const;

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Gebruik',
  organisation: 'Wat uw organisatie gebruikt van wat de aanbieder toestaat.',
  employer: 'Wat deze werkgever gebruikt van wat de aanbieder per werkgever toestaat.',
  names: {
    megabytes: 'Opslag',
    openDossiers: 'Berekeningen die wachten of lopen',
    uploadsPerMinute: 'Dossiers toegevoegd in de laatste minuut',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} van ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} van ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} van ${most}`,
  },
  near: 'bijna bereikt',
  reached: 'bereikt',
  results:
    'Ook uitkomsten van berekeningen tellen mee als opslag. Zij worden altijd bewaard, ook als zij boven de limiet uitkomen.',
  nearOrganisation: 'Uw organisatie heeft een limiet bijna of helemaal bereikt.',
  nearEmployer: 'Deze werkgever heeft een limiet bijna of helemaal bereikt.',
  remedies: {
    megabytes: 'Verwijder dossiers die niet meer nodig zijn. Een adviseur kan de aanbieder om meer ruimte vragen.',
    openDossiers: 'Wacht tot er berekeningen klaar zijn, of annuleer wat niet nodig is.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Limieten',
  openOf: (name: string) => `Limieten van ${name}`,
  title: (name: string) => `Limieten van ${name}`,
  used: 'Nu in gebruik',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  organisation: 'Hele organisatie',
  employer: 'Per werkgever',
  names: {
    megabytes: 'Opslag in MB',
    openDossiers: 'Berekeningen die wachten of lopen',
    uploadsPerMinute: 'Toegevoegde dossiers per minuut',
  },
  standard: (value: string) => `Standaard: ${value}`,
  fillStandard: 'Standaardwaarden invullen',
  hint: 'Een lagere limiet wist niets: er kan alleen niets bij zolang er meer in gebruik is.',
  failed: 'De limieten zijn niet opgeslagen.',
} as const;

/** What-ifs on the page with an outcome. What the figures say comes with them, in Dutch. */
export const whatIf = {
  title: 'Wat als',
  below: (letter: string, premium: string) => `Hieronder is keuze ${letter} wat u probeert: ${premium}.`,
  ask: 'Wat als …?',
  privacy:
    'De gegevens van de deelnemers komen daarvoor in deze browser, zonder naam of personeelsnummer. Wat u verandert wordt pas verstuurd en bewaard als u het als variant bewaart.',
  opening: 'De gegevens worden opgehaald en doorgerekend …',
  close: 'Wat als sluiten',
  fold: 'Wat als inklappen',
  unfold: 'Wat als uitklappen',
  unchanged: 'niets veranderd',
  costCurve: (rate: string) => `Kosten met compensatie in 10 jaar, het laagst bij ${rate}`,
  calculating: 'De wat-als wordt doorgerekend',
  failed: 'Met deze keuzes lukt de berekening niet. Verander een keuze of ga terug naar het antwoord.',
  notOpened: 'De wat-als kan nu niet worden geopend. Probeer het later opnieuw.',
  otherFigures:
    'De uitkomst op deze pagina is gemaakt door een andere versie van het programma. Bereken het dossier eerst opnieuw; daarna kan de wat-als ermee worden vergeleken.',
  back: 'Terug naar het antwoord',
  backOf: (choice: string) => `${choice}: terug naar het antwoord`,
  slider: (choice: string) => `${choice}, schuif`,
  outside: (minimum: string, maximum: string) => `Vul een getal in van ${minimum} tot en met ${maximum}.`,
  noLimit: 'geen grens',
  years: 'jaar',
  groups: {
    compensation: 'Compensatie',
    contribution: 'Eigen bijdrage',
    goal: 'Horizon en groep',
    expectations: 'Rendement en loon',
  },
  choices: {
    flat: 'Vlakke premie',
    scale: 'Staffel',
    entrantPremium: 'Premie van nieuwe deelnemers naast een staffel',
    method: 'Methode',
    target: 'Doel',
    threshold: 'Drempel',
    fromAge: 'Vanaf leeftijd',
    untilAge: 'Tot en met leeftijd',
    form: 'Vorm',
    end: 'Einde',
    endYears: 'Aantal jaren compensatie',
    contribution: 'Eigen bijdrage',
    horizon: 'Horizon van de werkgeverslast',
    horizonYears: 'Aantal jaren van de horizon',
    goalGroup: 'Groep voor gelijke werkgeverslast',
    oneOffCounts: 'Eenmalige kosten',
    equityReturn: 'Rendement aandelen',
    bondReturn: 'Rendement obligaties',
    wageGrowth: 'Loonstijging',
    rounding: 'Afronding van premies',
  },
  ofBasis: { pensionBase: '% van pensioengrondslag', premium: '% van de premie', salary: '% van salaris' },
  withoutSteps: ', zonder latere stappen',
  methods: {
    none: 'geen',
    pensionOutcome: 'pensioenuitkomst',
    premiumDifference: 'premieverschil',
    ownTable: 'eigen tabel',
  },
  forms: { pensionPremium: 'pensioenpremie', salary: 'salaris' },
  ends: { legalEnd: 'wettelijk einde', years: 'aantal jaren', pensionDate: 'pensioendatum' },
  horizons: { years: 'aantal jaren', pensionDate: 'tot pensioendatum' },
  goalGroups: { existing: 'bestaande deelnemers', withEntrants: 'met nieuwe deelnemers' },
  counts: { counted: 'tellen mee', apart: 'staan apart' },
} as const;

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Varianten',
  lead: `Kies er ten hoogste ${mostCompared} om ze naast het antwoord te zetten.`,
  keep: 'Bewaar als variant',
  keepTitle: 'Bewaar als variant',
  keepLead: `De server rekent de variant door met het programma dat ook het antwoord berekende. Bij een dossier worden ten hoogste ${mostVariants} varianten bewaard.`,
  name: 'Naam van de variant',
  kept: (name: string) => `Variant ${name} is bewaard en wordt berekend.`,
  rename: (name: string) => `Hernoem variant ${name}`,
  renameTitle: 'Hernoem de variant',
  again: (name: string) => `Bereken variant ${name} opnieuw`,
  remove: (name: string) => `Verwijder variant ${name}`,
  removeTitle: 'Variant verwijderen',
  removeQuestion: (name: string) => `Wilt u variant ${name} verwijderen?`,
  removeConsequence: 'Een keuze C die van deze variant is, blijft staan.',
  take: 'Neem als keuze C',
  takeAs: (name: string) => `Neem variant ${name} als keuze C`,
  takeTitle: 'Keuze C',
  takeQuestion: (name: string) => `Wilt u de premie van variant ${name} als keuze C?`,
  takeReplaces: 'De huidige keuze C vervalt. De bestanden worden opnieuw gemaakt.',
  takeConsequence: 'De bestanden worden opnieuw gemaakt.',
  isChoiceC: (name: string) => `Keuze C is de premie van variant ${name}.`,
  giveBack: 'Neem keuze C terug',
  giveBackQuestion: 'Wilt u keuze C weer zoals het invoerbestand haar heeft?',
  calculating: 'wordt berekend',
  failed: 'niet berekend',
  outdated: 'van een eerdere versie',
  otherVersion: (name: string) =>
    `Variant ${name} is berekend met een andere versie van het programma dan het antwoord. Bereken de variant opnieuw om ze te kunnen vergelijken.`,
  comparison: 'Varianten naast het antwoord',
  report: 'Rapport met deze varianten',
  plainReport: 'Rapport zonder varianten',
  reportLead:
    'Werkmap en rapport worden dan opnieuw gemaakt, met deze varianten naast het antwoord en met de vastgelegde keuzes.',
  reportRunning: 'Werkmap en rapport worden opnieuw gemaakt.',
  reportHas: (count: number) =>
    `In werkmap en rapport ${count === 1 ? 'staat' : 'staan'} nu ${formats.counted(count, { one: 'variant', other: 'varianten' })}.`,
  reportErased: 'Het invoerbestand is niet (meer) bewaard: werkmap en rapport kunnen niet opnieuw worden gemaakt.',
  reportWithout:
    'Werkmap en rapport worden dan zonder varianten gemaakt. Bereken daarna de varianten opnieuw en maak het rapport met varianten.',
  changeFailed: 'Dit is niet gelukt.',
} as const;

/** What an office knows of a dossier besides its outcome. */
export const office = {
  title: 'In het kantoor',
  lead: 'Alleen adviseurs van uw organisatie zien dit.',
  worker: 'Wie werkt eraan',
  worksOn: (name: string) => `${name} werkt eraan`,
  nobody: 'niemand in het bijzonder',
  note: 'Notitie',
  happened: 'Wat er is gebeurd',
  writtenBy: (by: string, moment: string) => `Gewijzigd door ${by} op ${moment}.`,
} as const;

/** What of a dossier its employer sees. */
export const sharing = {
  share: 'Delen',
  title: 'Delen met de werkgever',
  lead: 'De werkgever ziet alleen wat u aanvinkt, zoals het nu is. Maakt u het dossier daarna opnieuw, dan blijft dit staan tot u opnieuw deelt.',
  choices: 'Keuzes',
  tabs: 'Onderdelen van de pagina',
  files: 'Bestanden',
  preview: 'Bekijk als werkgever',
  shareAgain: 'Opnieuw delen',
  end: 'Delen beëindigen',
  openedOn: (by: string, moment: string) => `Laatst geopend door ${by} op ${moment}.`,
  notOpened: 'Nog niet geopend.',
  older: 'Daarna is het dossier opnieuw gemaakt: de werkgever ziet de eerdere uitkomst.',
  wholeFiles: 'Bestanden gaan over alle keuzes: deel alle keuzes om ze mee te geven.',
  notReady: 'De bestanden worden opnieuw gemaakt. Deel het dossier als dat klaar is.',
  failed: 'Dit is niet gelukt.',
  done: (name: string) => `De werkgever ziet nu dossier ${name}.`,
  ended: (name: string) => `De werkgever ziet dossier ${name} niet meer.`,
  previewed: 'Zo ziet de werkgever dit dossier. Het is nog niet gedeeld.',
  endPreview: 'Terug naar het dossier',
  endQuestion: 'Wilt u het delen van dit dossier beëindigen?',
  endConsequence: (name: string) => `De werkgever ziet ${name} dan niet meer, ook als hij het nu open heeft.`,
  sharedOn: (by: string, moment: string) => `Gedeeld door ${by} op ${moment}.`,
  openedOnDay: (day: string) => `geopend door de werkgever op ${day}`,
  chosenOnDay: (choice: string, day: string) => `werkgever koos ${choice} op ${day}`,
  decided: (choice: string, by: string, day: string) => `Keuze ${choice} vastgelegd door ${by} op ${day}.`,
  withYou: 'Met u gedeeld',
  noneOfOwn: 'U hebt zelf nog geen dossiers verstuurd',
  isShared: 'Gedeeld',
  isSharedOlder: 'Gedeeld: eerdere uitkomst',
  notice:
    'Een werkgever ziet voortaan alleen wat u met hem deelt. Van de dossiers die er al waren, is nog niets gedeeld.',
  noticed: 'Begrepen',
} as const;

/** The headline of the adviser in front of an outcome. */
export const ownHeadline = {
  change: 'Pas de kop aan',
  takeBack: 'Terug naar de kop van de uitkomst',
  label: 'Kop',
  hint: (outcome: string) => `Van de uitkomst: ${outcome}.`,
  filesAgain: 'De kop staat ook in de bestanden: die worden opnieuw gemaakt.',
  unused: (title: string) => `Uw kop hoort bij een andere uitkomst en wordt niet gebruikt: ${title}.`,
} as const;

export const decisions = {
  takeBack: 'Terugnemen',
  takeBackQuestion: 'Weet u zeker dat u deze vastgelegde keuze wilt terugnemen?',
  takeBackConsequence:
    'Pagina en bestanden zijn daarna als zonder deze keuze. In het logboek blijft staan wie haar vastlegde en wie haar terugnam.',
  title: 'Vastgelegde keuzes',
  record: 'Leg vast',
  recordOf: (choice: string) => `Leg vast: ${choice}`,
  ...decisionRefusals,
  recordLead:
    'De bestanden worden opnieuw gemaakt met deze keuze vooraan. Zij wordt bewaard met de cijfers en toetsen van dit moment, uw naam en het tijdstip. Een adviseur kan haar terugnemen; een latere keuze komt erbij. Noem in de toelichting geen deelnemers.',
  reason: 'Toelichting: waarom deze keuze?',
  none: 'Er is nog geen keuze vastgelegd.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  earlier: (count: number) => `Eerder vastgelegd (${count})`,
  figures: 'Cijfers en toetsen van dat moment',
  passed: 'Toetsen in orde',
  attention: 'Toetsen die aandacht vragen',
  columns: {
    level: 'Uitkomst',
    check: 'Toets',
    about: 'Betreft',
    finding: 'Gevonden',
    article: 'Artikel',
    figure: 'Cijfer',
    amount: 'Bedrag of percentage',
    compared: 'Vergeleken',
  },
  print: 'Druk de keuzes af',
  printed: (moment: string) => `Afgedrukt op ${moment}`,
  recorded: 'De keuze is vastgelegd.',
} as const;

export const accessNotices = {
  label: 'Meldingen over toegang',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `De beheerder van de server heeft op ${moment} toegang uitgegeven aan ${holder}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `De aanbieder heeft op ${moment} de tweede factor van ${holder} gewist. De codes die de aanbieder aan ${holder} gaf, zijn beëindigd.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `De beheerder van de server heeft op ${moment} de tweede factor van ${holder} gewist.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} is op ${moment} voor herstel ingelogd met de uitgegeven toegangscode.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Bij ${holder} zijn tot ${moment} meermalen onjuiste codes van de tweede factor ingevuld. Was ${holder} dat niet zelf? Laat de toegangscode dan vervangen.`,
  },
  actsText: 'Weet u hier niets van? Trek de code dan in en vraag de aanbieder ernaar.',
  dismiss: 'Gezien',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'uitnodiging wacht op uw bevestiging', other: 'uitnodigingen wachten op uw bevestiging' })}.`,
  ownCode:
    'De aanbieder heeft uw toegangscode uitgegeven en kan hem kennen, ook als u hem hebt ingeruild. Vervang hem door een code die alleen u kent.',
  toCodes: 'Naar Toegangscodes',
} as const;

/** Words of the field, in the forms in which they are found in texts, with what they mean: two sentences each. */
export const glossary = {
  scale: {
    words: dutchTerms.scale,
    meaning: 'Een premie die stijgt met de leeftijd, in treden. Wie na de overgang begint, kan haar niet meer krijgen.',
  },
  flat: {
    words: dutchTerms.flat,
    meaning:
      'Een premie die op elke leeftijd hetzelfde deel van de pensioengrondslag is. Wie jonger is krijgt er naar verhouding meer pensioen van dan van een staffel.',
  },
  offset: {
    words: dutchTerms.offset,
    meaning:
      'Het deel van het salaris waarover geen pensioen wordt opgebouwd, omdat de AOW daarin voorziet. Een hogere franchise geeft minder premie en minder pensioen.',
  },
  base: {
    words: dutchTerms.base,
    meaning:
      'Het deel van het salaris waarover premie wordt betaald: pensioengevend salaris min franchise, naar deeltijd. Salaris boven het maximum telt niet mee.',
  },
  transitionalLaw: {
    words: dutchTerms.transitionalLaw,
    meaning:
      'De regels waarmee wie nu deelneemt een stijgende premie mag houden (art. 220e PW). Wie later begint, krijgt een vlakke premie.',
  },
  compensation: {
    words: dutchTerms.compensation,
    meaning:
      'Wat de werkgever extra betaalt aan wie door een vlakke premie minder pensioen krijgt. Het kan als premie of als salaris; salaris is geen pensioen.',
  },
  provider: {
    words: dutchTerms.provider,
    meaning:
      'De verzekeraar, de premiepensioeninstelling of het pensioenfonds dat de regeling uitvoert. Met de uitvoerder sluit de werkgever het contract.',
  },
  costNeutral: {
    words: dutchTerms.costNeutral,
    meaning:
      'De werkgever betaalt met de nieuwe premie evenveel als nu. Het pensioen van een deelnemer kan wel anders worden.',
  },
  pensionNeutral: {
    words: dutchTerms.pensionNeutral,
    meaning:
      'De deelnemers krijgen samen met de nieuwe premie evenveel als nu. Een van hen kan wel meer of minder krijgen.',
  },
  transitionPlan: {
    words: dutchTerms.transitionPlan,
    meaning:
      'Het document waarin de werkgever de keuze, de gevolgen en de compensatie vastlegt (art. 150d PW). Het gaat vóór de wettelijke datum naar de uitvoerder.',
  },
  discounted: {
    words: dutchTerms.discounted,
    meaning:
      'Bedragen van later, omgerekend naar hun waarde op de dag van de overgang. Een euro over dertig jaar telt daardoor minder dan een euro nu.',
  },
} as const;
