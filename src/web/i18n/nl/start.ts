import { retentionDays } from '#api/retention-days.ts';
export const start = {
  greeting: (name: string) => `Welkom, ${name}.`,
  headline: 'Een nieuwe pensioenpremie, in evenwicht met de oude',
  lead: (product: string) =>
    `${product} berekent met welke stijgende of vlakke premie een werkgever na de overstap naar een nieuwe premieregeling evenveel betaalt als nu, of de deelnemers naar verwachting evenveel pensioen krijgen. Voor pensioenadviseurs en hun werkgevers.`,
  tryExample: 'Probeer het voorbeeld',
  openingExample: 'Voorbeeld wordt geopend…',
  exampleFailed: 'Het voorbeeld kon niet worden geopend.',
  figure: {
    title: 'Uit het voorbeelddossier',
    description: (low: string, high: string, flat: string) =>
      `Een balans. Links de huidige staffel, die van ${low} naar ${high} stijgt met de leeftijd; rechts een vlakke premie van ${flat} voor iedereen. Ze wegen even zwaar.`,
    current: 'Huidige staffel',
    flat: 'Vlakke premie',
    difference: 'Verschil',
    caption: (participants: number) =>
      `Premie per leeftijd van 15 tot 68 jaar, en de lasten van de werkgever over vijf jaar vanaf januari 2028, contant gemaakt, voor ${participants} deelnemers van een verzonnen groothandel.`,
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
    title: 'De vier alternatieven van het voorbeelddossier',
    scale: 'Progressieve staffel',
    flat: 'Vlakke premie',
    range: (low: string, high: string) => `${low}–${high}`,
    notFeasible: 'Niet haalbaar',
    aboveLimit: (limit: string) => `Zou hoger zijn dan de fiscale grens van ${limit}.`,
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
      text: 'Adviseurs zien de dossiers van hun eigen organisatie, een werkgever alleen die van zichzelf. De database zelf bewaakt die scheiding.',
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
