import type { Permission } from '#core/result/new-premium.ts';
import type { DossierResult } from '#core/result/result.ts';

const permissionSentences: Readonly<Record<Permission['reason'], string>> = {
  qualifies:
    'Een progressieve staffel mag alleen blijven voor wie op de dag vóór de vlakke premie al deelneemt (art. 220e PW).',
  mayStay: 'De staffel mag blijven voor wie haar nu heeft (art. 220e PW).',
  noEarlierScheme: 'Een progressieve staffel mag niet: op 30 juni 2023 was er nog geen regeling (art. 220e PW).',
  solidaryContract:
    'Een progressieve staffel mag niet: in een solidaire premieovereenkomst is de premie vlak (art. 220e PW).',
  schemeDoesNotQualify:
    'Een progressieve staffel mag niet: de regeling van 30 juni 2023 voldoet niet aan de voorwaarden (art. 220e PW).',
  schemeUnknown:
    'Of een progressieve staffel mag, is onbekend: vul in welke regeling op 30 juni 2023 gold (art. 220e PW).',
  fallingScale:
    'Een staffel die bij een hogere leeftijd daalt mag niet: alleen een premie die met de leeftijd oploopt mag blijven (art. 220e PW).',
  levelPremium: 'Er is geen staffel om te houden: de premie is op elke leeftijd gelijk.',
  transitionAfterDeadline: 'Een progressieve staffel mag niet: de overstap ligt na de uiterste datum (art. 220e PW).',
};

/** Whether the existing participants may keep a progressive scale, and why: a full sentence. */
export const permissionSentence = ({ reason }: Permission): string => permissionSentences[reason];

/** Whether a premium that rises with age may stay, or be introduced: where all is flat, nothing is said about a scale. */
export const mayRise = ({ premiums }: Pick<DossierResult, 'premiums'>): boolean =>
  premiums.some(({ permission }) => permission !== null && permission.permitted !== 'no');
