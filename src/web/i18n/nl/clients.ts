import { formats } from '#web/i18n/nl/formats.ts';

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
  loadLatest: 'Nieuwste gegevens laden',
} as const;

export const clientDeletion = {
  title: 'Werkgever verwijderen',
  question: (name: string) => `Weet u zeker dat u ${name} wilt verwijderen?`,
  consequence: (count: number) =>
    count === 0
      ? 'Deze werkgever heeft geen dossiers. Ongedaan maken kan nog tien seconden; verlaat u de pagina eerder, dan is het meteen definitief.'
      : `Ook ${formats.counted(count, { one: 'dossier', other: 'dossiers' })} van deze werkgever ${count === 1 ? 'wordt' : 'worden'} verwijderd, met alle bestanden. Ongedaan maken kan nog tien seconden; verlaat u de pagina eerder, dan is het meteen definitief.`,
  failed: 'De werkgever is niet verwijderd.',
} as const;
