import type { ManualPlace } from '#output/model/section.ts';

/** Headings of the manual that explain figures. */
export const manualPlaces = {
  steps: { anchor: 'stappen', heading: 'Stap voor stap' },
  invoice: { anchor: 'factuur', heading: 'Factuur of offerte' },
  compensation: { anchor: 'compensatie', heading: 'Compensatie' },
  groups: { anchor: 'groepen', heading: 'Gesloten en open groep' },
  statutoryEffects: { anchor: 'transitie-effecten', heading: 'Transitie-effecten zoals de wet ze vraagt' },
  checks: { anchor: 'toets', heading: 'De toetsen' },
  defaults: { anchor: 'standaardwaarden', heading: 'De waarden die al zijn ingevuld' },
  limits: { anchor: 'grenzen-en-data', heading: 'Grenzen en data' },
  transitionPlan: { anchor: 'transitieplan', heading: 'Transitieplan en effecten' },
} as const satisfies Readonly<Record<string, ManualPlace>>;
