import type { OutcomeEffects, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { curveName, setName } from '#output/topics/statutory/basis.ts';
import { deviationSentences, isOutside } from '#output/topics/statutory/deviation-words.ts';

/** What of the basis of the law is still to be settled before a plan goes out: full sentences. */

const decree = 'Besluit uitvoering PW en Wvb';

function openOfEffects(effects: OutcomeEffects): readonly string[] {
  const { curve, set } = effects.basis;
  return [
    ...(set.isIllustration
      ? [
          `De pensioenverwachting staat op ${setName(effects.basis)}: laat de scenarioset van De Nederlandsche Bank toevoegen (art. 46e lid 5 ${decree}).`,
        ]
      : []),
    ...(set.newer === null ? [] : [`Er is een andere scenarioset bekend die voorgaat: ${set.newer}.`]),
    ...(set.isOld && !set.isIllustration
      ? [`De scenarioset (${setName(effects.basis)}) is niet de meest recente: laat die van nu toevoegen.`]
      : []),
    ...(curve.isOld || curve.newer !== null
      ? [
          `De rentecurve (${curveName(effects.basis)}) is niet de meest recente: gebruik die van nu (art. 46e lid 6 onder a ${decree}).`,
        ]
      : []),
    ...(isOutside(effects) ? deviationSentences(effects) : []),
  ];
}

/** Of a plan: what its effects stand on is not what the law asks, or there are none. */
export function openBasisSentences(outcome: StatutoryOutcome | null): readonly string[] {
  const calculated = outcome?.outcome;
  return calculated?.sort === 'calculated' && calculated.effects.birthYears.length > 0
    ? openOfEffects(calculated.effects)
    : ['De wettelijke transitie-effecten staan niet in dit plan.'];
}
