import type { DossierInput, SurvivorCover } from '#core/dossier/dossier.ts';
import { invoicedPremiumSentence } from '#output/language/invoiced-premium.ts';
import { highestSalaryRisk, type RiskPremiums, riskPremiumsOf } from '#output/topics/cost/risk-premiums.ts';
import { inFirstYear } from '#output/topics/cost/years-conclusion.ts';
import { direction, equalPhrase } from '#output/language/phrases.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';

/** "het partnerpensioen daalt naar 50,0% van het salaris"; null where none was filled in. */
function coverClause({ partner: current }: SurvivorCover, { partner: next }: SurvivorCover): string | null {
  if (next === null || (next === 0 && (current ?? 0) === 0)) return null;
  const shown = percentage(next);
  if (next === 0) return `het partnerpensioen van ${percentage(current ?? 0)} van het salaris vervalt`;
  if (current === null || current === 0) return `het nieuwe partnerpensioen is ${shown} van het salaris`;
  if (shown === percentage(current)) return `het partnerpensioen blijft ${shown} van het salaris`;
  const verb = next > current ? 'stijgt' : 'daalt';
  return `het partnerpensioen ${verb} naar ${shown} van het salaris`;
}

/** "de risicopremies blijven vrijwel gelijk". */
const staysClause = ({ current, next }: RiskPremiums): string =>
  `de risicopremies blijven ${equalPhrase(next - current, current, 'gelijk')}`;

/** Whether nothing is paid for it now: a premium that was filled in as one percentage may hold it. */
const isNewPremium = (subject: ConclusionSubject): boolean => invoicedPremiumSentence(subject) === null;

/** What happens to the risk premiums, in words alone, and the amount that tells it; null where the dossier has none. */
function premiumChange(subject: ConclusionSubject): readonly [words: string, amountWords: string] | null {
  const riskPremiums = riskPremiumsOf(subject.result);
  const { current, next } = riskPremiums;
  const [isNow, isNext] = [current, next].map((premium) => Math.round(premium) !== 0);
  const way = direction(next - current, current);
  if (way === 'equal') return isNext ? [staysClause(riskPremiums), `: ${amount(next)}`] : null;
  if (!isNow)
    return [
      isNewPremium(subject) ? 'er komen risicopremies bij' : 'de risicopremies staan straks apart',
      `: ${amount(next)}`,
    ];
  if (!isNext) return ['de risicopremies vervallen', `: ${amount(current)}`];
  return [`de risicopremies ${way === 'more' ? 'stijgen' : 'dalen'}`, ` met ${amount(Math.abs(next - current))}`];
}

/** "de risicopremies stijgen met € 1.200 in 2028"; beside a figure of the cover without its own, as a title has one. */
function premiumClause(subject: ConclusionSubject, isBeside: boolean): string | null {
  const change = premiumChange(subject);
  if (change === null) return null;
  const [words, amountWords] = change;
  return isBeside ? words : `${words}${amountWords} ${inFirstYear(subject.result)}`;
}

/** Whether anything was filled in about cover on death or about risk premiums. */
export function hasSurvivorCover({ current, next }: DossierInput, before: SurvivorCover): boolean {
  const filled = [...Object.values(before), ...Object.values(next.survivorCover)];
  const premiums = [current, next].flatMap((scheme) => [scheme.riskPremiumOnBase, highestSalaryRisk(scheme)]);
  return filled.some((value) => value !== null) || premiums.some((premium) => premium > 0);
}

/** What changes in cover on death (`before` is that of the current scheme) and in its premiums; null when the dossier has neither. */
export function survivorConclusion(subject: ConclusionSubject, before: SurvivorCover): string | null {
  if (!hasSurvivorCover(subject.input, before)) return null;
  const cover = coverClause(before, subject.input.next.survivorCover);
  const clauses = [cover, premiumClause(subject, cover !== null)].filter((clause) => clause !== null);
  if (clauses.length > 0) return capitalised(clauses.join('; '));
  const limit = percentage(subject.result.legalFrame.partnerCover.value, 0);
  return `Het nieuwe partnerpensioen mag hoogstens ${limit} van het salaris zijn; in dit dossier is het niet ingevuld`;
}

/** What the law says about cover on death before the pension date: full sentences. */
export function survivorLaw({ result: { legalFrame } }: ConclusionSubject): readonly string[] {
  const [partner, orphan] = [legalFrame.partnerCover.value, legalFrame.orphanCover.value].map((value) =>
    percentage(value, 0),
  );
  return [
    `In de nieuwe regels is het partnerpensioen bij overlijden vóór de pensioendatum een deel van het salaris, hoogstens ${partner}, zonder franchise en hoe lang iemand ook in dienst is. Het is verzekerd op risicobasis.`,
    `Het wezenpensioen is hoogstens ${orphan} van het salaris per kind tot 25 jaar; voor een kind zonder ouders het dubbele.`,
    'Partnerpensioen dat al is opgebouwd blijft staan. Een verzekerde aanvulling op de Anw blijft mogelijk.',
  ];
}
