import { describe, expect, it } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { answerCard } from '#output/topics/choices/answer-card.ts';
import { headlineText } from '#output/topics/choices/headline-text.ts';
import { verdictMark } from '#output/language/marks.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { shownName } from '#output/language/shown-name.ts';
import { verdictText } from '#output/language/verdict-text.ts';

const subjectOf = (changes: Partial<DossierInput>): ConclusionSubject => {
  const input = { ...plainDossier, ...changes } as DossierInput;
  return { input, result: calculate(input) };
};
const mark = ({ result }: ConclusionSubject, key: PremiumKey): string =>
  verdictMark(alternativeOf(result, key).verdict).text;

/** Now 35% at every age is paid; nothing holds the solver. */
const dear: Partial<DossierInput> = {
  current: {
    ...plainDossier.current,
    scale: [
      { fromAge: 20, rate: 0.35 },
      { fromAge: 60, rate: 0.351 },
    ],
  },
  goal: { ...plainDossier.goal, fiscalCaps: false },
};
const solidary = { next: { ...plainDossier.next, contract: 'solidary' as const } };

describe('the mark of a premium', () => {
  it('says what the law says of it, with the article where it forbids', () => {
    expect(mark(subjectOf({}), 'budgetNeutralFlat')).toBe('Toegestaan');
    expect(mark(subjectOf(dear), 'budgetNeutralFlat')).toBe('■ Niet toegestaan (art. 18a lid 1 Wet LB 1964)');
    expect(mark(subjectOf(dear), 'budgetNeutralProgressive')).toBe('■ Niet toegestaan (art. 38r Wet LB 1964)');
    expect(mark(subjectOf(solidary), 'profitNeutralProgressive')).toBe('■ Niet toegestaan (art. 220e PW)');
    expect(mark(subjectOf({ schemeOn30June2023: 'unknown' }), 'budgetNeutralProgressive')).toBe('Toegestaan: onbekend');
  });

  it('is alone on the card of a choice: whether a goal is reached is not beside cost on another base', () => {
    const capped = subjectOf({ ...dear, goal: plainDossier.goal });
    const flat = alternativeOf(capped.result, 'budgetNeutralFlat');
    expect(flat.feasible).toBe(false);
    expect(answerCard(capped, flat, true).marks).toEqual([{ text: 'Toegestaan', tone: 'good' }]);
  });
});

describe('what stands in front', () => {
  it('is the choice that was made, whatever its form', () => {
    const { title } = headlineText(subjectOf({ chosenAlternative: 'budgetNeutralProgressive' }));
    expect(title).toMatch(/^Uw keuze: de staffel /);
  });

  it('is why nothing is allowed, where the law forbids every choice', () => {
    const subject = subjectOf({ next: { ...plainDossier.next, offset: 10_000 } });
    expect(headlineText(subject)).toEqual({
      title: 'Zo mag het niet: de nieuwe franchise is te laag (art. 10aa UBLB 1965)',
      sentence: null,
    });
    expect(shownName(alternativeOf(subject.result, 'budgetNeutralFlat'))).toBe(
      'B Vlak voor iedereen (niet toegestaan)',
    );
  });
});

describe('a verdict in a cell', () => {
  it('is yes, no or unknown with the reason', () => {
    const cell = (changes: Partial<DossierInput>, key: PremiumKey | 'unchanged') =>
      verdictText(alternativeOf(subjectOf(changes).result, key).verdict);
    expect(cell({}, 'budgetNeutralFlat')).toBe('toegestaan');
    expect(cell({}, 'unchanged')).toBe('niet toegestaan: alleen tot 1 januari 2028 (art. 220i PW)');
    const scheme = (scale: Scale) => ({
      current: { ...plainDossier.current, scale } as PremiumDossierInput['current'],
      schemeOn30June2023: 'noScheme' as const,
    });
    expect(cell({ schemeOn30June2023: 'noScheme' }, 'unchanged')).toBe(
      'niet toegestaan: hoogstens tot 1 januari 2028, als het overgangsrecht geldt (art. 220i PW)',
    );
    expect(cell(scheme([{ fromAge: 20, rate: 0.2 }]), 'unchanged')).toBe(
      'onbekend: de vlakke premie mag; de rest van de regeling is niet getoetst (art. 17 PW)',
    );
    expect(cell(scheme([{ fromAge: 20, rate: 0.31 }]), 'unchanged')).toBe(
      'niet toegestaan: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)',
    );
    expect(cell({ next: { ...plainDossier.next, offset: 15_000 } }, 'budgetNeutralFlat')).toBe(
      'niet toegestaan: de nieuwe franchise is te laag (art. 10aa UBLB 1965)',
    );
    expect(cell({ schemeOn30June2023: 'unknown' }, 'budgetNeutralProgressive')).toBe(
      'onbekend: de regeling van 30 juni 2023 is niet ingevuld (art. 220e PW)',
    );
  });
});
