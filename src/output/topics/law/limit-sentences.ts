import type { Check } from '#core/result/check.ts';
import { ageText } from '#output/language/age-text.ts';
import { euro, figure, lawRate, plain, rate, schemeName } from '#output/topics/law/check-figures.ts';
import { exactPercentage, wholeNumber } from '#office/document/dutch-format.ts';

/** Sentences of checks of one figure against one limit of the law: salary, flat premiums, pension age, cover, assumptions. */

const comparison = (check: Check): string => (check.level === 'pass' ? 'niet hoger' : 'hoger');
const cover = (check: Check): string => `${exactPercentage(figure(check, 'cover'))} van het salaris`;
/** Below zero with a real minus sign, as everywhere. */
const aYear = (check: Check): string => `${exactPercentage(figure(check, 'value')).replace('-', '\u2212')} per jaar`;

/** "AOW-leeftijd plus 5 jaar", as the law has it. */
const latest = (check: Check): string => `AOW-leeftijd plus ${ageText(figure(check, 'margin'))}`;

function pensionAgeSentence(check: Check): string {
  const pensionAge = `De nieuwe pensioenleeftijd (${ageText(figure(check, 'pensionAge'))})`;
  const limit = ageText(figure(check, 'limit'));
  const [count, total] = [figure(check, 'count'), figure(check, 'total')];
  const isOne = total === 1;
  const earliest = `${isOne ? 'dat is' : 'het vroegst is dat'} ${limit}`;
  if (check.level === 'pass')
    return `${pensionAge} ligt voor ${isOne ? 'de enige deelnemer niet' : 'geen van de deelnemers'} na de eigen ${latest(check)}; ${earliest}.`;
  const whom = isOne ? 'voor de enige deelnemer' : `voor ${wholeNumber(count)} van de ${wholeNumber(total)} deelnemers`;
  return check.level === 'error'
    ? `${pensionAge} ligt ${whom} na de eigen ${latest(check)}; ${earliest}. Later mag een ouderdomspensioen niet ingaan.`
    : `${pensionAge} ligt ${whom} na ${limit}: de laatst bekende ${latest(check)}. ${isOne ? 'De' : 'Hun'} eigen AOW-leeftijd is nog niet bekend en wordt niet lager.`;
}

/** Of whom the state pension age, at which premium ends, is announced. */
function premiumEndSentence(check: Check): string {
  const [count, total] = [figure(check, 'count'), figure(check, 'total')];
  const until = `bekend tot en met ${plain(check, 'lastYear')}`;
  if (check.level === 'pass')
    return total === 1
      ? `De AOW-leeftijd van de enige deelnemer, waarop de premie eindigt, is bekend (${until}).`
      : `De AOW-leeftijd van alle deelnemers, waarop de premie eindigt, is bekend (${until}).`;
  const whom = total === 1 ? 'de enige deelnemer' : `${wholeNumber(count)} van de ${wholeNumber(total)} deelnemers`;
  return `De AOW-leeftijd van ${whom}, waarop de premie eindigt, is nog niet vastgesteld (${until}). Gerekend is met de laatst bekende, ${ageText(figure(check, 'age'))}; lager wordt hij niet, later kan wel.`;
}

/** Which part of the Anw benefit may be insured: "8/7". */
const sevenths = (check: Check): string => `${Math.round((7 * figure(check, 'limit')) / figure(check, 'benefit'))}/7`;

function anwSentence(check: Check): string {
  const found = `Het nieuwe Anw-hiaatpensioen (${euro(check, 'cover')} per jaar)`;
  const benefit = `de Anw-uitkering met vakantiegeld (${euro(check, 'benefit')} in ${plain(check, 'year')})`;
  if (check.level !== 'warning')
    return `${found} is ${comparison(check)} dan ${euro(check, 'limit')}: ${sevenths(check)} van ${benefit}.`;
  return `${found} is hoger dan ${euro(check, 'limit')}: ${sevenths(check)} van de laatst bekende waarde van ${benefit}. Vergelijk het met de uitkering van nu.`;
}

const prescribed = 'waarmee berekeningen voor een transitieplan mogen rekenen';

function maximumSalarySentence(check: Check): string {
  const found = `Het maximum salaris van de ${schemeName(check)} regeling (${euro(check, 'maximumSalary')})`;
  const limit = `de wettelijke grens van ${euro(check, 'limit')} (${plain(check, 'year')})`;
  if (check.level === 'warning')
    return `${found} is hoger dan ${limit.replace('de wettelijke', 'de laatst bekende wettelijke')}. De grens van het jaar zelf is in deze versie nog niet bekend; vergelijk het daarmee.`;
  return `${found} is ${comparison(check)} dan ${limit}.`;
}

/** A flat premium, as it is held against its maximum. */
const flatComparison = (check: Check): string =>
  `is ${comparison(check)} dan het fiscale maximum van ${lawRate(check, 'limit')}.`;

/** The current premium where it is flat: it may go on for everybody, with no permission to ask for. */
export function currentFlatSentence(check: Check): string {
  const found = `De huidige premie is op elke leeftijd gelijk: als vlakke premie van de nieuwe regeling ${rate(check, 'rate')} (zonder kosten op de inleg)`;
  const limit = `het fiscale maximum van ${lawRate(check, 'limit')}`;
  return check.level === 'pass'
    ? `${found}, niet hoger dan ${limit}. Dat percentage mag voor iedereen doorgaan, zonder eerbiedigende werking.`
    : `${found}, hoger dan ${limit}. Dat percentage mag niet doorgaan; ook eerbiedigende werking maakt dat niet anders.`;
}

export const limitSentences = {
  MAXIMUM_SALARY_ABOVE_LIMIT: maximumSalarySentence,
  FLAT_ABOVE_LIMIT: (check: Check): string =>
    `De vlakke premie van ${rate(check, 'rate')} (zonder kosten op de inleg) ${flatComparison(check)}`,
  ENTRANT_PREMIUM_ABOVE_LIMIT: (check: Check): string =>
    `De vlakke premie die bij eerbiedigende werking voor nieuwe medewerkers is ingevuld (${rate(check, 'rate')} zonder kosten op de inleg) ${flatComparison(check)}`,
  PENSION_AGE_ABOVE_LIMIT: pensionAgeSentence,
  STATE_PENSION_AGE_NOT_YET_KNOWN: premiumEndSentence,
  PARTNER_COVER_ABOVE_LIMIT: (check: Check): string =>
    `Het nieuwe partnerpensioen bij overlijden vóór de pensioendatum (${cover(check)}) is ${comparison(check)} dan het maximum van ${lawRate(check, 'limit', 0)}.`,
  ORPHAN_COVER_ABOVE_LIMIT: (check: Check): string =>
    `Het nieuwe wezenpensioen per kind (${cover(check)}) is ${comparison(check)} dan het maximum van ${lawRate(check, 'limit', 0)}.`,
  ANW_COVER_ABOVE_LIMIT: anwSentence,
  EQUITY_RETURN_ABOVE_PARAMETER: (check: Check): string =>
    `Het verwachte bruto rendement op aandelen (${aYear(check)}) is ${comparison(check)} dan ${lawRate(check, 'limit', 1)}: het hoogste ${prescribed}.`,
  PRICE_INFLATION_BELOW_PARAMETER: (check: Check): string =>
    `De verwachte prijsinflatie (${aYear(check)}) is ${check.level === 'pass' ? 'niet lager' : 'lager'} dan ${lawRate(check, 'limit', 1)}: het laagste ${prescribed}, op de lange termijn.`,
  WAGE_GROWTH_BELOW_PARAMETER: (check: Check): string =>
    `De verwachte loonstijging (${aYear(check)}) is ${check.level === 'pass' ? 'niet lager' : 'lager'} dan ${lawRate(check, 'limit', 1)}: het laagste ${prescribed}, op de lange termijn.`,
} as const;
