import type { ManualPlace } from '#output/model/section.ts';

/** Headings of the manual that explain figures. */
export const manualPlaces = {
  steps: {
    anchor: 'stappen',
    heading: 'Stap voor stap',
    line: 'Per deelnemer en per maand, van premie naar kosten en pensioen.',
  },
  invoice: {
    anchor: 'factuur',
    heading: 'Factuur of offerte',
    line: 'De factuur of offerte naast wat het programma voor dezelfde onderdelen geeft.',
  },
  compensation: {
    anchor: 'compensatie',
    heading: 'Compensatie',
    line: 'Wie in aanmerking komt, hoe groot het tekort is en welk deel wordt aangevuld.',
  },
  groups: {
    anchor: 'groepen',
    heading: 'Gesloten en open groep',
    line: 'Met wie nu deelneemt, en met wie later begint.',
  },
  statutoryEffects: {
    anchor: 'transitie-effecten',
    heading: 'Transitie-effecten zoals de wet ze vraagt',
    line: 'Op de uitgangspunten die de wet voorschrijft, per geboortejaar.',
  },
  checks: { anchor: 'toets', heading: 'De toetsen', line: 'Elke uitkomst naast de grens uit de wet.' },
  defaults: {
    anchor: 'standaardwaarden',
    heading: 'De waarden die al zijn ingevuld',
    line: 'Wat is ingevuld, en wat het programma invult waar niets staat.',
  },
  limits: {
    anchor: 'grenzen-en-data',
    heading: 'Grenzen en data',
    line: 'De hoogste premie die de wet op elke leeftijd toestaat.',
  },
  transitionPlan: {
    anchor: 'transitieplan',
    heading: 'Transitieplan en effecten',
    line: 'De stappen naar de transitie, met de dagen uit de wet.',
  },
} as const satisfies Readonly<Record<string, ManualPlace>>;
