import { calculationInParts } from '#core/calculate/calculate.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import { preparedGroup, type PreparedGroup, summedPremium, type SummedPremium } from '#core/what-if/what-if.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { dossierOfWhatIf, type WhatIfInput } from '#input/what-if/what-if-input.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { costChart } from '#output/live/what-if/cost-chart.ts';
import { outcomeOf } from '#output/live/what-if/outcome-of.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-outcome.ts';
import { whatIfStart } from '#output/live/what-if/what-if-start.ts';

/** What is asked of a dossier. */
export interface WhatIfQuestion {
  readonly choices: WhatIfChoices;
  /** The premium that is chosen on the page: what is asked of where the choices name none. */
  readonly chosen: PremiumKey | null;
  /** Who loses more than this part of the pension is counted. */
  readonly lossLimit: number;
}

type OnParticipants = (done: number, total: number) => void;

/** A dossier with other choices, calculated. */
interface Calculated {
  readonly choices: WhatIfChoices;
  readonly dossier: ReadDossier;
  /** With all that an answer tells. */
  readonly result: DossierResult;
  /** With all that the page shows. */
  readonly whole: () => DossierResult;
}

/** A dossier that is asked again and again with other choices. It keeps what the next question can use. */
export class WhatIfSession {
  readonly #dossier: ReadDossier;
  readonly #stamp: WhatIfInput['stamp'];
  readonly #base: Calculated;
  #latest: Calculated;
  #prepared: { readonly others: WhatIfChoices; readonly group: PreparedGroup } | null = null;

  constructor(kept: WhatIfInput, onParticipants?: OnParticipants) {
    const { dossier, stamp } = dossierOfWhatIf(kept);
    this.#dossier = dossier;
    this.#stamp = stamp;
    this.#base = this.#calculated({}, onParticipants);
    this.#latest = this.#base;
  }

  /**
   * Answers a question. The first answer to a premium as typed may be of sums alone, at once; the last, calculated only when it
   * is asked for, is as the server calculates it, and whole.
   */
  *answers(question: WhatIfQuestion, onParticipants?: OnParticipants): Generator<WhatIfAnswer, void> {
    const { choices, chosen, lossLimit } = question;
    const base = { input: this.#dossier.input, result: this.#base.result };
    const front = inFront(base.result, chosen);
    const beside = { start: whatIfStart(base, front), answer: outcomeOf(base, front, lossLimit) };
    const answerOf = (subject: ConclusionSubject, asked: PremiumAlternative | SummedPremium): WhatIfAnswer => ({
      ...beside,
      outcome: outcomeOf(subject, asked, lossLimit),
      chart: costChart(subject, asked, front),
    });
    const summed = this.#summed(choices);
    if (summed !== null) yield answerOf(summed.subject, summed.premium);
    const { dossier, result } = this.#calculatedOnce(choices, onParticipants);
    yield answerOf({ input: dossier.input, result }, alternativeOf(result, askedKey(choices) ?? front.key));
  }

  /** All that the page shows of it: without choices, what the server keeps of the dossier. */
  page({ choices }: Pick<WhatIfQuestion, 'choices'>): ScreenResult {
    const { dossier, whole } = this.#calculatedOnce(choices);
    // Nothing on the page has colours of its own.
    return screenResult({
      dossier,
      result: whole(),
      statutory: null,
      stamp: this.#stamp,
      houseStyle: defaultHouseStyle,
    });
  }

  /** Null where the premium is not typed, or something else has to be calculated. */
  #summed(choices: WhatIfChoices) {
    const { premium, ...others } = choices;
    if (premium === undefined || premium.is === 'answer') return null;
    const beside = this.#known.find((one) => isSame({ ...one.choices, premium: undefined }, others));
    if (beside === undefined) return null;
    if (this.#prepared === null || !isSame(this.#prepared.others, others))
      this.#prepared = { others, group: preparedGroup(beside.dossier.input) };
    const { input } = dossierWithChoices(this.#dossier, choices);
    return {
      subject: { input, result: beside.result },
      premium: summedPremium(this.#prepared.group, input),
    };
  }

  #calculated(choices: WhatIfChoices, onParticipants?: OnParticipants): Calculated {
    const dossier = dossierWithChoices(this.#dossier, choices);
    const parts = calculationInParts(dossier.input, onParticipants === undefined ? {} : { onParticipants });
    return { choices, dossier, result: parts.answers, whole: parts.whole };
  }

  #calculatedOnce(choices: WhatIfChoices, onParticipants?: OnParticipants): Calculated {
    const known = this.#known.find((one) => isSame(one.choices, choices));
    if (known !== undefined) return known;
    this.#latest = this.#calculated(choices, onParticipants);
    return this.#latest;
  }

  get #known(): readonly Calculated[] {
    return [this.#base, this.#latest];
  }
}

/** Whether two lists of choices change the same; what is undefined changes nothing. */
const isSame = (one: WhatIfChoices, other: WhatIfChoices): boolean => given(one) === given(other);

const given = (choices: WhatIfChoices): string =>
  JSON.stringify(
    Object.entries(choices)
      .filter(([, value]) => value !== undefined)
      .toSorted(([name], [next]) => (name < next ? -1 : 1)),
  );

/** The premium that choices ask for; undefined where they name none. */
function askedKey({ premium }: WhatIfChoices): PremiumKey | undefined {
  if (premium === undefined || premium.is === 'answer') return premium?.key;
  return premium.is === 'flat' ? 'ownFlat' : 'ownScale';
}

/** What is chosen on the page, or stands in front; where the law allows nothing, the budget-neutral flat premium. */
const inFront = (result: DossierResult, chosen: PremiumKey | null): PremiumAlternative =>
  premiumAlternatives(result).find(({ key }) => key === chosen) ??
  headlineOf(result) ??
  alternativeOf(result, 'budgetNeutralFlat');
