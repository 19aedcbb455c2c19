import { type Range, rangesIn } from '#test/figures/meant-figure.ts';
import type { Value } from '#test/figures/output-tables.ts';

type Reading = (value: Value) => readonly (Range | null)[];

/**
 * What the figures below a head mean. `$row` and `$head` are the names there, `$who` is the choice of the row, or else
 * the one that the table is about, `$front` the one that the outputs are about; `$part` is a part of the cost
 * or all of it, and `$change` its difference from now; `$0` and `$1` are the first cells of the row.
 */
type Column = readonly [head: RegExp, meanings: string | ((head: string) => string), reading?: Reading];

export interface TableRule {
  /** By the heads, parted by "|". */
  readonly heads: RegExp;
  readonly title?: RegExp;
  readonly isTurned?: boolean;
  /** It is about the choice whose compensation is shown. */
  readonly isCompensation?: boolean;
  /** A chart with steps has each age twice; the second row has what begins there. */
  readonly hasSteps?: boolean;
  readonly columns: readonly Column[];
}

const opposite: Reading = (value) => rangesIn(value).map(({ low, high }) => ({ low: -high, high: -low }));

/** What a ratio to now is more than now. */
const aboveOne: Reading = (value) => rangesIn(value).map(({ low, high }) => ({ low: low - 1, high: high - 1 }));

/** Of a flat premium the lowest and the highest are the same. */
const bothEnds: Reading = (value) => {
  const ranges = rangesIn(value);
  return / tot /.test(String(value)) ? ranges : ranges.slice(0, 1).flatMap((range) => [range, range]);
};

/** Of a small group the amount is left out. */
const amountOrPart: Reading = (value) => (/%/.test(String(value)) ? [null, ...rangesIn(value)] : rangesIn(value));

/** In the plan without its euros. */
const partOnPaper: Reading = (value) => (/€/.test(String(value)) ? rangesIn(value) : amountOrPart(value));

const orNobody: Reading = (value) => (value === 'Niemand' ? [{ low: 0, high: 0 }] : rangesIn(value));

/** "+ € 3.464 (+ 1%)" beside now, or the cost itself with its difference. */
const cost = (meaning: string): string =>
  `${meaning} · $row|${meaning}, difference · $row|${meaning}, difference in % · $row`;

/** Without the cost itself if only the difference is given. */
const besideNow: Reading = (value) =>
  /^(?:[+−]|[Vv]rijwel|[Gg]elijk)/.test(String(value)) ? [null, ...rangesIn(value)] : rangesIn(value);

/** "20 van de 23 krijgen minder; 50–69 jaar − 7,5%; na compensatie nog 18" */
const losers: Reading = (value) => {
  const text = String(value).replaceAll('.', '');
  const found = (pattern: RegExp, nobody: RegExp): Range | null => {
    const count = nobody.test(text) ? 0 : Number(pattern.exec(text)?.[1] ?? NaN);
    return Number.isNaN(count) ? null : { low: count, high: count };
  };
  return [found(/^(\d+) van de/, /^Niemand/), found(/na compensatie nog (\d+)/, /na compensatie niemand/)];
};

/** Each choice in a row; on the sheet for programs under shorter heads. */
const choices: readonly Column[] = [
  [/^Premie(?: wie nu deelneemt)?$/, 'lowest premium · $row|highest premium · $row', bothEnds],
  [/^Premie (?:wie )?later/, 'later premium · $row'],
  [/^Kosten 30 jaar.*Verschil met nu$|^Verschil (?:30|dertig) jaar/, 'thirty years, difference · $row'],
  [/^Kosten 30 jaar.*Verschil in %$/, 'thirty years, difference in % · $row'],
  [/^Kosten 30 jaar|^Dertig jaar$/, cost('thirty years'), besideNow],
  [/^Kosten .*Verschil met nu$|^Verschil eerste jaar$/, 'first year, difference · $row'],
  [/^Kosten .*Verschil in %$/, 'first year, difference in % · $row'],
  [/^Kosten |^Eerste jaar$/, cost('first year'), besideNow],
  [/^Compensatie eerste jaar$/, 'Compensatie · $row'],
  [/^Waarvan compensatie, 30 jaar|^Compensatie dertig jaar$/, 'thirty years, compensation · $row'],
  [/^Waarvan eenmalige kosten|^Eenmalig dertig jaar$/, 'thirty years, one-off costs · $row'],
  [/^Eigen bijdrage.*Verschil/, 'Eigen bijdrage van werknemers, difference · $row', opposite],
  [/^Eigen bijdrage/, 'own contribution · $row'],
  [/^Pensioen, verandering$/, 'pension, change · $row · Samen'],
  [/^Wie merkt het/, 'less · $row|less after compensation · $row', losers],
  [/^Achteruit na compensatie$/, 'less after compensation · $row', orNobody],
  [/^Minder (?:verwacht )?pensioen|^Achteruit$/, 'less · $row'],
  [/^Gelijk(?: (?:verwacht )?pensioen|$)/, 'same · $row'],
  [/^Meer (?:verwacht )?pensioen|^Vooruit$/, 'more · $row'],
];

/** The four answers and what is left, by form and goal. */
const solver: readonly Column[] = [
  [/^Exact/, 'exact · $0, $1'],
  [/^Afgerond/, 'lowest premium · $0, $1|highest premium · $0, $1', bothEnds],
  [/^Werkgeverslast.*verschil$|^Verschil werkgeverslast$/, 'cost · $0, $1'],
  [/^Werkgeverslast.*in %$|^Verschil last in %$/, 'cost in % · $0, $1'],
  [/^Pensioen.*verschil$|^Verschil pensioen$/, 'pension · $0, $1|pension in % · $0, $1', amountOrPart],
  [/^Pensioen.*in %$|^Verschil pensioen in %$/, 'pension in % · $0, $1'],
];

/** Groups of ages. */
const gains: readonly Column[] = [
  [/^(?:Deelnemers|Aantal)$/, 'people · $row'],
  [/^(?:(?:Verwacht p|P)ensioen|Zonder compensatie|Verandering)$/, 'pension, change · $who · $row'],
  [/^(?:Met|Verandering met) compensatie$/, 'pension, change with compensation · $who · $row'],
  [/^(?:Met|Verandering met) compensatie als premie$/, 'pension, change with premium · $who · $row'],
  [/^Eigen bijdrage,? eerste jaar(?:, verandering)?$/, 'own contribution, change · $who · $row'],
];

/** Who is compensated: the change of those who are entitled is theirs alone. */
const compensated: readonly Column[] = [
  [/^In aanmerking$/, 'entitled · $who · $row'],
  [/^Tekort(?: \(kapitaal\))?$/, 'shortfall · $who · $row'],
  [/^(?:Eerste jaar|Compensatie eerste jaar)$/, 'compensation, first year · $who · $row'],
  [/^(?:Totaal|Compensatie totaal)$/, 'compensation, total · $who · $row'],
  [/^(?:Pensioen|Verandering) zonder$/, 'entitled, change without · $who · $row'],
  [/^(?:Pensioen met|Verandering met dat salaris)$/, 'entitled, change with · $who · $row'],
  [/^In het transitieplan$/, 'compensation in the plan · $who'],
];

/** "€ 17.684 (14.567 - 19.859)" */
const inThreeWays = (scheme: string): string =>
  ['expected', 'pessimistic', 'optimistic'].map((way) => `born $row, ${way} · ${scheme}`).join('|');

/** Effects of a birth year without compensation, with it, or both; in euro and in % of the market value, or in % alone. */
function effect(head: string): string {
  const [, what = head, which = 'zonder'] = /^(.*), (zonder en met|zonder|met) comp(?:ensatie|\.)$/.exec(head) ?? [];
  const units = / %/.test(what) ? [what] : [`${what} in euro`, `${what} in %`];
  const meanings = which.split(' en ').flatMap((one) => units.map((unit) => `born $row, ${unit} · $front · ${one}`));
  return meanings.join('|').replaceAll('Effect in %', 'Effect %');
}

const birthYears: readonly Column[] = [
  [/^Nu/, inThreeWays('nu')],
  [/^Nieuw met/, inThreeWays('$front · met')],
  [/^Nieuw/, inThreeWays('$front · zonder')],
  [/ %/, effect],
  [/./, effect, partOnPaper],
];

const pensionsOnSheet = (head: string, scheme: string): readonly Column[] =>
  Object.entries({ verwacht: 'expected', pessimistisch: 'pessimistic', optimistisch: 'optimistic' }).map(
    ([word, way]) => [new RegExp(`^${head} ${word}$`), `born $row, ${way} · ${scheme}`],
  );

const birthYearsOnSheet: readonly Column[] = [
  ...pensionsOnSheet('Pensioen ongewijzigd', 'nu'),
  ...pensionsOnSheet('Pensioen nieuw', '$who · $with'),
  [/^Effect$/, 'born $row, Effect in euro · $who · $with'],
  [/^Effect %( toekomst)?$/, (head) => `born $row, ${head} · $who · $with`],
  [/^Effect opbouw$/, 'born $row, Waarvan opbouw vanaf de transitie in euro · $who · $with'],
  [/^Effect opbouw %$/, 'born $row, Waarvan opbouw vanaf de transitie in % · $who · $with'],
  // What lapses has no sign here.
  [/^Vervallen indexatie waarde$/, 'born $row, Indexatie die vervalt, waarde in euro · $who · $with', opposite],
  [/^Vervallen indexatie waarde %$/, 'born $row, Indexatie die vervalt, waarde in % · $who · $with', opposite],
  [/^Vervallen indexatie prijs$/, 'born $row, Indexatie die vervalt, prijs in euro · $who · $with'],
  [/^Vervallen indexatie prijs %$/, 'born $row, Indexatie die vervalt, prijs in % · $who · $with'],
];

const cohorts = /^Cohort\|Aantal\|(?:In aanmerking\|)?[ABC] /;

const flatLimits: readonly Column[] = [
  [/^Hoogst toegestaan/, 'highest flat'],
  [/^Fiscaal maximum$/, 'flat maximum'],
  [/^Met de kosten op de inleg/, 'flat maximum with cost'],
];

/** Tables by their heads; one that has no rule is compared by its places. */
export const tableRules: readonly TableRule[] = [
  { heads: /^(Keuze|Vraag)\|(Nu|. )/, isTurned: true, columns: choices },
  { heads: /^Keuze\|In \d/, columns: [[/^In \d/, (head) => `Eenmalige kosten ${head.toLowerCase()} · $row`]] },
  { heads: /^Keuze\|(Kosten|Premie|Naam)/, columns: choices },
  {
    heads: /^Onderdeel\|(?:Nu|Alternatief)\|.*Verschil/,
    columns: [
      [/^(?:Nu|Last huidige regeling)$/, '$part · nu'],
      [/^(?:Straks|[ABC] .*|Last nieuwe regeling)$/, '$part · $who'],
      [/^Verschil/, '$change · $who'],
    ],
  },
  {
    heads: /^Werkgeverslast\|\d{4}/,
    columns: [
      [/^\d{4}$/, 'closed group, $head · $row'],
      [/van loonsom/, (head) => `of wages, ${head.slice(0, 4)} · $row`],
    ],
  },
  {
    heads: /^Jaar\|Nu/,
    title: /Zonder nieuwe medewerkers/,
    columns: [[/(?<!compensatie)$/, 'closed group, $row · $head']],
  },
  { heads: /^Jaar\|Loonsom/, columns: [[/(?<!compensatie)$/, 'of wages, $row · $head']] },
  { heads: /^(Premie|Alternatief)\|Doel\|Exact/, columns: solver },
  { heads: /^(Profijtneutraal vlak|Maatstaf)/, columns: [[/^Exact/, 'exact by $row']] },
  {
    heads: /^Staffel\|Laagste/,
    columns: [
      [/^Laagste/, 'lowest premium · $row'],
      [/^Hoogste/, 'highest premium · $row'],
    ],
  },
  { heads: /^Leeftijd\|.*Fiscaal maximum/, hasSteps: true, columns: [[/./, 'premium from $row · $head']] },
  { heads: /^Vanaf leeftijd\|(?:.*\|)?[ABC] /, columns: [[/./, 'premium from $row · $head']] },
  {
    heads: /^Regeling\|Onderdeel\|Factuur\|Model/,
    columns: [[/^(Factuur|Model|Verschil|Van)/, 'invoice $1, $0: $head']],
  },
  { heads: /^Onderdeel\|Factuur/, columns: [[/./, 'invoice $row: $head']] },
  { heads: /^$|^Horizon\|/, isTurned: true, columns: flatLimits },
  { heads: /^Leeftijd bij de transitie[^|]*\|(\d|Samen|Alle)/, isTurned: true, columns: gains },
  { heads: /^(?:Leeftijd[^|]*|Groep)\|.*In aanmerking/, isCompensation: true, columns: compensated },
  { heads: /^Leeftijd bij de transitie|\|Deel vooruit\|/, columns: gains },
  {
    heads: cohorts,
    isCompensation: true,
    title: /\nCompensatie totaal/,
    columns: [compensated[0]!, [/^[ABC] /, 'compensation, total · $head · $row']],
  },
  {
    heads: cohorts,
    title: /\nCompensatie eerste jaar/,
    columns: [[/^[ABC] /, 'compensation, first year · $head · $row']],
  },
  { heads: cohorts, title: /\nTekort, als kapitaal/, columns: [[/^[ABC] /, 'shortfall · $head · $row']] },
  { heads: cohorts, title: /\nVerhouding tot/, columns: [[/^[ABC] /, 'pension, change · $head · $row', aboveOne]] },
  { heads: /^Alternatief\|Nu\|.*Straks$/, columns: [[/./, 'pension, $head · $row · Samen']] },
  { heads: /^Cohort\|Aantal\|Alternatief\|Pensioen nu/, columns: [[/./, 'pension, $head · $who · $row']] },
  { heads: /^Pensioen per jaar, verwacht/, isTurned: true, columns: birthYears },
  { heads: /^Geboortejaar\|Groep/, columns: birthYearsOnSheet },
  { heads: /^Geboortejaar\|(?!Aantal)/, columns: birthYears },
];
