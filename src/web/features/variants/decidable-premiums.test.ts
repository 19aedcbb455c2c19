import { expect, it } from 'vitest';
import type { Variant } from '#api/variants.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';
import { decidablePremiums } from '#web/features/variants/decidable-premiums.ts';

const card = (key: AnswerCard['key'], mayBeChosen = true): AnswerCard => ({
  key,
  goal: 'Budgetneutraal',
  form: 'Vlakke premie',
  premium: '29,7%',
  figures: [],
  marks: [],
  mayBeChosen,
});
const variant = (name: string, kept: AnswerCard | null) => ({ id: name, name, card: kept }) as unknown as Variant;

it('what stands in front comes first, what the law forbids or was not calculated is not there', () => {
  const cards = [card('budgetNeutralFlat'), card('budgetNeutralProgressive', false), card('profitNeutralFlat')];
  const variants = [
    variant('Mag', card('ownFlat')),
    variant('Mag niet', card('ownFlat', false)),
    variant('Wacht', null),
  ];
  const text = 'Budgetneutraal, vlakke premie: 29,7%';
  expect(decidablePremiums({ cards, front: 'profitNeutralFlat' }, variants)).toEqual([
    { premium: 'profitNeutralFlat', variant: null, text },
    { premium: 'budgetNeutralFlat', variant: null, text },
    { premium: 'ownFlat', variant: { id: 'Mag', name: 'Mag' }, text },
  ]);
});
