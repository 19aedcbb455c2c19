import { answerKeys } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { SensitivityKey } from '#core/result/sensitivity-result.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { Chapter6b } from '#core/dossier/chapter-6b.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { exactPercentage, dateText } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { type Choice, type OnePageRow, premiumOf } from '#output/topics/choices/one-page-choices.ts';
import { changesBesideScale } from '#output/topics/choices/kept-scale-changes.ts';
import { hasEntrants } from '#output/language/entrants.ts';
import { milestonesOf, planDeadline } from '#output/topics/choices/milestones-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { changesOf, shownPoints } from '#output/topics/sensitivity/conclusion.ts';
import { followedAnswer, longRunPremium } from '#output/topics/sensitivity/followed-premium.ts';
import { sensitivityPairs } from '#output/topics/sensitivity/names.ts';
import { planArticle } from '#output/language/chapter-6b.ts';
import { levelSigns, reasonText } from '#output/language/verdict-text.ts';

/** "Ja (hoogstens 30%)", "■ Nee: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". `allowed`: why it is. */
function permissionText(verdict: Verdict, allowed: string): string {
  if (verdict.allowed === 'yes') return `Ja (${allowed})`;
  return verdict.allowed === 'no'
    ? `${levelSigns.error} Nee: ${reasonText(verdict)}`
    : `Onbekend: ${reasonText(verdict)}`;
}

const byGrandfathering = 'art. 220e PW';

/** The law looks at what is left of a premium after the costs that are taken from it. */
const afterCosts = ({ next }: ConclusionSubject['input']): string =>
  next.entryCost > 0 ? ' na de kosten op de inleg' : '';

function permission({ input, result }: ConclusionSubject, choice: Choice): string {
  if (choice.kind === 'keptScale') return permissionText(result.grandfathering, byGrandfathering);
  const { form, verdict } = choice.premium;
  return permissionText(
    verdict,
    form === 'flat' ? `hoogstens ${exactPercentage(result.flatMaximum, 0)}${afterCosts(input)}` : byGrandfathering,
  );
}

/** "transitieplan, vóór 01-10-2027 bij de uitvoerder" */
function planText(subject: ConclusionSubject): string {
  const milestones = milestonesOf(subject, null, 'holds');
  const { day, isBefore, isPast } = planDeadline(milestones, firstDayOf(subject.input.transitionDate));
  const until = `${isBefore ? 'vóór' : 'uiterlijk'} ${dateText(day)}`;
  return `transitieplan, ${until} bij de uitvoerder${isPast ? ' (voorbij)' : ''}`;
}

function needed(subject: ConclusionSubject, chapter: Chapter6b): string {
  const without = planArticle(chapter);
  return without === null ? `Instemming en ${planText(subject)}` : `Instemming; geen transitieplan (${without})`;
}

function neededFor(subject: ConclusionSubject, choice: Choice): string {
  if (choice.kind === 'premium')
    return choice.premium.verdict.allowed === 'no' ? 'Kan zo niet' : needed(subject, choice.premium.chapter6b);
  if (subject.input.change === 'transition') return needed(subject, 'keepsScale');
  return changesBesideScale(subject)
    ? 'Instemming voor wat verandert; de staffel loopt door'
    : 'Niets: de staffel loopt door';
}

const entrantsWords = 'leeftijd en salaris van nieuwe medewerkers';

const ofEntrants: ReadonlySet<SensitivityKey> = new Set([
  'replacementNone',
  'replacementMore',
  'entrantsOlder',
  'entrySalaryUp',
  'entrySalaryDown',
]);

/** Whether a change is of who enters: such a one moves a premium over thirty years. */
const isOfEntrants = (key: SensitivityKey): boolean => ofEntrants.has(key);

const assumptionOf = (changed: SensitivityKey): string =>
  sensitivityPairs.find(({ down, up }) => changed === down || changed === up)?.inSentence ?? '';

type Moves = Readonly<Record<'own' | 'entry', { readonly key: SensitivityKey; readonly difference: number } | null>>;

/** By how much the premium over thirty years moves with who enters, and by how much the premium itself with the rest. */
function largestMoves(subject: ConclusionSubject, premium: PremiumAlternative): Moves {
  const answer = answerKeys.find((key) => key === premium.key);
  const [own] = answer === undefined ? [] : changesOf(subject, followedAnswer(subject, answer));
  const entry = changesOf(subject, longRunPremium(subject)).find(({ key }) => isOfEntrants(key));
  return { own: own ?? null, entry: entry ?? null };
}

/** "leeftijd en salaris van nieuwe medewerkers" or "de uitstroom": the assumption of this dossier that moves a premium most. */
function mostMoving(subject: ConclusionSubject, premium: PremiumAlternative): string | null {
  const { own, entry } = largestMoves(subject, premium);
  const [ownSize, entrySize] = [own, entry].map((change) => Math.abs(shownPoints(change?.difference ?? 0)));
  if (entrySize !== undefined && entrySize > 0 && entrySize >= (ownSize ?? 0)) return entrantsWords;
  return own === null || ownSize === 0 ? null : assumptionOf(own.key);
}

/** What a choice depends on most. */
function uncertainty(subject: ConclusionSubject, choice: Choice): string {
  const { input, result } = subject;
  const isScale = choice.kind === 'keptScale' || choice.premium.form === 'progressive';
  const premium = premiumOf(choice);
  const moving = isScale || premium === null ? null : mostMoving(subject, premium);
  const entrants = !hasEntrants(result) ? null : isScale ? 'twee premies naast elkaar' : entrantsWords;
  const pension = isAveragePay(input) ? 'het rendement, zonder garantie' : null;
  const texts = [pension, moving ?? entrants].filter((text) => text !== null);
  const told = new Set(pension !== null && moving === assumptionOf('returnUp') ? [pension] : texts);
  return capitalised(told.size === 0 ? 'het rendement en wie er uit dienst gaat' : [...told].join('; '));
}

/** What the law says of each choice and asks for it, and what stays uncertain. */
export const lawRows = (subject: ConclusionSubject, choices: readonly Choice[]): readonly OnePageRow[] => [
  {
    label: 'Mag het?',
    cells: choices.map((choice) => permission(subject, choice)),
    sheet: 'Toetsen',
  },
  {
    label: 'Wat is nodig?',
    cells: choices.map((choice) => neededFor(subject, choice)),
    sheet: 'Toetsen',
  },
  {
    label: 'Belangrijkste onzekerheid',
    cells: choices.map((choice) => uncertainty(subject, choice)),
    sheet: 'Gevoeligheid',
  },
];
