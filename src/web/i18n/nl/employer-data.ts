import { formats } from '#web/i18n/nl/formats.ts';

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
