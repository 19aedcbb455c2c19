import { formats } from '#web/i18n/nl/formats.ts';

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
