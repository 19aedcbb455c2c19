import { calculationInParts } from '#core/calculate/calculate.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import { preparedGroup, type PreparedGroup } from '#core/what-if/what-if.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { dossierOfWhatIf, type WhatIfInput } from '#input/what-if/what-if-input.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { costChart } from '#output/live/what-if/cost-chart.ts';
import { summedOutcome, wholeOutcome } from '#output/live/what-if/outcome-of.ts';
import { summedPremium } from '#output/live/what-if/summed-premium.ts';
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

  /** At once, where only sums have to be made: of a premium as typed. Null where it has to be calculated. */
  summed({ choices, chosen, lossLimit }: WhatIfQuestion): WhatIfAnswer | null {
    const { premium, ...others } = choices;
    if (premium === undefined || premium.is === 'answer') return null;
    const beside = this.#beside(others);
    if (beside === undefined) return null;
    const asked = dossierWithChoices(this.#dossier, choices).input;
    const subject = { input: asked, result: beside.result };
    const summed = summedPremium(this.#preparedFor(others, beside), subject);
    const answer = inFront(this.#base.result, chosen);
    return {
      ...this.#besideAnswer(answer, lossLimit),
      outcome: summedOutcome(subject, summed, lossLimit),
      chart: costChart(subject, summed, answer),
    };
  }

  /** Calculated as the server does. */
  whole(question: WhatIfQuestion, onParticipants?: OnParticipants): WhatIfAnswer {
    const { dossier, result } = this.#calculatedOnce(question.choices, onParticipants);
    const subject = { input: dossier.input, result };
    const answer = inFront(this.#base.result, question.chosen);
    const asked = alternativeOf(result, askedKey(question.choices) ?? answer.key);
    return {
      ...this.#besideAnswer(answer, question.lossLimit),
      outcome: wholeOutcome(subject, asked, question.lossLimit),
      chart: costChart(subject, asked, answer),
    };
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

  #besideAnswer(answer: PremiumAlternative, lossLimit: number): Pick<WhatIfAnswer, 'start' | 'answer'> {
    const subject = { input: this.#dossier.input, result: this.#base.result };
    return { start: whatIfStart(subject, answer), answer: wholeOutcome(subject, answer, lossLimit) };
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

  /** What was calculated with the same choices but for the premium; undefined where nothing was. */
  #beside(others: WhatIfChoices): Calculated | undefined {
    return this.#known.find(({ choices }) => isSame({ ...choices, premium: undefined }, others));
  }

  get #known(): readonly Calculated[] {
    return [this.#base, this.#latest];
  }

  #preparedFor(others: WhatIfChoices, { dossier }: Calculated): PreparedGroup {
    if (this.#prepared === null || !isSame(this.#prepared.others, others))
      this.#prepared = { others, group: preparedGroup(dossier.input) };
    return this.#prepared.group;
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
