import type { DossierInput, SurvivorCover } from '#core/dossier/dossier.ts';
import { highestSalaryRisk, riskPremiumsOf } from '#output/topics/cost/risk-premiums.ts';
import { inFirstYear } from '#output/topics/cost/year-of-cost.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';

/** Whether anything was filled in about cover on death or about risk premiums. */
export function hasSurvivorCover({ current, next }: DossierInput, before: SurvivorCover): boolean {
  const filled = [...Object.values(before), ...Object.values(next.survivorCover)];
  const premiums = [current, next].flatMap((scheme) => [scheme.riskPremiumOnBase, highestSalaryRisk(scheme)]);
  return filled.some((value) => value !== null) || premiums.some((premium) => premium > 0);
}

/** Cover on death in the new scheme, or else its premiums; `before`: cover of the current one. Null when the dossier has neither. */
export function survivorConclusion({ input, result }: ConclusionSubject, before: SurvivorCover): string | null {
  if (!hasSurvivorCover(input, before)) return null;
  const { current, next } = riskPremiumsOf(result);
  const hasPremiums = Math.round(current) !== 0 || Math.round(next) !== 0;
  return input.next.survivorCover.partner === null && hasPremiums
    ? `De risicopremies zijn ${inFirstYear(result)} ${amount(next)}`
    : coverConclusion({ input, result });
}

/** Cover on death in the new scheme, or what it may be at most. */
export function coverConclusion({ input, result }: ConclusionSubject): string {
  const { partner } = input.next.survivorCover;
  if (partner !== null) return `Het nieuwe partnerpensioen is ${percentage(partner)} van het salaris`;
  const limit = percentage(result.legalFrame.partnerCover.value, 0);
  return `Het nieuwe partnerpensioen mag hoogstens ${limit} van het salaris zijn; in dit dossier is het niet ingevuld`;
}

/** What the law says about cover on death before the pension date: full sentences. */
export function survivorLaw({ result: { legalFrame } }: ConclusionSubject): readonly string[] {
  const [partner, orphan] = [legalFrame.partnerCover.value, legalFrame.orphanCover.value].map((value) =>
    percentage(value, 0),
  );
  return [
    `In de nieuwe regels is het partnerpensioen bij overlijden vóór de pensioendatum een deel van het salaris, hoogstens ${partner}, over het hele salaris tot het wettelijke maximum en ongeacht het aantal dienstjaren. Het is verzekerd op risicobasis.`,
    `Het wezenpensioen is hoogstens ${orphan} van het salaris per kind tot 25 jaar; voor een kind zonder ouders het dubbele.`,
    'Partnerpensioen dat al is opgebouwd blijft staan. Een verzekerde aanvulling op de Anw blijft mogelijk.',
  ];
}
