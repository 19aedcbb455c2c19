import { formats } from '#web/i18n/nl/formats.ts';

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
