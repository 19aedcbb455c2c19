import { chosenOf } from '#core/result/headline.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { currentFlatClause } from '#output/language/level-premium.ts';
import { currentSchemeWords, hasFlatPremium } from '#output/language/current-scheme.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { choiceOf } from '#output/language/choice-text.ts';

/** What is left to choose, from the choices that there are; null after a choice was made. */
export function choiceToMake(subject: ConclusionSubject): string | null {
  const { input, result } = subject;
  if (chosenOf(result) !== null) return null;
  const height = 'Kiezen: hoe hoog de vlakke premie wordt';
  const flat = currentFlatClause(subject);
  if (flat !== null) return `${height} (${flat})`;
  const [kept, own] = (['A', 'C'] as const).map((key) => {
    const choice = choiceOf(subject, key);
    return choice === null || choice.alternative.verdict.allowed === 'no' ? null : choice;
  });
  const { keptScale } = currentSchemeWords(input);
  const others = [
    kept
      ? `${keptScale} voor wie ${input.change === 'afterGrandfathering' ? 'haar heeft' : 'nu deelneemt'} (${kept.alternative.verdict.allowed === 'unknown' ? 'als dat mag' : 'eerbiedigende werking'})`
      : null,
    own ? 'uw eigen voorstel' : null,
  ].filter((text) => text !== null);
  if (others.length > 0) return `Kiezen: ${['een vlakke premie voor iedereen', ...others].join(', of ')}`;
  return isAveragePay(input) || hasFlatPremium(input) ? height : `${height} (${keptScale} mag hier niet)`;
}
