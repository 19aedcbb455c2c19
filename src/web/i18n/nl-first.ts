import { retentionDays } from '#api/retention-days.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import { type Formats, formatsOf } from '#web/i18n/formats.ts';

/* What every page, the landing page and the sign-in say in Dutch: part of the first load. */

/** Amounts and shares are written as in workbook and report. */
export const formats: Formats = { ...formatsOf('nl-NL'), euros: amount, percentage };

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) =>
    count === null ? 'Fouten' : formats.counted(count, { one: 'fout', other: 'fouten' }),
  busy: 'Wordt berekend',
  calculated: 'Berekend',
  cancelled: 'Geannuleerd',
  unknown: 'Status onbekend',
  failed: 'Mislukt',
} as const;

export const desk = {
  news: 'Van uw werkgevers',
  firstOpened: 'Voor het eerst geopend',
  recorded: (choice: string) => `Keuze ${choice} vastgelegd`,
  title: 'Uw dossiers en termijnen',
  search: 'Werkgever of dossier zoeken',
  add: 'Nieuw dossier',
  empty: 'Nog geen dossiers.',
  wrong: 'Vraagt actie',
  due: 'Binnen zes weken',
  later: 'Daarna',
  recent: 'Recent',
  all: (count: number) =>
    `${count === 1 ? '' : 'Alle '}${formats.counted(count, { one: 'dossier', other: 'dossiers' })}`,
  nothingDue: 'Niets.',
  toErrors: 'Bekijk de fouten',
  daysLeft: (days: number) => (days === 0 ? 'vandaag' : `nog ${formats.counted(days, { one: 'dag', other: 'dagen' })}`),
  acts: { you: 'u', employer: 'werkgever' },
  deadline: {
    transitionPlan: 'Transitieplan naar de uitvoerder',
    transition: 'Uiterste ingang volgens de wet',
    contractEnd: 'Contract met de uitvoerder eindigt',
    erasure: 'Deelnemersgegevens worden gewist',
  },
  welcome: (product: string) => `Wat ${product} doet`,
} as const;

export const footer = {
  label: 'Documenten',
  documents: { manualDocument: 'Handleiding', faqDocument: 'FAQ', conditionsDocument: 'Voorwaarden' },
  contact: 'Contact',
  telephone: 'Telefoon',
  email: 'E-mail',
  information: 'Informatie',
  social: 'Volg ons',
  opensElsewhere: 'opent in een nieuw venster',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;

export const general = {
  skipToContent: 'Naar de inhoud',
  home: 'Home',
  clients: 'Overzicht werkgevers',
  dossiers: 'Overzicht dossiers',
  organisations: 'Organisaties',
  messages: 'Contactberichten',
  centralBank: 'Scenariosets en rentecurves',
  auditLog: 'Logboek',
  houseStyle: 'Huisstijl',
  accessCodes: 'Toegangscodes',
  settings: 'Instellingen',
  security: 'Beveiliging',
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
  language: 'Taal (language)',
  scheme: 'Weergave',
  schemes: { system: 'Licht of donker: als uw systeem', light: 'Licht', dark: 'Donker' },
  manual: 'Uitleg in de handleiding',
  manualOpens: 'pdf, opent in een nieuw tabblad',
  notifications: 'Meldingen',
  homeOf: (name: string) => `${name}, naar de startpagina`,
} as const;

export const auth = {
  title: 'Inloggen',
  purpose:
    'Bereken bij welke premie de kosten van een werkgever gelijk blijven, en bij welke het verwachte pensioen van de deelnemers samen, na de overstap naar een nieuwe premieregeling.',
  loggedOut: 'U bent uitgelogd. U kunt opnieuw inloggen met de toegangscode die u van uw aanbieder hebt ontvangen.',
  unauthorized:
    'U hebt geen toegang tot de beheertool. Hebt u een toegangscode ingevoerd of wilt u toegang? Neem dan contact op met uw contactpersoon bij de aanbieder.',
  ended: 'U bent niet (meer) ingelogd. Log opnieuw in met uw toegangscode.',
  accessCode: 'Toegangscode',
  accessCodeHint:
    'De code van 26 tekens die u van uw aanbieder hebt ontvangen, of uw eigen code. Streepjes en spaties mogen.',
  showAccessCode: 'Code tonen',
  accessCodeMissing: 'Vul uw toegangscode in.',
  accessCodeLength: (length: number) =>
    `Een toegangscode heeft 26 letters en cijfers; u hebt er ${length} ingevuld. Controleer of de hele code is overgenomen.`,
  accessCodeCharacters: 'Een toegangscode bestaat alleen uit letters en cijfers.',
  secondFactor: 'Code uit uw authenticator-app',
  secondFactorHint: 'Zes cijfers, of een van uw herstelcodes.',
  secondFactorMissing: 'Vul een code in.',
  logIn: 'Inloggen',
  loggingIn: 'Bezig met inloggen…',
  handoff: 'U wordt ingelogd…',
  checking: 'Uw aanmelding wordt gecontroleerd…',
  privacy:
    'Dossiers zijn alleen zichtbaar binnen uw eigen organisatie. Deze site gebruikt geen cookies en geen externe diensten.',
  unreachable: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
} as const;

export const start = {
  greeting: (name: string) => `Welkom, ${name}.`,
  headline: 'Een nieuwe pensioenpremie, in evenwicht met de oude',
  lead: (product: string) =>
    `${product} berekent met welke stijgende of vlakke premie een werkgever na de overstap naar een nieuwe premieregeling evenveel betaalt als nu, of de deelnemers samen naar verwachting evenveel pensioen krijgen. Voor pensioenadviseurs en hun werkgevers.`,
  tryExample: 'Probeer het voorbeeld',
  exampleFailed: 'Het voorbeeld kon niet worden geopend.',
  figure: {
    title: 'Uit het voorbeelddossier',
    description: (low: string, high: string, flat: string) =>
      `Een balans. Links de huidige staffel, die van ${low} naar ${high} stijgt met de leeftijd; rechts een vlakke premie van ${flat} voor iedereen. Ze wegen even zwaar.`,
    current: 'Huidige staffel',
    flat: 'Vlakke premie',
    caption: (participants: number) =>
      `Premie per leeftijd van 15 tot 68 jaar, voor ${participants} deelnemers van een verzonnen groothandel.`,
  },
  introTitle: 'Twee manieren om in evenwicht te zijn',
  intro:
    'Bestaande pensioenregelingen moeten uiterlijk op 1 januari 2028 zijn aangepast aan de Wet toekomst pensioenen. Wie nieuw in dienst komt, krijgt dan een premie met hetzelfde percentage voor elke leeftijd; wie al deelneemt, mag onder voorwaarden een stijgende premie houden. Voor elke werkgever is dat een keuze met gevolgen voor de lasten en voor het pensioen.',
  aims: {
    budget: {
      title: 'Budgetneutraal',
      text: 'De werkgever betaalt over de gekozen jaren evenveel als in de huidige regeling, zonder compensatie.',
    },
    profit: {
      title: 'Profijtneutraal',
      text: 'De deelnemers krijgen samen naar verwachting evenveel pensioen als in de huidige regeling.',
    },
  },
  answers: {
    title: 'De vier premies van het voorbeelddossier',
    scale: 'Progressieve staffel',
    flat: 'Vlakke premie',
    range: (low: string, high: string) => `${low}–${high}`,
    note: 'Percentages van de pensioengrondslag, afgerond op 0,1 procentpunt. Daarnaast rekent een dossier compensatie, open groep, scenario’s en gevoeligheid uit.',
  },
  bannerLabel: 'Mededeling',
  stepsTitle: 'Zo werkt het',
  steps: {
    fill: {
      title: 'Vul het sjabloon in',
      text: 'Download het lege Excel-sjabloon, vul de regeling en de deelnemers in en voeg het bij de werkgever toe als dossier.',
    },
    check: {
      title: 'Fouten komen uitgelegd terug',
      text: 'Klopt er iets niet, dan krijgt u uw eigen bestand terug. Elke foute cel is gemarkeerd en uitgelegd, alles in één keer.',
    },
    report: {
      title: 'Download de uitkomst',
      text: 'Een Excel-bestand dat laat zien waar elk getal vandaan komt, en een PowerPoint-rapportage om te bespreken.',
    },
  },
  dataTitle: 'Wat er met uw gegevens gebeurt',
  dataFacts: {
    closed: {
      title: 'Alleen binnen uw organisatie',
      text: 'Adviseurs zien de dossiers van hun eigen organisatie, een werkgever alleen wat hij aanlevert of wat met hem is gedeeld. De database zelf bewaakt die scheiding.',
    },
    nameless: {
      title: 'Geen namen, geen BSN',
      text: 'Het sjabloon vraagt een nummer per deelnemer. Een bestand met een kolom met burgerservicenummers wordt geweigerd en niet bewaard.',
    },
    erased: {
      title: 'Niet langer dan nodig',
      text: `Bestanden met deelnemers worden gewist ${retentionDays.standard} dagen na de laatste download, of na de termijn die uw organisatie kiest. Een dossier verwijderen kan altijd.`,
    },
    own: {
      title: 'Geen cookies, niets van elders',
      text: 'De berekening draait op de server van deze toepassing. De pagina’s laden niets van andere sites en volgen u niet.',
    },
  },
} as const;

/** Messages that are in English as long as nobody chose a language. */
export const system = {
  loading: 'Laden…',
  somethingWentWrong: 'Er ging iets mis…',
  errorTitle: 'Fout',
  uploadFailed: 'Het dossier is niet verstuurd…',
  deleteFailed: 'Verwijderen is mislukt…',
  downloadFailed: 'Downloaden is mislukt…',
  notUploaded: 'Het bestand is niet verstuurd.',
  messageSent: 'Uw bericht is verstuurd.',
  messageNotSent: 'Uw bericht is niet verstuurd…',
  formNotSent: 'Het formulier is niet verstuurd.',
  fileRequired: 'Kies een bestand.',
  fileTooLarge: 'Het bestand is te groot.',
  fileUnsupported: 'Dit bestandstype wordt niet ondersteund. Verstuur alleen .xlsx-bestanden.',
} as const;
