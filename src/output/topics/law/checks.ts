import { smallestGroup } from '#output/language/subject.ts';
import { isOfFlatPremium } from '#output/language/check-titles.ts';
import type { NewContract, SchemeOn30June2023 } from '#core/dossier/dossier.ts';
import { contractNames } from '#output/language/contract-names.ts';
import type { Check, CheckCode } from '#core/result/check.ts';
import type { Permission } from '#core/result/new-premium.ts';
import { currentFlatSentence, limitSentences } from '#output/topics/law/limit-sentences.ts';
import { normSentence } from '#output/topics/law/norm-sentences.ts';
import { dayText, euro, figure, lawRate, number, plain, rate, schemeName } from '#output/topics/law/check-figures.ts';
import { allOf, capitalised, listed } from '#office/document/dutch-words.ts';
import { amount, decimalNumber, exactPercentage, percentage, wholeNumber } from '#office/document/dutch-format.ts';

/** Whether a progressive premium may stay for the existing participants, in words. */
export const permissionSentences: Readonly<Record<Permission['reason'], string>> = {
  qualifies:
    'De regeling kende op 30 juni 2023 een leeftijdsafhankelijke premie. Wie vóór de transitiedatum al deelneemt mag een progressieve premie houden (eerbiedigende werking); nieuwe deelnemers krijgen een vlakke premie.',
  mayStay:
    'De regeling kende op 30 juni 2023 een leeftijdsafhankelijke premie, die met eerbiedigende werking is gebleven. Wie die staffel nu heeft, mag haar houden.',
  noEarlierScheme:
    'Op 30 juni 2023 was er nog geen regeling, dus ook geen leeftijdsafhankelijke premie die mag worden voortgezet.',
  solidaryContract: 'In een solidaire premieovereenkomst kan de progressieve premie niet worden voortgezet.',
  schemeDoesNotQualify:
    'De regeling kende op 30 juni 2023 geen leeftijdsafhankelijke premie die mag worden voortgezet.',
  schemeUnknown:
    'Onbekend is wat voor regeling dit op 30 juni 2023 was. Vul dat in om te zien of een progressieve premie mag worden voortgezet.',
  levelPremium:
    'De premie is op elke leeftijd gelijk: er is geen staffel om te houden, en een vlakke premie heeft geen eerbiedigende werking nodig.',
  fallingScale:
    'De staffel daalt bij een hogere leeftijd. De uitzondering op één gelijk percentage is er alleen voor een premie die met de leeftijd oploopt.',
  transitionAfterDeadline:
    'De transitiedatum ligt na de laatste dag waarop met eerbiedigende werking kan worden overgegaan.',
};

const participants = (count: number): string => (count === 1 ? '1 deelnemer' : `${wholeNumber(count)} deelnemers`);

function scaleSentence(check: Check, scale: string): string {
  const place = `vanaf leeftijd ${plain(check, 'age')} is de premie ${rate(check, 'rate')} bij een fiscaal maximum van ${rate(check, 'limit')}`;
  if (check.level === 'pass') return `${scale} blijft overal binnen het fiscale maximum; ${place}.`;
  return `${scale} ligt ${agesText(check.texts['ages'] ?? '-')} boven het fiscale maximum; ${place}.`;
}

/** "15-25 50-" as "van 15 tot 25 jaar en vanaf 50 jaar"; "-" is every age. */
function agesText(ages: string): string {
  if (ages === '-') return 'op elke leeftijd';
  const ranges = ages.split(' ').map((range) => range.split('-'));
  return listed(ranges.map(([from, until]) => (until === '' ? `vanaf ${from} jaar` : `van ${from} tot ${until} jaar`)));
}

function offsetSentence(check: Check): string {
  const offset = `De franchise van de ${schemeName(check)} regeling (${euro(check, 'offset')})`;
  const minimum = `het minimum van ${euro(check, 'minimum')} (${plain(check, 'year')})`;
  if (check.level === 'pass') return `${offset} is niet lager dan ${minimum}.`;
  const reduced = check.texts['scheme'] === 'current' ? 'een verlaagde premie of opbouw' : 'een verlaagde premie';
  return check.level === 'error'
    ? `${offset} is lager dan ${minimum} en ook lager dan de laagste franchise waarbij ${reduced} mag (${euro(check, 'lowest')}).`
    : `${offset} is lager dan ${minimum}. Dat mag alleen met ${reduced}, en niet onder ${euro(check, 'lowest')}.`;
}

/** "2 deelnemers van de 5 betalen", "Beide deelnemers betalen", "Alle 5 deelnemers betalen", "De enige deelnemer betaalt". */
function partOf(count: number, total: number, [one, more]: readonly [string, string]): string {
  if (count < total) return `${participants(count)} van de ${wholeNumber(total)} ${count === 1 ? one : more}`;
  if (total === 1) return `De enige deelnemer ${one}`;
  return total === 2 ? `Beide deelnemers ${more}` : `Alle ${participants(total)} ${more}`;
}

/** Judged in the month of transition: a scale that falls, or a salary that rises, may differ later. */
function contributionSentence(check: Check): string {
  const count = figure(check, 'count');
  if (count === 0) return 'Geen enkele deelnemer betaalt in de eerste maand meer dan de eigen premie.';
  const whom = count === 1 ? 'die deelnemer' : 'hen';
  return `${partOf(count, figure(check, 'total'), ['betaalt', 'betalen'])} in de eerste maand een eigen bijdrage die hoger is dan de premie die dan voor ${whom} wordt ingelegd.`;
}

function leftOutSentence(check: Check): string {
  const count = figure(check, 'count');
  const total = figure(check, 'total');
  if (count === 0 && total === 1) return 'De enige deelnemer doet mee in de berekening.';
  if (count === 0) return `${capitalised(allOf(total, 'deelnemers'))} doen mee in de berekening.`;
  const reasons = [
    ['notCounted', 'op verzoek (Meerekenen = nee)'],
    ['pensionBeforeTransition', 'omdat de pensioendatum niet na de transitiedatum ligt'],
    [
      'premiumEndBeforeTransition',
      'omdat de AOW-leeftijd, waarop de premie eindigt, niet na de transitiedatum wordt bereikt',
    ],
  ] as const;
  const told = reasons
    .filter(([key]) => (check.figures[key] ?? 0) > 0)
    .map(([key, why]) => `${number(check, key)} ${why}`);
  return `${partOf(count, total, ['doet', 'doen'])} niet mee: ${told.join(' en ')}.`;
}

/** Of one alone no size is told: it would be that of a known person. */
/** Who is disabled is personal: of fewer than ten neither their number nor for what part. */
function waivedSentence(check: Check): string {
  const whose =
    figure(check, 'count') < smallestGroup
      ? `Minder dan ${smallestGroup} deelnemers hebben premievrijstelling`
      : `${partOf(figure(check, 'count'), figure(check, 'total'), ['heeft', 'hebben'])} premievrijstelling (samen het deel van ${decimalNumber(figure(check, 'persons'), 2)} deelnemers)`;
  return `${whose}. Voor dat deel betaalt de verzekeraar; het kan in de oude regeling blijven en telt in geen van beide regelingen mee. Wat vóór de peildatum is opgebouwd, telt helemaal mee.`;
}

function accrualSentence(check: Check): string {
  const whose = check.texts['scheme'] === 'ambition' ? 'de ambitie' : 'de huidige regeling';
  const accrual = `Het opbouwpercentage van ${whose} (${percentage(figure(check, 'rate'), 3)})`;
  const age = figure(check, 'pensionAge');
  if (check.figures['limit'] === undefined)
    return `${accrual} is niet getoetst: voor pensioenleeftijd ${age} met deze franchise is geen fiscaal maximum bekend.`;
  const limitAge = figure(check, 'limitAge');
  const atAge =
    age > limitAge ? `, dat vanaf pensioenleeftijd ${limitAge} geldt (hier ${age})` : ` bij pensioenleeftijd ${age}`;
  const limit = `het fiscale maximum van ${percentage(figure(check, 'limit'), 3)}${atAge}`;
  return `${accrual} is ${check.level === 'pass' ? 'niet hoger' : 'hoger'} dan ${limit}.`;
}

function indexationSentence(check: Check): string {
  if (check.level === 'pass') {
    const start = 'Alle indexatie die in het huidige pensioen is meegeteld, is ook in de kosten meegeteld';
    return figure(check, 'bought') > figure(check, 'counted')
      ? `${start}; de kosten tellen meer mee (${rate(check, 'bought')} tegen ${rate(check, 'counted')} per jaar).`
      : `${start}.`;
  }
  const [counted, inactive, inPayment] = ['counted', 'inactive', 'inPayment'].map((name) => figure(check, name));
  const ofCurrent = [
    counted! > figure(check, 'bought')
      ? `Het huidige pensioen telt ${rate(check, 'counted')} indexatie per jaar tot de pensioendatum mee, de huidige kosten ${rate(check, 'bought')}.`
      : '',
    inPayment! > 0
      ? `De indexatie van ${rate(check, 'inPayment')} na ingang van het pensioen telt alleen in het pensioen mee.`
      : '',
  ].filter((text) => text !== '');
  const conclusion = 'Het pensioen van de huidige regeling is dus mogelijk hoger dan waarvoor betaald wordt.';
  const leftBehind =
    inactive! > 0
      ? [
          `De indexatie van ${rate(check, 'inactive')} na beëindiging van de opbouw telt alleen mee in wat na de overstap bij de verzekeraar blijft${inactive! > counted! ? ': dat groeit daardoor sneller dan wanneer de huidige regeling doorloopt' : ''}.`,
        ]
      : [];
  return [...ofCurrent, ...(ofCurrent.length > 0 ? [conclusion] : []), ...leftBehind].join(' ');
}

/** The new pension of a profit goal; of average pay nobody promises what is hoped for. */
function comparedPension({ texts }: Check): string {
  if (texts['measure'] === 'premiumValue') return 'de contante waarde van de premies';
  const ofMany = texts['measure'] === 'averagePerParticipant' ? 'gemiddelde ' : 'totale ';
  // Of one participant there is no sum and no mean.
  const whole = texts['people'] === 'one' ? '' : ofMany;
  if (texts['basis'] === 'riskFree') return `het ${whole}risicovrij berekende pensioen`;
  return texts['current'] === 'averagePay'
    ? `naar verwachting, maar zonder garantie, het ${whole}nieuwe pensioen`
    : `het ${whole}verwachte pensioen`;
}

/** Whether the cost at the highest premium is below zero: more than the whole target is left, which no percentage tells. */
const isBelowZero = (check: Check): boolean => check.texts['goal'] === 'budget' && (check.figures['fraction'] ?? 0) > 1;

/** What a goal is missed by, with a space in front: an amount and which part of the target, or that part alone. */
function missingText(check: Check, isShare: boolean): string {
  const fraction = check.figures['fraction'];
  const share = fraction === undefined || isBelowZero(check) ? null : percentage(Math.abs(fraction));
  if (isShare) return share === null ? '' : ` ${share}`;
  return ` ${amount(Math.abs(figure(check, 'amount')))}${share === null ? '' : ` (${share})`}`;
}

function goalSentence(check: Check, isDiscreet: boolean): string {
  if (check.level === 'pass') return 'De premie die hiervoor nodig is past binnen de fiscale grenzen.';
  if (check.texts['cause'] === 'rounding')
    return `De premie die hiervoor nodig is past binnen het fiscale maximum, maar afgerond op ${exactPercentage(figure(check, 'step')).replace('%', ' procentpunt')} niet. Met fiscale_begrenzing = ja wordt naar beneden afgerond.`;
  if (check.texts['cause'] === 'aboveMaximum')
    return 'Het doel is met deze staffel niet haalbaar: ze ligt boven het fiscale maximum. Met fiscale_begrenzing = ja is een staffel te vinden die het doel wel haalt.';
  // A mean of percentages is no amount.
  const isShare = isDiscreet || check.texts['measure'] === 'averagePerParticipant';
  const distance = missingText(check, isShare);
  const isAtZero = check.texts['cause'] === 'fixedPart';
  const premium = isAtZero ? 'zonder premie' : 'bij de hoogst toegestane premie, vóór afronding,';
  const isCost = check.texts['goal'] === 'budget';
  const people = check.texts['group'] === 'withEntrants' ? ' met nieuwe medewerkers' : '';
  const isPremiumValue = check.texts['measure'] === 'premiumValue';
  const sign = isDiscreet && isBelowZero(check) ? ' negatief, en dus' : '';
  const kept = isCost ? `is de werkgeverslast${people}${sign}` : `is ${comparedPension(check)}`;
  const perYear = isCost || isShare || isPremiumValue ? '' : ' per jaar';
  return `Ook ${premium} ${kept}${distance}${perYear} ${isAtZero ? 'hoger' : 'lager'} dan het doel.`;
}

const grandfatheredSchemes: Readonly<Record<SchemeOn30June2023, string>> = {
  premiumWithScale: 'De regeling was een premieregeling met een premie die met de leeftijd stijgt, zoals de wet vraagt',
  insuredWithAgeDependentPremium:
    'De regeling was een verzekerde uitkeringsregeling met een leeftijdsafhankelijke premie, zoals de wet vraagt',
  averagePremium:
    'De regeling had een doorsneepremie, die niet met de leeftijd stijgt; een progressieve premie mag dan niet worden voortgezet',
  noScheme: 'Er was toen nog geen regeling; een progressieve premie mag dan niet worden voortgezet',
  unknown:
    'Onbekend is wat voor regeling dit was; een progressieve premie mag alleen worden voortgezet als de premie met de leeftijd steeg',
};

function grandfatheringDateSentence(check: Check): string {
  const [lastDay, deadline] = [dayText(check, 'lastDay'), dayText(check, 'deadline')];
  const condition = `De vlakke premie voor nieuwe deelnemers gaat in op ${dayText(check, 'transition')}`;
  return check.level === 'pass'
    ? `${condition}; wie op ${lastDay} al deelneemt, is op tijd (uiterlijk ${deadline}).`
    : `${condition}; de laatste dag daarvóór (${lastDay}) ligt na de uiterste dag van deelname, ${deadline}.`;
}

function roomSentence(check: Check, isDiscreet: boolean): string {
  const room = `De ruimte naast de vlakke premie is ${rate(check, 'room')} van de pensioengrondslag met de volledige franchise, tot en met ${dayText(check, 'end')}`;
  if (figure(check, 'paid') === 0) return `Niemand krijgt hier compensatie. ${room}.`;
  return check.level === 'pass'
    ? `De compensatie past geheel binnen de fiscale ruimte. ${room}.`
    : `${isDiscreet ? 'Een deel van de compensatie past' : `Van de compensatie past ${euro(check, 'overflow')}`} niet binnen de fiscale ruimte en de jaren waarin die er is, voor het eerst in het jaar dat in ${plain(check, 'firstYear')} begint; dat deel is als salaris gerekend. ${room}.`;
}

function notYetKnownSentence(check: Check): string {
  const [kind, value] =
    check.texts['unit'] === 'EUR a year'
      ? ['bedrag', euro(check, 'value')]
      : ['percentage', percentage(figure(check, 'value'), 3)];
  return (
    `Van '${check.texts['name'] ?? ''}' kent deze versie het ${kind} voor ${plain(check, 'year')} nog niet. ` +
    `Gebruikt is het laatst bekende ${kind}: ${value} (${plain(check, 'lastYear')}).`
  );
}

function levelSentence(check: Check): string {
  const cohorts = `leeftijdscohorten die compensatie als pensioenpremie krijgen (${number(check, 'cohorts')})`;
  if (figure(check, 'cohorts') === 0) return 'Geen enkel leeftijdscohort krijgt compensatie als pensioenpremie.';
  return check.level === 'pass'
    ? `In elk van de ${cohorts} is het percentage voor iedereen gelijk.`
    : `In ${number(check, 'uneven')} van de ${cohorts} is het percentage niet voor iedereen gelijk. Als pensioenpremie mag dat niet.`;
}

function deadlineSentence(check: Check): string {
  const transition = `De transitiedatum (${dayText(check, 'transition')}) ligt`;
  const deadline = `de wettelijke uiterste datum van ${dayText(check, 'deadline')}`;
  return check.level === 'pass'
    ? `${transition} niet na ${deadline}.`
    : `${transition} na ${deadline}. Tussen die dagen kan de huidige regeling niet onder de oude regels doorlopen.`;
}

const sentences: Readonly<Record<CheckCode, (check: Check, isDiscreet: boolean) => string>> = {
  ...limitSentences,
  OFFSET_BELOW_MINIMUM: offsetSentence,
  OFFSET_REDUCED: (check) =>
    `De nieuwe franchise (${euro(check, 'offset')}) is lager dan het minimum van ${euro(check, 'minimum')} (${plain(check, 'year')}). ` +
    `Daarom geldt een verlaagde maximale vlakke premie van ${lawRate(check, 'flatMaximum')}.`,
  SCALE_ABOVE_LIMIT: (check) => scaleSentence(check, 'De progressieve staffel'),
  CURRENT_SCALE_ABOVE_LIMIT: (check) =>
    isOfFlatPremium(check) ? currentFlatSentence(check) : scaleSentence(check, 'De huidige staffel'),
  AMBITION_SCALE_ABOVE_LIMIT: (check) =>
    scaleSentence(check, 'De staffel die bij de ambitie hoort, zonder begrenzing en afronding,'),
  ACCRUAL_ABOVE_LIMIT: accrualSentence,
  INDEXATION_NOT_IN_COST: indexationSentence,
  PROGRESSIVE_PERMISSION: (check) => permissionSentences[check.texts['reason'] as Permission['reason']],
  GRANDFATHERING_SCHEME: (check) =>
    `${grandfatheredSchemes[check.texts['found'] as SchemeOn30June2023]} (peildag ${dayText(check, 'day')}).`,
  GRANDFATHERING_DATE: grandfatheringDateSentence,
  GRANDFATHERING_CONTRACT: (check) =>
    check.level === 'pass'
      ? `Het nieuwe contract is een ${contractNames[check.texts['contract'] as NewContract]}; daarin mag een progressieve premie worden voortgezet.`
      : 'Het nieuwe contract is een solidaire premieovereenkomst; daarin mag een progressieve premie niet worden voortgezet.',
  CURRENT_SCALE_FALLS: (check) =>
    `De huidige staffel daalt vanaf ${plain(check, 'age')} jaar van ${rate(check, 'before')} naar ${rate(check, 'rate')}; alleen een premie die met de leeftijd oploopt mag worden voortgezet.`,
  COMPENSATION_ABOVE_ROOM: roomSentence,
  COMPENSATION_NOT_LEVEL: levelSentence,
  COMPENSATION_PAST_END: (check) =>
    check.level === 'pass'
      ? `De compensatieperiode loopt tot en met ${dayText(check, 'asked')} en eindigt daarmee niet na het wettelijke einde van ${dayText(check, 'end')}.`
      : `De gevraagde compensatieperiode loopt tot en met ${dayText(check, 'asked')}. Als pensioenpremie mag compensatie tot en met ${dayText(check, 'end')}; ` +
        (figure(check, 'paid') === 0
          ? 'hier krijgt niemand compensatie.'
          : 'wat daarna wordt betaald, is als salaris gerekend.'),
  EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM: contributionSentence,
  TRANSITION_AFTER_DEADLINE: deadlineSentence,
  LAW_VALUE_NOT_YET_KNOWN: notYetKnownSentence,
  LAW_VALUE_GAP: (check) =>
    `Van '${check.texts['name'] ?? ''}' kent deze versie geen bedrag voor ${plain(check, 'year')}. Dit onderdeel is niet getoetst.`,
  PARTICIPANTS_LEFT_OUT: leftOutSentence,
  PREMIUM_WAIVED: waivedSentence,
  GOAL_NOT_REACHED: goalSentence,
  NORM_COHORT_DECLINE: (check, isDiscreet) => normSentence('NORM_COHORT_DECLINE', check, isDiscreet),
  NORM_WORSE_SHARE: (check, isDiscreet) => normSentence('NORM_WORSE_SHARE', check, isDiscreet),
  NORM_EXTRA_COST: (check, isDiscreet) => normSentence('NORM_EXTRA_COST', check, isDiscreet),
};

/** What the check found, as a Dutch sentence with its figures; discreet: without amounts that may be of single persons. */
export const checkSentence = (check: Check, isDiscreet = false): string => sentences[check.code](check, isDiscreet);
