import { headlineOf } from '#core/result/headline.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { KeyFigures } from '#api/key-figures.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { dossierOfWhatIf } from '#input/what-if/what-if-input.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import { hasDoubts } from '#output/topics/law/input-warnings.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { changedChoices } from '#output/topics/variants/changed-choices.ts';
import { type ChangedChoice } from '#output/model/compared-outcome.ts';
import { keyFigures } from '#output/topics/choices/key-figures.ts';
import { domainFinding } from '#input/check/domain-finding.ts';
import type { CalculationSettings } from '#server/calculation/processed-dossier.ts';
import { packedJson, unpackedJson } from '#server/platform/kept/packed-json.ts';

/** What a variant is calculated from: the input for what-ifs as it was kept, packed, and what is chosen otherwise. */
export interface VariantJob {
  readonly input: Uint8Array;
  readonly choices: WhatIfChoices;
  readonly settings: Pick<CalculationSettings, 'houseStyle' | 'programVersion'>;
}

/** What the screens show of a variant, or why it cannot be calculated: a Dutch sentence. */
export type ProcessedVariant =
  | {
      readonly outcome: 'finished';
      readonly keyFigures: KeyFigures;
      /** Of the premium that was asked for, also where the law forbids it; else of what stands in front. */
      readonly card: AnswerCard | null;
      /** What is other than in the dossier, in words. */
      readonly changes: readonly ChangedChoice[];
      /** `ScreenResult`, packed. */
      readonly screenResult: Uint8Array;
      readonly programVersion: string;
    }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Calculates a dossier with other choices as it was calculated itself; only a fault of this program throws. */
export async function processVariant({ input: packed, choices, settings }: VariantJob): Promise<ProcessedVariant> {
  const { dossier: before, stamp } = dossierOfWhatIf(JSON.parse(await unpackedJson(packed)));
  const dossier = dossierWithChoices(before, choices);
  const { fromAge, untilAge } = dossier.input.compensation;
  if (fromAge !== null && untilAge !== null && fromAge > untilAge)
    return { outcome: 'refused', reason: statusReasons.agesCrossed };
  const calculated = resultOrReason(() => calculate(dossier.input));
  if (typeof calculated === 'string') return { outcome: 'refused', reason: calculated };
  const { houseStyle, programVersion } = settings;
  const subject = { input: dossier.input, result: calculated };
  const shown = screenResult({
    dossier,
    result: calculated,
    statutory: null,
    stamp: { ...stamp, programVersion },
    houseStyle,
  });
  const asked = choices.premium === undefined ? (headlineOf(calculated)?.key ?? null) : chosenPremium(calculated);
  return {
    outcome: 'finished',
    keyFigures: {
      ...keyFigures(
        subject,
        premiumAlternatives(calculated).find(({ key }) => key === asked),
      ),
      isDoubted: hasDoubts(dossier.warnings),
    },
    card: shown.cards.find(({ key }) => key === asked) ?? null,
    changes: changedChoices(before, dossier),
    screenResult: await packedJson(shown),
    programVersion,
  };
}

const chosenPremium = ({ choices, chosen }: DossierResult): PremiumKey | null =>
  choices.find(({ key }) => key === chosen)?.premium ?? null;

function resultOrReason(calculated: () => DossierResult): DossierResult | string {
  try {
    return calculated();
  } catch (error) {
    const finding = domainFinding(error);
    if (finding === null) throw error;
    return finding.message;
  }
}
