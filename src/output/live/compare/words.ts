import { decimalNumber, amount, percentage, signs } from '#office/document/dutch-format.ts';
import type { Undivided } from '#core/what-if/attribution.ts';
import type { Bridge, BridgeCause } from '#output/live/compare/bridges.ts';
import type { FigureKey } from '#output/model/figure-types.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { signedAmount } from '#output/language/phrases.ts';

/** A cause as the head of a row. */
export const causeNames: Readonly<Record<BridgeCause, string>> = {
  data: 'Deelnemers en peildatum',
  terms: 'Regeling en transitie',
  assumptions: 'Aannames',
  law: 'Wettelijke waarden',
  program: 'Programma',
};

/** Where the part of data by itself would tell of single persons. */
export const mergedName = 'Deelnemers, peildatum en regeling';

/** A figure as the head of a row. */
export const figureNames: Readonly<Record<FigureKey, string>> = {
  premium: 'Premie',
  lowestPremium: 'Laagste premie van de staffel',
  highestPremium: 'Hoogste premie van de staffel',
  firstYear: 'Werkgeverslast in het eerste jaar',
  thirtyYears: 'Werkgeverslast over 30 jaar, contant',
  pension: 'Verwacht pensioen, verschil met de huidige regeling',
  ownContribution: 'Eigen bijdrage van de werknemers in het eerste jaar',
};

type Unit = Pick<Bridge, 'decimals' | 'figure'>;

const scaled = (units: number, decimals: number): number => units / 10 ** (decimals + 2);

/** A figure as it is shown: "€ 248.447", "29,7%", "+ 2,1%". */
export function figureText({ decimals, figure }: Unit, units: number | null): string {
  if (units === null) return emptyCellMark;
  if (decimals === null) return amount(units);
  const text = percentage(Math.abs(scaled(units, decimals)), decimals);
  if (units < 0) return `${signs.minus}${text}`;
  return figure === 'pension' && units > 0 ? `${signs.plus}${text}` : text;
}

/** A difference between two of them: "+ € 1.577", "− 0,4 procentpunt". */
export function differenceText({ decimals }: Unit, units: number): string {
  if (decimals === null) return signedAmount(units);
  const sign = units === 0 ? '' : units > 0 ? signs.plus : signs.minus;
  return `${sign}${decimalNumber(Math.abs(units) / 10 ** decimals, decimals)} procentpunt`;
}

/** The same within a sentence, without a sign: "€ 1.577", "0,4 procentpunt". */
export const sizeText = (unit: Unit, units: number): string =>
  differenceText(unit, Math.abs(units)).replace(signs.plus, '');

/** Why a difference is not divided: a full sentence. */
export const undividedSentences: Readonly<Record<Undivided, string>> = {
  otherKind:
    'De huidige regelingen zijn van een andere soort (beschikbare premie tegenover middelloon). Deelnemers van de een passen niet bij de regeling van de ander, dus alleen het hele verschil is te geven.',
  transitionBeforeValuation:
    'De transitiedatum van het eerste dossier ligt vóór de peildatum van het tweede. Een tussenstap met beide is niet te berekenen, dus alleen het hele verschil is te geven.',
  nobodyLeft:
    'In een tussenstap blijft geen deelnemer over om mee te rekenen, dus alleen het hele verschil is te geven.',
  lawMissing: 'Van een tussenstap zijn niet alle wettelijke waarden bekend, dus alleen het hele verschil is te geven.',
};
