import type { SchemeOn30June2023 } from '#core/dossier/dossier.ts';
import type { Check, CheckFigures } from '#core/result/check.ts';
import type { Permission } from '#core/result/new-premium.ts';
import type { GroundFigures, Verdict, VerdictGround } from '#core/result/verdict.ts';
import { dateText, exactPercentage } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';

/** What the law says of an alternative, in words: every label, cell and sentence about it is made here. */

/** How a check ended. */
export const checkLevelNames: Readonly<Record<Check['level'], string>> = {
  pass: 'In orde',
  warning: 'Let op',
  error: 'Niet toegestaan',
};

/** Signs of the outcome of a check, and of what is not allowed: they differ in shape and are part of every common font. */
export const levelSigns: Readonly<Record<Check['level'], string>> = { pass: '●', warning: '▲', error: '■' };

const permissionReasons: Readonly<Record<Permission['reason'], string>> = {
  qualifies: 'de staffel mag blijven',
  mayStay: 'de staffel mag blijven',
  solidaryContract: 'niet in een solidaire premieovereenkomst',
  noEarlierScheme: 'op 30 juni 2023 was er nog geen regeling',
  schemeDoesNotQualify: 'de regeling van 30 juni 2023 voldoet niet',
  schemeUnknown: 'de regeling van 30 juni 2023 is niet ingevuld',
  transitionAfterDeadline: 'de overgang komt te laat',
  levelPremium: 'er is geen stijgende staffel om te houden',
  fallingScale: 'de staffel daalt bij een hogere leeftijd',
};

/** Why the scheme of 30 June 2023 does not decide it, by what was found. */
const schemeReasons: Partial<Record<SchemeOn30June2023, string>> = {
  unknown: permissionReasons.schemeUnknown,
  noScheme: permissionReasons.noEarlierScheme,
};

const aboveScale = 'boven de hoogst toegestane staffel';

const aboveFlat = ({ limit }: CheckFigures['FLAT_ABOVE_LIMIT']): string =>
  `boven het maximum van ${exactPercentage(limit, 0)}`;

/** Why, in a few words without the article. */
const reasons: { readonly [Code in keyof GroundFigures]?: (figures: GroundFigures[Code]) => string } = {
  FLAT_ABOVE_LIMIT: aboveFlat,
  SCALE_ABOVE_LIMIT: () => aboveScale,
  CURRENT_SCALE_ABOVE_LIMIT: (figures) => ('age' in figures ? aboveScale : aboveFlat(figures)),
  ENTRANT_PREMIUM_ABOVE_LIMIT: (figures) => `premie van nieuwe medewerkers ${aboveFlat(figures)}`,
  PROGRESSIVE_PERMISSION: ({ reason }) => permissionReasons[reason],
  GRANDFATHERING_SCHEME: ({ found }) => schemeReasons[found] ?? permissionReasons.schemeDoesNotQualify,
  CURRENT_SCALE_FALLS: () => permissionReasons.fallingScale,
  GRANDFATHERING_DATE: () => permissionReasons.transitionAfterDeadline,
  GRANDFATHERING_CONTRACT: () => permissionReasons.solidaryContract,
  OFFSET_BELOW_MINIMUM: () => 'de nieuwe franchise is te laag',
  MAXIMUM_SALARY_ABOVE_LIMIT: () => 'het nieuwe maximum salaris is te hoog',
  PARTNER_COVER_ABOVE_LIMIT: () => 'het nieuwe partnerpensioen is te hoog',
  ORPHAN_COVER_ABOVE_LIMIT: () => 'het nieuwe wezenpensioen is te hoog',
  ANW_COVER_ABOVE_LIMIT: () => 'de nieuwe Anw-dekking is te hoog',
  PENSION_AGE_ABOVE_LIMIT: () => 'de nieuwe pensioenleeftijd is te hoog',
  COMPENSATION_NOT_LEVEL: () => 'het percentage compensatie verschilt binnen een leeftijdscohort',
  CURRENT_SCHEME_ENDS: ({ deadline }) => `alleen tot ${dateText(deadline)}`,
  LATER_SCHEME_ENDS: ({ deadline }) => `hoogstens tot ${dateText(deadline)}, als het overgangsrecht geldt`,
  LATER_FLAT_SCHEME: () => 'de vlakke premie mag; de rest van de regeling is niet getoetst',
  PREMIUM_IS_LEVEL: () => permissionReasons.levelPremium,
};

const reasonOf = <Code extends keyof GroundFigures>({ code, figures }: VerdictGround<Code>): string =>
  reasons[code]?.(figures) ?? 'zie de toetsen';

/** "boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)": the first ground, which is enough. */
export function reasonText({ grounds }: Verdict): string {
  const [ground] = grounds;
  if (ground === undefined) return '';
  return `${reasonOf(ground)}${ground.article === '' ? '' : ` (${ground.article})`}`;
}

/** The words of a verdict that do not allow: what stands behind them is the reason. */
export const notAllowed = 'Niet toegestaan';

export const notKnown = 'Toegestaan: onbekend';

/** "niet toegestaan: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)": of what the law forbids. */
export const barredText = (verdict: Verdict): string => `${notAllowed.toLowerCase()}: ${reasonText(verdict)}`;

/** After a premium that was named in a sentence: " (niet toegestaan: ...)"; empty where the law does not forbid it. */
export const barredClause = (verdict: Verdict): string => (verdict.allowed === 'no' ? ` (${barredText(verdict)})` : '');

/** The shortest words of a verdict, where the reason stands elsewhere. */
export const allowedWords: Readonly<Record<Verdict['allowed'], string>> = {
  yes: 'Ja',
  no: `${levelSigns.error} Nee`,
  unknown: 'Onbekend',
};

/** A verdict in a cell: "toegestaan", "niet toegestaan: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)", "onbekend: ...". */
export function verdictText(verdict: Verdict): string {
  if (verdict.allowed === 'yes') return 'toegestaan';
  return `${verdict.allowed === 'no' ? notAllowed.toLowerCase() : 'onbekend'}: ${reasonText(verdict)}`;
}

/** The articles that stand in the way of any of these, each once: "art. 18a lid 1 Wet LB 1964 en art. 38r Wet LB 1964". */
export const articlesAgainst = (verdicts: readonly Verdict[]): string =>
  listed([...new Set(verdicts.flatMap(({ grounds }) => grounds.map(({ article }) => article)))].filter(Boolean));
