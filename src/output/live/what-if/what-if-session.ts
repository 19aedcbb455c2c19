import { calculationInParts } from '#core/calculate/calculate.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { Choice } from '#core/result/choice.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { dossierOfWhatIf, type WhatIfInput } from '#input/what-if/what-if-input.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { movedCost } from '#output/live/what-if/moved-cost.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';
import { type WhatIfStart, whatIfStart } from '#output/live/what-if/what-if-start.ts';
import { inDutch } from '#output/language/wording.ts';
import { barredHeadline } from '#output/topics/choices/said-headline.ts';
import { screenTable } from '#output/topics/choices/screen-table.ts';

/** What is asked of a dossier. */
export interface WhatIfQuestion {
  readonly choices: WhatIfChoices;
  /** The choice in view on the page: what is asked of where the choices name no premium. */
  readonly chosen: PremiumKey | null;
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

/** A dossier that is asked again and again with other choices. */
export class WhatIfSession {
  readonly #dossier: ReadDossier;
  readonly #stamp: WhatIfInput['stamp'];
  readonly #base: Calculated;
  #latest: Calculated;
  /** Where the controls begin, by the choice in view: it asks more of the dossier than an answer does. */
  readonly #starts = new Map<PremiumKey, WhatIfStart>();

  constructor(kept: WhatIfInput, onParticipants?: OnParticipants) {
    const { dossier, stamp } = dossierOfWhatIf(kept);
    this.#dossier = dossier;
    this.#stamp = stamp;
    this.#base = this.#calculated({}, onParticipants);
    this.#latest = this.#base;
  }

  /** What the choices are then, beside each other, and what moved their cost. */
  answer({ choices, chosen }: WhatIfQuestion, onParticipants?: OnParticipants): WhatIfAnswer {
    const base = this.#base.result;
    const front = inFront(base, chosen);
    const { dossier, result } = this.#calculatedOnce(choices, onParticipants);
    const subject = subjectOf({ dossier, result, stamp: this.#stamp });
    const asked = alternativeOf(result, askedKey(choices) ?? front.key);
    const [from, to] = [choiceWith(base, front), choiceWith(result, asked)];
    return {
      start: this.#start(front),
      key: asked.key,
      rate: asked.form === 'flat' ? (asked.practicalScale[0]?.rate ?? null) : null,
      table: screenTable(subject),
      moved: from === undefined || to === undefined ? null : movedCost(from, to),
    };
  }

  /** All that the page shows of it: without choices, what the server keeps of the dossier. */
  page({ choices }: Pick<WhatIfQuestion, 'choices'>): ScreenResult {
    const { dossier, whole } = this.#calculatedOnce(choices);
    const result = whole();
    // Nothing on the page has colours of its own.
    const page = screenResult({ dossier, result, statutory: null, stamp: this.#stamp, houseStyle: defaultHouseStyle });
    const key = askedKey(choices);
    const asked = key === undefined ? null : alternativeOf(result, key);
    // The outcome is then about another premium, which nobody asked for.
    return asked?.verdict.allowed === 'no' ? { ...page, ...barredSentences(asked) } : page;
  }

  #start(front: PremiumAlternative): WhatIfStart {
    const known = this.#starts.get(front.key);
    if (known !== undefined) return known;
    const start = whatIfStart({ input: this.#dossier.input, result: this.#base.whole() }, front);
    this.#starts.set(front.key, start);
    return start;
  }

  #calculated(choices: WhatIfChoices, onParticipants?: OnParticipants): Calculated {
    const dossier = dossierWithChoices(this.#dossier, choices);
    const parts = calculationInParts(dossier.input, onParticipants === undefined ? {} : { onParticipants });
    return { choices, dossier, result: parts.answers, whole: parts.whole };
  }

  #calculatedOnce(choices: WhatIfChoices, onParticipants?: OnParticipants): Calculated {
    const known = [this.#base, this.#latest].find((one) => isSame(one.choices, choices));
    if (known !== undefined) return known;
    this.#latest = this.#calculated(choices, onParticipants);
    return this.#latest;
  }
}

function barredSentences(asked: PremiumAlternative): Pick<ScreenResult, 'sentences' | 'said'> {
  const { title } = barredHeadline(asked);
  return { sentences: [`${inDutch(title)}.`], said: { title, further: [] } };
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

/** What is in view on the page, or stands in front; where the law allows nothing, the budget-neutral flat premium. */
const inFront = (result: DossierResult, chosen: PremiumKey | null): PremiumAlternative =>
  premiumAlternatives(result).find(({ key }) => key === chosen) ??
  headlineOf(result) ??
  alternativeOf(result, 'budgetNeutralFlat');

/** The choice that has this premium; undefined: none has. */
const choiceWith = ({ choices }: DossierResult, { key }: PremiumAlternative): Choice | undefined =>
  choices.find(({ premium }) => premium === key);
