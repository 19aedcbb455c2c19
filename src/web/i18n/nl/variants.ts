import { mostVariants, mostCompared } from '#api/variants/variant-limits.ts';
import { formats } from '#web/i18n/nl/formats.ts';

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
  removeConsequence: 'Een keuze die met deze variant is vastgelegd, blijft staan.',
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

export const decisions = {
  title: 'Vastgelegde keuzes',
  record: 'Leg een keuze vast',
  recordTitle: 'Leg een keuze vast',
  recordLead:
    'De keuze wordt bewaard met de cijfers en toetsen van dit moment, uw naam en het tijdstip. Zij kan niet worden gewijzigd of verwijderd; een latere keuze komt erbij. Noem in de toelichting geen deelnemers.',
  premium: 'Premie',
  ofVariant: (variant: string, premium: string) => `Variant ${variant}: ${premium}`,
  reason: 'Toelichting: waarom deze keuze?',
  none: 'Er is nog geen keuze vastgelegd.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
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
