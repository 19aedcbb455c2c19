import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Check, CheckCode } from '#core/result/check.ts';
import type { NewPremium } from '#core/result/new-premium.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import type { Allowed, Verdict, VerdictGround } from '#core/result/verdict.ts';

/** Checks of which a warning means that it is not known whether the law allows what they judge. */
const undecided: ReadonlySet<CheckCode> = new Set<CheckCode>(['PROGRESSIVE_PERMISSION', 'GRANDFATHERING_SCHEME']);

const allowedBy = ({ level, code }: Check): Allowed =>
  level === 'error' ? 'no' : level === 'warning' && undecided.has(code) ? 'unknown' : 'yes';

/** Whether a check is about the new scheme as a whole: what it forbids, every premium of that scheme lacks. */
const isOfNewScheme = ({ answer, figures }: Check): boolean =>
  answer === null && 'scheme' in figures && figures.scheme === 'next';

const groundOf = ({ code, article, figures }: Check) => ({ code, article, figures }) as VerdictGround;

function verdict(checks: readonly Check[]): Verdict {
  const by = (allowed: Allowed): readonly Check[] => checks.filter((check) => allowedBy(check) === allowed);
  const [against, open] = [by('no'), by('unknown')];
  const isForbidden = against.length > 0;
  return {
    allowed: isForbidden ? 'no' : open.length > 0 ? 'unknown' : 'yes',
    grounds: (isForbidden ? against : open).map(groundOf),
  };
}

/** What a premium is judged by beside its checks. */
type JudgedPremium = Pick<NewPremium, 'form'> & { readonly key: PremiumKey };

/** Checks of what those who enter get: a scale is introduced with that beside it, a flat premium is their own too. */
const besideScaleChecks: ReadonlySet<CheckCode> = new Set<CheckCode>(['ENTRANT_PREMIUM_ABOVE_LIMIT']);

/**
 * What the law says of a premium of the new scheme: every check of that premium, of the scheme as a whole, and of a scale
 * of what stands beside it.
 */
const premiumVerdict = ({ key, form }: JudgedPremium, checks: readonly Check[]): Verdict =>
  verdict(
    checks.filter(
      (check) =>
        check.answer === key || isOfNewScheme(check) || (form === 'progressive' && besideScaleChecks.has(check.code)),
    ),
  );

/** There is no scale to keep: one percentage for everybody needs no permission, and two of them have none (art. 17 PW). */
const levelVerdict: Verdict = {
  allowed: 'no',
  grounds: [{ code: 'PREMIUM_IS_LEVEL', article: 'art. 220e lid 1 PW', figures: {} }],
};

/** Conditions on which those in service keep the current scale in the new scheme, and its limits. */
const keptScaleChecks: ReadonlySet<CheckCode> = new Set<CheckCode>([
  'GRANDFATHERING_SCHEME',
  'GRANDFATHERING_DATE',
  'GRANDFATHERING_CONTRACT',
  'CURRENT_SCALE_FALLS',
  'CURRENT_SCALE_ABOVE_LIMIT',
  ...besideScaleChecks,
]);

/** What the law says of keeping the current scale for those in service (eerbiedigende werking), as it is. */
const keptScaleVerdict = (checks: readonly Check[]): Verdict =>
  verdict(checks.filter((check) => keptScaleChecks.has(check.code) || isOfNewScheme(check)));

/** The current scheme going on as it is: until the last day of the old rules (art. 220i PW). */
const endingVerdict = (code: 'CURRENT_SCHEME_ENDS' | 'LATER_SCHEME_ENDS', deadline: PlainDate): Verdict => ({
  allowed: 'no',
  grounds: [{ code, article: 'art. 220i PW', figures: { deadline } }],
});

/**
 * A scheme that was not there yet on 30 June 2023, going on as it is. The old rules hold until a changed agreement is
 * carried out (art. 220i lid 1 PW): of a first agreement the article does not speak, so that a day is an upper bound only. One
 * premium for all is what the new rules ask (art. 17 PW), within its maximum.
 */
function laterSchemeVerdict({ current }: DossierInput, deadline: PlainDate, checks: readonly Check[]): Verdict {
  if (current.kind !== 'premium' || !isLevel(current.scale)) return endingVerdict('LATER_SCHEME_ENDS', deadline);
  const premium = verdict(checks.filter(({ code }) => code === 'CURRENT_SCALE_ABOVE_LIMIT'));
  return premium.allowed === 'no'
    ? premium
    : { allowed: 'unknown', grounds: [{ code: 'LATER_FLAT_SCHEME', article: 'art. 17 PW', figures: {} }] };
}

/** The current scheme going on: after the transition it is the scale that was kept. */
function unchangedVerdict(
  dossier: DossierInput,
  deadline: PlainDate,
  grandfathering: Verdict,
  checks: readonly Check[],
): Verdict {
  if (dossier.change === 'afterGrandfathering') return grandfathering;
  return dossier.schemeOn30June2023 === 'noScheme'
    ? laterSchemeVerdict(dossier, deadline, checks)
    : endingVerdict('CURRENT_SCHEME_ENDS', deadline);
}

/** What the law says of everything in a dossier that can be chosen. */
export interface Verdicts {
  readonly unchanged: Verdict;
  readonly ofPremium: (premium: JudgedPremium) => Verdict;
  /** Of letting those in service keep what they have: the current scale, or from average pay the budget-neutral one. */
  readonly grandfathering: Verdict;
}

/** What the verdicts need beside the checks. */
interface VerdictFacts {
  /** Last day of the old rules. */
  readonly deadline: PlainDate;
  /** What those in service would have from average pay. */
  readonly keptByAveragePay: JudgedPremium;
  /** Whether what they could keep is flat. */
  readonly isKeptLevel: boolean;
}

/** The verdicts of a dossier, from its checks. */
export function verdictsOf(
  dossier: DossierInput,
  { deadline, keptByAveragePay, isKeptLevel }: VerdictFacts,
  checks: readonly Check[],
): Verdicts {
  const ofPremium = (premium: JudgedPremium): Verdict => premiumVerdict(premium, checks);
  const ofKept = (): Verdict =>
    dossier.current.kind === 'premium' ? keptScaleVerdict(checks) : ofPremium(keptByAveragePay);
  const grandfathering = isKeptLevel ? levelVerdict : ofKept();
  return {
    unchanged: unchangedVerdict(dossier, deadline, grandfathering, checks),
    ofPremium,
    grandfathering,
  };
}
