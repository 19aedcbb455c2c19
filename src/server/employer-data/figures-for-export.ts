import { type ChoiceFigures, type ComparedCost, type KeyFigures, storedKeyFigures } from '#api/key-figures.ts';

const verdicts: Readonly<Record<ComparedCost['verdict'], string>> = {
  more: 'meer',
  less: 'minder',
  equal: 'gelijk',
  nearlyEqual: 'vrijwel gelijk',
};

const outcomes: Readonly<Record<KeyFigures['longTerm']['outcome'], string>> = {
  neutral: 'kost evenveel als nu',
  neutralAboveMaximum: 'kost evenveel als nu, boven het wettelijk maximum',
  highestCostsLess: 'hoogst toegestane premie, kost minder dan nu',
  zeroCostsMore: 'kost meer dan nu',
};

const cost = ({ cost: amount, now, verdict }: ComparedCost) => ({
  bedrag: amount,
  nu: now,
  vergeleken: verdicts[verdict],
});

/** The key figures of a dossier as they are stored, with Dutch names; null where there are none. */
export function figuresForExport(stored: unknown) {
  const figures = storedKeyFigures(stored);
  if (figures === null) return null;
  const { choice, longTerm } = figures;
  return {
    vooraan: typeof choice === 'string' ? null : choiceForExport(choice),
    vlakkePremie30Jaar: {
      premie: longTerm.premium,
      uitkomst: outcomes[longTerm.outcome],
      metNieuweMedewerkers: longTerm.hasEntrants,
    },
  };
}

function choiceForExport({ form, lowest, highest, isChosen, goal, firstYear, compensated }: ChoiceFigures) {
  return {
    vorm: form === 'flat' ? 'vlakke premie' : 'progressieve staffel',
    laagstePremie: lowest,
    hoogstePremie: highest,
    isGekozen: isChosen,
    kostenZonderCompensatie: { ...cost(goal), jaren: goal.years, metNieuweMedewerkers: goal.countsEntrants },
    kostenEersteJaarZonderCompensatie: firstYear && { ...cost(firstYear), jaar: firstYear.year },
    kostenMetCompensatie: compensated && { ...cost(compensated), jaren: compensated.years },
  };
}
