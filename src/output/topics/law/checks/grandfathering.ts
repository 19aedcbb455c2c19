import type { SchemeOn30June2023 } from '#core/dossier/dossier.ts';
import type { Check } from '#core/result/check.ts';
import type { Permission } from '#core/result/new-premium.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { contractNames } from '#output/language/contract-names.ts';
import { type CheckTexts, fixed, rate } from '#output/topics/law/checks/check-text.ts';

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

const schemes: Readonly<Record<SchemeOn30June2023, string>> = {
  premiumWithScale: 'De regeling was een premieregeling met een premie die met de leeftijd stijgt, zoals de wet vraagt',
  insuredWithAgeDependentPremium:
    'De regeling was een verzekerde uitkeringsregeling met een leeftijdsafhankelijke premie, zoals de wet vraagt',
  averagePremium:
    'De regeling had een doorsneepremie, die niet met de leeftijd stijgt; een progressieve premie mag dan niet worden voortgezet',
  noScheme: 'Er was toen nog geen regeling; een progressieve premie mag dan niet worden voortgezet',
  unknown:
    'Onbekend is wat voor regeling dit was; een progressieve premie mag alleen worden voortgezet als de premie met de leeftijd steeg',
};

function dateSentence({ level, figures }: Check<'GRANDFATHERING_DATE'>): string {
  const [lastDay, deadline] = [dateText(figures.lastDay), dateText(figures.deadline)];
  const condition = `De vlakke premie voor nieuwe deelnemers gaat in op ${dateText(figures.transition)}`;
  return level === 'pass'
    ? `${condition}; wie op ${lastDay} al deelneemt, is op tijd (uiterlijk ${deadline}).`
    : `${condition}; de laatste dag daarvóór (${lastDay}) ligt na de uiterste dag van deelname, ${deadline}.`;
}

export const grandfatheringTexts: CheckTexts<
  | 'PROGRESSIVE_PERMISSION'
  | 'GRANDFATHERING_SCHEME'
  | 'GRANDFATHERING_DATE'
  | 'GRANDFATHERING_CONTRACT'
  | 'CURRENT_SCALE_FALLS'
> = {
  PROGRESSIVE_PERMISSION: {
    title: 'Eerbiedigende werking',
    question: 'Mogen bestaande deelnemers een progressieve premie houden?',
    article: 'art. 220e PW',
    sentence: ({ figures }) => permissionSentences[figures.reason],
    passed: () => fixed('Progressieve premie mag voor wie nu deelneemt'),
  },
  GRANDFATHERING_SCHEME: {
    title: 'Eerbiedigende werking: regeling op 30 juni 2023',
    question: 'Was de regeling op 30 juni 2023 van een soort die in aanmerking komt?',
    article: 'art. 220e lid 1 onder a PW',
    sentence: ({ figures: { found, day } }) => `${schemes[found]} (peildag ${dateText(day)}).`,
    passed: ({ figures }) => fixed(`Steeg met de leeftijd (${dateText(figures.day)})`),
  },
  GRANDFATHERING_DATE: {
    title: 'Eerbiedigende werking: datum',
    question: 'Begint de vlakke premie voor nieuwe deelnemers op tijd?',
    article: 'art. 220e lid 1 onder b PW; art. 51b lid 1 onder i Besluit uitvoering PW en Wvb',
    sentence: dateSentence,
    passed: ({ figures: { lastDay, deadline } }) => fixed(`${dateText(lastDay)}, uiterlijk ${dateText(deadline)}`),
  },
  GRANDFATHERING_CONTRACT: {
    title: 'Eerbiedigende werking: nieuw contract',
    question: 'Is het nieuwe contract geen solidaire premieregeling?',
    article: 'art. 220e lid 1 onder c PW',
    about: 'Nieuwe regeling',
    sentence: ({ level, figures }) =>
      level === 'pass'
        ? `Het nieuwe contract is een ${contractNames[figures.contract]}; daarin mag een progressieve premie worden voortgezet.`
        : 'Het nieuwe contract is een solidaire premieovereenkomst; daarin mag een progressieve premie niet worden voortgezet.',
    passed: () => fixed('Geen solidaire premieovereenkomst'),
  },
  CURRENT_SCALE_FALLS: {
    title: 'Eerbiedigende werking: oplopende premie',
    question: 'Loopt de huidige staffel met de leeftijd op? Daalt zij ergens, dan mag zij niet blijven.',
    article: 'art. 220e lid 1 PW',
    about: 'Huidige regeling',
    sentence: ({ figures }) =>
      `De huidige staffel daalt vanaf ${figures.age} jaar van ${rate(figures.before)} naar ${rate(figures.rate)}; alleen een premie die met de leeftijd oploopt mag worden voortgezet.`,
  },
};
