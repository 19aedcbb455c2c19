import type { SchemeOn30June2023 } from '#core/dossier/dossier.ts';
import type { Check, CheckFigures } from '#core/result/check.ts';
import type { Permission } from '#core/result/new-premium.ts';
import type { GroundFigures, Verdict, VerdictGround } from '#core/result/verdict.ts';
import { listed } from '#office/document/dutch-words.ts';
import { day, exactPercent, inDutch, said, type Said } from '#output/language/wording.ts';

/** What the law says of an alternative, in words: every label, cell and sentence about it is made here. */

/** How a check ended. */
export const checkLevelNames: Readonly<Record<Check['level'], string>> = {
  pass: 'In orde',
  warning: 'Let op',
  error: 'Niet toegestaan',
};

/** Signs of the outcome of a check, and of what is not allowed: they differ in shape and are part of every common font. */
export const levelSigns: Readonly<Record<Check['level'], string>> = { pass: '●', warning: '▲', error: '■' };

const permissionReasons: Readonly<Record<Permission['reason'], Said>> = {
  qualifies: said('scaleMayStay'),
  mayStay: said('scaleMayStay'),
  solidaryContract: said('notWhenSolidary'),
  noEarlierScheme: said('noEarlierScheme'),
  schemeDoesNotQualify: said('schemeDoesNotQualify'),
  schemeUnknown: said('schemeUnknown'),
  transitionAfterDeadline: said('tooLate'),
  levelPremium: said('noRisingScale'),
  fallingScale: said('scaleFalls'),
};

/** Why the scheme of 30 June 2023 does not decide it, by what was found. */
const schemeReasons: Partial<Record<SchemeOn30June2023, Said>> = {
  unknown: permissionReasons.schemeUnknown,
  noScheme: permissionReasons.noEarlierScheme,
};

type FlatLimit = CheckFigures['FLAT_ABOVE_LIMIT'];

const aboveFlat = ({ limit }: FlatLimit, key: 'aboveFlat' | 'entrantsAboveFlat' = 'aboveFlat'): Said =>
  said(key, exactPercent(limit, 0));

/** Why, in a few words without the article. */
const reasons: { readonly [Code in keyof GroundFigures]?: (figures: GroundFigures[Code]) => Said } = {
  FLAT_ABOVE_LIMIT: (figures) => aboveFlat(figures),
  SCALE_ABOVE_LIMIT: () => said('aboveScale'),
  CURRENT_SCALE_ABOVE_LIMIT: (figures) => ('age' in figures ? said('aboveScale') : aboveFlat(figures)),
  ENTRANT_PREMIUM_ABOVE_LIMIT: (figures) => aboveFlat(figures, 'entrantsAboveFlat'),
  PROGRESSIVE_PERMISSION: ({ reason }) => permissionReasons[reason],
  GRANDFATHERING_SCHEME: ({ found }) => schemeReasons[found] ?? permissionReasons.schemeDoesNotQualify,
  CURRENT_SCALE_FALLS: () => permissionReasons.fallingScale,
  GRANDFATHERING_DATE: () => permissionReasons.transitionAfterDeadline,
  GRANDFATHERING_CONTRACT: () => permissionReasons.solidaryContract,
  OFFSET_BELOW_MINIMUM: () => said('offsetTooLow'),
  MAXIMUM_SALARY_ABOVE_LIMIT: () => said('maximumSalaryTooHigh'),
  PARTNER_COVER_ABOVE_LIMIT: () => said('partnerTooHigh'),
  ORPHAN_COVER_ABOVE_LIMIT: () => said('orphanTooHigh'),
  ANW_COVER_ABOVE_LIMIT: () => said('anwTooHigh'),
  PENSION_AGE_ABOVE_LIMIT: () => said('pensionAgeTooHigh'),
  COMPENSATION_NOT_LEVEL: () => said('compensationNotLevel'),
  CURRENT_SCHEME_ENDS: ({ deadline }) => said('onlyUntil', day(deadline)),
  LATER_SCHEME_ENDS: ({ deadline }) => said('atMostUntil', day(deadline)),
  LATER_FLAT_SCHEME: () => said('flatAllowedRestNot'),
  PREMIUM_IS_LEVEL: () => permissionReasons.levelPremium,
};

const reasonOf = <Code extends keyof GroundFigures>({ code, figures }: VerdictGround<Code>): Said =>
  reasons[code]?.(figures) ?? said('seeChecks');

/** "boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)": the first ground, which is enough. */
export function saidReason({ grounds }: Verdict): Said {
  const [ground] = grounds;
  if (ground === undefined) return '';
  const reason = reasonOf(ground);
  return ground.article === '' ? reason : said('inBrackets', reason, ground.article);
}

/** The same in Dutch. */
export const reasonText = (verdict: Verdict): string => inDutch(saidReason(verdict));

/** The words of a verdict that do not allow: what stands behind them is the reason. */
export const notAllowed = 'Niet toegestaan';

export const notKnown = 'Toegestaan: onbekend';

/** "niet toegestaan: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)": of what the law forbids. */
export const barredText = (verdict: Verdict): string => `${notAllowed.toLowerCase()}: ${reasonText(verdict)}`;

/** After a premium that was named in a sentence: " (niet toegestaan: ...)"; empty where the law does not forbid it. */
export const barredClause = (verdict: Verdict): string => (verdict.allowed === 'no' ? ` (${barredText(verdict)})` : '');

/** A verdict in a cell: "toegestaan", "niet toegestaan: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)", "onbekend: ...". */
export function verdictText(verdict: Verdict): string {
  if (verdict.allowed === 'yes') return 'toegestaan';
  return `${verdict.allowed === 'no' ? notAllowed.toLowerCase() : 'onbekend'}: ${reasonText(verdict)}`;
}

/** The articles that stand in the way of any of these, each once: "art. 18a lid 1 Wet LB 1964 en art. 38r Wet LB 1964". */
export const articlesAgainst = (verdicts: readonly Verdict[]): string =>
  listed([...new Set(verdicts.flatMap(({ grounds }) => grounds.map(({ article }) => article)))].filter(Boolean));
