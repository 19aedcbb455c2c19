import { type ChoiceFigures, type ComparedCost, storedKeyFigures } from '#api/key-figures.ts';
import { choiceName } from '#output/language/alternative-name.ts';

const verdicts: Readonly<Record<ComparedCost['verdict'], string>> = {
  more: 'meer',
  less: 'minder',
  equal: 'gelijk',
  nearlyEqual: 'vrijwel gelijk',
};

const cost = ({ cost: amount, difference, fraction, verdict }: ComparedCost) => ({
  bedrag: amount,
  verschilMetNu: difference,
  verschilAlsDeel: fraction,
  vergeleken: verdicts[verdict],
});

/** The key figures of a dossier as they are stored, with Dutch names; null where there are none. */
export function figuresForExport(stored: unknown) {
  const figures = storedKeyFigures(stored);
  if (figures === null) return null;
  const { choice } = figures;
  return { vooraan: typeof choice === 'string' ? null : choiceForExport(choice) };
}

/** Costs with compensation and one-off costs. */
function choiceForExport({ firstYear, thirtyYears, lessPension, ...front }: ChoiceFigures) {
  const { year, month } = firstYear.start;
  return {
    keuze: choiceName(front.choice, front.name),
    laagstePremie: front.lowest,
    hoogstePremie: front.highest,
    isGekozen: front.isChosen,
    kostenEersteJaar: { ...cost(firstYear), vanaf: `${year}-${`${month}`.padStart(2, '0')}-01` },
    kosten30Jaar: { ...cost(thirtyYears), metNieuweMedewerkers: thirtyYears.hasEntrants },
    minderPensioen: lessPension && { aantal: lessPension.count, van: lessPension.of },
  };
}
