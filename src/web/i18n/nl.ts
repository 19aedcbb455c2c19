import { wholeNumber } from '#contract/terms/dutch-format.ts';

const counted = (count: number, one: string, many: string): string =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;

/** Messages that stay in English as long as nobody chose a language. */
const system = {
  loading: 'Loading...',
  somethingWentWrong: 'Something went wrong...',
  errorTitle: 'Error',
  uploadFailed: 'Document upload mislukt...',
  deleteFailed: 'Delete document mislukt...',
  downloadFailed: 'Download mislukt...',
  notUploaded: 'The file was not uploaded.',
  fileRequired: 'File is required',
  fileTooLarge: 'File size is too large.',
  fileUnsupported: 'Unsupported file format. Please upload .xlsx files only.',
} as const;

const general = {
  skipToContent: 'Naar de inhoud',
  home: 'Home',
  clients: 'Overzicht werkgevers',
  logOut: 'Uitloggen',
  mainNavigation: 'Hoofdnavigatie',
  breadcrumbs: 'Kruimelpad',
  toTop: 'Naar boven',
  close: 'Sluiten',
  cancel: 'Annuleren',
  save: 'Opslaan',
  retry: 'Opnieuw proberen',
  yes: 'Ja',
  no: 'Nee',
  optional: 'niet verplicht',
  notifications: 'Meldingen',
  homeOf: (name: string) => `${name}, naar de startpagina`,
  footer: (name: string, year: number) => `© ${year} ${name}`,
} as const;

const auth = {
  title: 'Inloggen',
  purpose:
    'Bereken welke premie voor een werkgever gelijke lasten geeft, of voor de deelnemers hetzelfde pensioen, na de overstap naar een nieuwe premieregeling.',
  loggedOut: 'U bent uitgelogd. U kunt opnieuw inloggen met de toegangscode die u van uw aanbieder hebt ontvangen.',
  unauthorized:
    'U hebt geen toegang tot de beheertool. Hebt u een toegangscode ingevoerd of wilt u toegang? Neem dan contact op met uw contactpersoon bij de aanbieder.',
  ended: 'U bent niet (meer) ingelogd. Log opnieuw in met uw toegangscode.',
  accessCode: 'Toegangscode',
  accessCodeHint: 'De code van 26 tekens die u van uw aanbieder hebt ontvangen. Streepjes en spaties mogen.',
  accessCodeMissing: 'Vul uw toegangscode in.',
  accessCodeLength: (length: number) =>
    `Een toegangscode heeft 26 letters en cijfers; u hebt er ${length} ingevuld. Controleer of de hele code is overgenomen.`,
  accessCodeCharacters: 'Een toegangscode bestaat alleen uit letters en cijfers.',
  logIn: 'Inloggen',
  loggingIn: 'Bezig met inloggen…',
  handoff: 'U wordt ingelogd…',
  checking: 'Uw aanmelding wordt gecontroleerd…',
  privacy:
    'Dossiers zijn alleen zichtbaar binnen uw eigen organisatie. Deze site gebruikt geen cookies en geen externe diensten.',
  unreachable: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
} as const;

const start = {
  title: (name: string) => `Welkom, ${name}`,
  intro: 'Kies een werkgever, voeg een dossier toe en download de uitkomst.',
  steps: [
    {
      title: 'Kies de werkgever',
      text: 'Open in het overzicht de werkgever waarvoor u rekent, of voeg een nieuwe werkgever toe.',
    },
    {
      title: 'Voeg een dossier toe',
      text: 'Vul het Excel-template in met de regeling en de deelnemers en voeg het toe als dossier. Bij fouten krijgt u uw eigen bestand terug, met elke fout uitgelegd.',
    },
    {
      title: 'Download de uitkomst',
      text: 'Zodra het dossier is berekend, staan het Excel-bestand met de uitkomsten en de PowerPoint-rapportage klaar.',
    },
  ],
  stepsTitle: 'Zo werkt het',
} as const;

const table = {
  search: 'Zoeken binnen deze lijst..',
  searchLabel: 'Zoeken binnen deze lijst',
  clearSearch: 'Zoekopdracht wissen',
  nothingFound: (query: string) => `Niets gevonden voor ‘${query}’.`,
  perPage: (size: number) => `${size} per pagina`,
  pageSize: 'Aantal per pagina',
  goToPage: 'Ga naar pagina',
  ofPages: (count: number) => `van ${wholeNumber(count)}`,
  first: 'Eerste pagina',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  last: 'Laatste pagina',
  pages: 'Pagina’s',
  range: (from: number, to: number, total: number) =>
    `${wholeNumber(from)}–${wholeNumber(to)} van ${wholeNumber(total)}`,
  sortBy: 'Sorteren op',
  ascending: (label: string) => `${label} (oplopend)`,
  descending: (label: string) => `${label} (aflopend)`,
} as const;

const clients = {
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
  emptyTextEmployer: 'Neem contact op met uw adviseur.',
} as const;

const clientForm = {
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
  loadLatest: 'Nieuwste gegevens laden',
} as const;

const clientDeletion = {
  title: 'Werkgever verwijderen',
  question: (name: string) => `Weet u zeker dat u ${name} wilt verwijderen?`,
  consequence: (count: number) =>
    count === 0
      ? 'Deze werkgever heeft geen dossiers. Verwijderen kan niet ongedaan worden gemaakt.'
      : `Ook ${counted(count, 'dossier', 'dossiers')} van deze werkgever ${count === 1 ? 'wordt' : 'worden'} verwijderd, met alle bestanden. Dit kan niet ongedaan worden gemaakt.`,
  failed: 'De werkgever is niet verwijderd.',
} as const;

const dossiers = {
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
  },
  errors: (count: number | null) => (count === null ? 'Fouten' : counted(count, 'fout', 'fouten')),
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Fouten' : counted(count, 'fout', 'fouten')}: foutbestand van ${name} downloaden`,
  noErrors: 'Geen fouten',
  busy: 'Wordt berekend',
  unknown: 'Status onbekend',
  failed: 'Mislukt',
  example: 'VOORBEELD',
  sameFile: (name: string) => `Zelfde bestand als ‘${name}’`,
  cancel: 'Annuleren',
  cancelOf: (name: string) => `Annuleren: berekening van ${name}`,
  retry: 'Opnieuw proberen',
  retryOf: (name: string) => `Opnieuw proberen: berekening van ${name}`,
  deleteOf: (name: string) => `Dossier ${name} verwijderen`,
  emptyTitle: 'Er zijn nog geen dossiers',
  emptyText: 'Een dossier is één pensioenregeling: u vult het Excel-template in en voegt het hier toe.',
  progressOf: (name: string) => `Voortgang van ${name}`,
  progress: {
    waiting: 'In de wachtrij',
    reading: (rows: number) => `${counted(rows, 'rij', 'rijen')} gelezen`,
    calculating: (done: number, total: number) =>
      `${wholeNumber(done)} van ${counted(total, 'deelnemer', 'deelnemers')} berekend`,
    writing: (files: number) => `${counted(files, 'bestand', 'bestanden')} geschreven`,
    done: 'Wordt afgerond',
  },
  announcement: {
    added: (name: string) => `Dossier ${name} is toegevoegd en wordt berekend.`,
    Finished: (name: string) => `Dossier ${name} is berekend.`,
    Failed: (name: string) => `De berekening van dossier ${name} is mislukt.`,
    FailedWithError: (name: string) => `Het bestand van dossier ${name} bevat fouten.`,
  },
} as const;

const newDossier = {
  title: 'Nieuw dossier toevoegen',
  name: 'Naam dossier',
  file: 'Excel-bestand',
  drop: 'Sleep uw Excel-bestand hierheen of',
  choose: 'kies een bestand',
  limits: 'Alleen .xlsx, ten hoogste 5 MB, zonder wachtwoord en zonder macro’s.',
  otherFile: 'Ander bestand kiezen',
  submit: 'Toevoegen',
  uploading: 'Bezig met versturen…',
  uploaded: 'Verstuurd, wordt opgeslagen…',
  templateSingle: 'Download hier een leeg template om in te vullen.',
  templateSeveral: 'Nog geen ingevuld bestand? Download een leeg template voor de soort wijziging:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambitie DB to DC' },
  templateOf: (kind: string) => `${kind}: leeg template downloaden`,
} as const;

const dossierDeletion = {
  title: 'Dossier verwijderen',
  question: 'Weet u zeker dat u dit dossier wilt verwijderen?',
  consequence: (name: string) =>
    `Dossier ‘${name}’ en de bijbehorende bestanden worden verwijderd. Dit kan niet ongedaan worden gemaakt.`,
} as const;

/** All texts of the screens in Dutch. */
export const nl = {
  system,
  general,
  auth,
  start,
  table,
  clients,
  clientForm,
  clientDeletion,
  dossiers,
  newDossier,
  dossierDeletion,
} as const;
