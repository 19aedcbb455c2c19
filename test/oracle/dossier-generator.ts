import { type Arbitrary, constantFrom, record, tuple } from 'fast-check';
import type { Kind, OracleDossier, Row, SharedTerms } from '#test/oracle/dossier.ts';
import { datedCurve } from '#test/oracle/curve.ts';
import { changeField, openGroupFields, permissionFields } from '#test/oracle/drawn-open-group.ts';
import { participants } from '#test/oracle/drawn-participants.ts';
import { isOnePercentage } from '#test/oracle/shape.ts';
import { tableNames } from '#test/oracle/tables.ts';

/** The first value is the plainest: a failing dossier shrinks towards it. */
const oneOf = <T>(...values: readonly T[]): Arbitrary<T> => constantFrom(...values);

const officialAges = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65];
const officialRates = [0.039, 0.044, 0.054, 0.066, 0.08, 0.098, 0.12, 0.146, 0.18, 0.224, 0.269];

/** One percentage for every age: a flat premium, in one step or more, below and above what law allows. */
const levelScales: readonly (readonly Row[])[] = [
  [[15, 0.1]],
  [
    [21, 0.22],
    [45, 0.22],
  ],
  [[18, 0.32]],
];

/** Scales: the usual classes, odd ages, a late start, steps of zero, a step past every pension age. */
const risingScales: readonly (readonly Row[])[] = [
  officialAges.map((age, index): Row => [age, officialRates[index]!]),
  [
    [18, 0.06],
    [30, 0.09],
    [40, 0.13],
    [50, 0.19],
    [60, 0.25],
  ],
  [
    [33, 0.11],
    [47, 0.173],
    [66, 0.31],
  ],
  [
    [15, 0],
    [40, 0.14],
  ],
  [
    [21, 0.12],
    [45, 0.08],
    [58, 0],
    [71, 0.3],
  ],
  [
    [15, 0.19],
    [50, 0.38],
  ],
];

const scales = [...risingScales, ...levelScales];

type Drawn<T> = { readonly [Field in keyof T]: Arbitrary<T[Field]> };

function terms<W extends 'huidig' | 'nieuw'>(which: W, pensionAges: readonly number[]) {
  const fields: Drawn<SharedTerms> = {
    franchise: oneOf(19172, 17500, 15308, 17283, 20345.67),
    max_salaris: oneOf(137800, 100000, 60000.5),
    pensioenleeftijd: oneOf(...pensionAges),
    einde_premie: oneOf('pensioenleeftijd', 'AOW-leeftijd'),
    leeftijdsbepaling: oneOf('eerste van de maand', '1 januari', '31 december'),
    eigen_bijdrage_soort: oneOf('% van pensioengrondslag', '% van salaris', '% van de premie'),
    eigen_bijdrage: oneOf(0, 0.05, 0.33, 0.2),
    risicopremie_grondslag: oneOf(0, 0.012),
    risicopremie_salaris: oneOf(0, 0.008),
    opslag_premie: oneOf(0, 0.035, 0.1),
    kosten_per_deelnemer: oneOf(0, 85, 1200),
    kosten_op_inleg: oneOf(0, 0.01, 0.06),
  };
  const named = Object.entries(fields).map(([field, values]) => [`${which}_${field}`, values]);
  return Object.fromEntries(named) as Drawn<Pick<OracleDossier, `${W}_${keyof SharedTerms}`>>;
}

function tariff<W extends 'tarief' | 'ambitie'>(which: W) {
  const fields = {
    rekenrente: oneOf(0.03, 0.015, 0, 0.04),
    sterftetafel: oneOf('AG2024', ...tableNames),
    leeftijdscorrectie_deelnemer: oneOf(0, -5, 2),
    leeftijdscorrectie_partner: oneOf(0, -6, 1),
    partnervariant: oneOf('geen', 'uitgesteld', 'direct ingaand', 'direct ingaand bereikbaar'),
  };
  const named = Object.entries(fields).map(([field, values]) => [`${which}_${field}`, values]);
  return Object.fromEntries(named) as Drawn<Pick<OracleDossier, `${W}_${keyof typeof fields}`>>;
}

const averagePayFields = {
  huidig_opbouwpercentage: oneOf(0.01875, 0.015, 0.00987),
  huidig_partnerpensioen: oneOf(0.7, 0.5, 0),
  huidig_indexatie_actieven: oneOf(0, 0.01, 0.02),
  huidig_indexatie_inactieven: oneOf(0, 0.005, 0.02),
  huidig_indexatie_na_ingang: oneOf(0, 0.01, 0.03),
  huidig_indexatie_betaald: oneOf('nee', 'ja'),
  huidig_betaalde_premie: oneOf(null, null, 0.24, 0),
  tarief_kostenopslag: oneOf(0, 0.05),
  tarief: oneOf<readonly Row[]>(
    [],
    [],
    [
      [20, 4],
      [45, 9.5],
      [67, 19],
    ],
    [[40, 10]],
  ),
  ambitie_opbouwpercentage: oneOf(0.01875, 0.0164),
  ambitie_toeslag: oneOf(0, 0.01, 0.02),
};

/** Indexation is promised where a little is paid after retirement too: not drawn, so that what else is drawn stays as it was. */
const withPromise = <Fields extends { readonly huidig_indexatie_na_ingang: number }>(fields: Fields) => ({
  ...fields,
  huidig_indexatie_onvoorwaardelijk: fields.huidig_indexatie_na_ingang === 0.01 ? 'ja' : 'nee',
});

/** Whether there was no scheme yet, so that nobody may pay a premium now. */
const isFirstOfAll = (dossier: OracleDossier): boolean =>
  dossier.regeling_op_30_juni_2023 === 'nog geen regeling' &&
  dossier.soort_wijziging !== 'wijziging na eerbiedigende werking';

/**
 * Who was hired last has a flat premium already, where indexation of pensions in payment is 1%, and where it is 3% a scheme that was
 * not there yet is the first of all: not drawn either. Fields of average pay mean nothing in a premium scheme, so that what else is
 * drawn stays as it was.
 */
const withFlatPremium = (dossier: OracleDossier): OracleDossier => {
  const {
    soort,
    huidig_indexatie_na_ingang: whether,
    huidig_indexatie_inactieven: day,
    ambitie_toeslag: rate,
  } = dossier;
  if (soort !== 'dcToDc') return dossier;
  if (whether === 0.03 && isFirstOfAll(dossier))
    return { ...dossier, huidige_staffel: [[15, 0]], eigen_vlakke_premie: dossier.eigen_vlakke_premie ?? 0.12 };
  if (whether !== 0.01) return dossier;
  const [first, second, last] = [
    [2022, 9, 1],
    [2024, 2, 29],
    [2026, 1, 1],
  ];
  return {
    ...dossier,
    ingang_vlakke_premie: day === 0 ? first : day === 0.005 ? second : last,
    huidige_vlakke_premie: rate === 0 ? 0.1825 : rate === 0.01 ? 0.24 : 0.32,
  };
};

const goalFields = {
  huidige_staffel: oneOf(...scales),
  nieuwe_staffel: oneOf(...scales),
  doel_horizon: oneOf('eerste jaar', 'aantal jaren', 'tot pensioendatum'),
  doel_horizon_jaren: oneOf(5, 1, 10, 30, 60),
  doel_groep: oneOf('bestaande deelnemers', 'met nieuwe deelnemers'),
  profijt_basis: oneOf('verwacht', 'risicovrij'),
  fiscale_begrenzing: oneOf('nee', 'ja'),
  afronding: oneOf(0.001, 0.0001, 0.005),
};

const risingRisk: readonly Row[] = [
  [25, 0.004],
  [40, 0.011],
  [57, 0.03],
];

const choiceFields = {
  huidige_risicopremie: oneOf<readonly Row[]>([], [], risingRisk),
  nieuwe_risicopremie: oneOf<readonly Row[]>([], [], risingRisk, [[30, 0.009]]),
  compensatie_methode: oneOf('geen', 'pensioenuitkomst', 'pensioenuitkomst', 'premieverschil', 'eigen tabel'),
  compensatie_doel: oneOf(1, 0.9, 1.1),
  compensatie_basis: oneOf('als profijt_basis', 'verwacht', 'risicovrij'),
  compensatie_drempel: oneOf(0, 0.03, 0.2),
  compensatie_maximum: oneOf<number | null>(null, 0.05, 0.012),
  compensatie_vanaf_leeftijd: oneOf<number | null>(null, 37),
  compensatie_tot_leeftijd: oneOf<number | null>(null, 58),
  compensatie_tabel: oneOf<readonly Row[]>(
    [[15, 0.02]],
    [
      [38, 0.015],
      [45, 0.06],
      [61, 0],
    ],
  ),
  compensatie_vorm: oneOf('pensioenpremie', 'salaris'),
  compensatie_cohort: oneOf(5, 1),
  compensatie_einde: oneOf('wettelijk einde', 'aantal jaren', 'pensioendatum'),
  compensatie_jaren: oneOf(9, 1, 20),
  compensatie_salarisopslag: oneOf(0.22, 0),
  ...openGroupFields,
  eigen_vlakke_premie: oneOf(null, 0.1875),
  eigen_staffel: oneOf<readonly Row[]>([], ...scales),
  maatmens_salaris: oneOf(null, 50000),
  rendement_aandelen_pessimistisch: oneOf(0.005, -0.02),
  rendement_obligaties_pessimistisch: oneOf(0.015, 0),
  omrekenrente_pessimistisch: oneOf(0.017, 0),
  rendement_aandelen_optimistisch: oneOf(0.1, 0.07),
  rendement_obligaties_optimistisch: oneOf(0.04, 0.03),
  omrekenrente_optimistisch: oneOf(0.037, 0.05),
  disconteringscurve: oneOf('vast', 'vast', 'vast', datedCurve),
  keuze_a: oneOf('nee', 'budgetneutraal', 'ambitie'),
  keuze_b: oneOf('zelfde kosten', 'zelfde pensioen'),
};

const productFields = {
  huidig_beleggingskosten: oneOf<number | null>(null, null, 0.009, 0),
  huidige_lifecycle: oneOf<readonly Row[]>(
    [],
    [],
    [[0, 0.3]],
    [
      [2, 0.25],
      [12, 0.6],
      [18, 0.95],
    ],
  ),
  bestaand_kapitaal: oneOf('blijft', 'gaat mee'),
};

const assumptionFields = {
  loonstijging: oneOf(0.024, 0, 0.05, -0.01),
  franchisestijging: oneOf(0.024, 0, 0.03),
  prijsinflatie: oneOf(0.02, 0, 0.04),
  rendement_aandelen: oneOf(0.054, 0.005, 0.1, -0.02),
  rendement_obligaties: oneOf(0.028, 0, 0.04),
  omrekenrente: oneOf(0.027, 0, 0.017, 0.037),
  beleggingskosten: oneOf(0.004, 0, 0.015),
  risicovrije_rente: oneOf(0.027, 0, 0.041),
  disconteringsvoet: oneOf(0.027, 0, 0.06),
  sterftetafel: oneOf('AG2024', ...tableNames),
  ervaringsfactor: oneOf(1, 0.85, 1.3),
  partnerpensioen_na_pensioendatum: oneOf(0.7, 0, 1),
  carriere: oneOf<readonly Row[]>(
    [],
    [
      [15, 0.03],
      [35, 0.02],
      [45, 0.01],
      [55, 0],
    ],
    [[40, 0.015]],
  ),
  uitstroom: oneOf<readonly Row[]>(
    [],
    [
      [15, 0.1],
      [35, 0.06],
      [50, 0.03],
      [60, 0.01],
    ],
    [
      [30, 0.25],
      [62, 1],
    ],
  ),
  lifecycle: oneOf<readonly Row[]>(
    [[0, 1]],
    [
      [0, 0.4],
      [5, 0.55],
      [10, 0.7],
      [15, 0.85],
      [20, 1],
    ],
    [
      [3, 0.2],
      [25, 0.9],
    ],
  ),
};

/** Average pay has no premiums of its own whose value could stay equal. */
const measuresOf = (kind: Kind): readonly string[] => [
  'totaal pensioen',
  'gemiddelde per deelnemer',
  ...(kind === 'dcToDc' ? ['waarde van de premies'] : []),
];

const shapesOf: Readonly<Record<Kind, readonly string[]>> = {
  dcToDc: ['huidige staffel', 'fiscaal maximum', 'eigen staffel'],
  dbToDc: ['fiscaal maximum', 'ambitie', 'eigen staffel'],
  ambitionDbToDc: ['ambitie', 'fiscaal maximum', 'eigen staffel'],
};

/** Valuation dates in years whose amounts are known, or later. */
const dates = tuple(
  oneOf<readonly [number, number]>([2026, 1], [2026, 7], [2024, 12], [2027, 3]),
  oneOf(0, 1, 11, 12, 13, 24, 60),
).map(([[year, month], later]) => ({
  peildatum: [year, month],
  transitiedatum: [year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1],
}));

/** Own contribution in steps, so many months after the transition; what is shared above a level. */
const contributionFields = {
  stappen: oneOf<readonly (readonly [number, number])[]>(
    [],
    [],
    [],
    [[0, 0.03]],
    [
      [5, 0.02],
      [30, 0.3],
    ],
    [
      [12, 0.1],
      [13, 0],
      [400, 0.2],
    ],
  ),
  nieuw_deling_deel: oneOf(0, 0, 0, 0.5, 0.3333),
  nieuw_deling_boven: oneOf(0, 0.08, 0.15, 0.25),
};

/** One-off costs of years since that of the transition, of which some lie beyond most horizons. */
const oneOffFields = {
  eenmalig_meetellen: oneOf('nee', 'ja'),
  eenmalig: oneOf<readonly (readonly [number, number, string])[]>(
    [],
    [[0, 25_000, 'alle']],
    [
      [0, 4000, 'vlak'],
      [1, 60_000, 'staffel'],
      [1, 1500, 'alle'],
    ],
    [
      [6, 12_000, 'alle'],
      [29, 100_000, 'vlak'],
    ],
    [
      [0, 20_000, 'A'],
      [0, 9000, 'B'],
      [1, 35_000, 'C'],
    ],
  ),
};

const withOneOffs = (dossier: OracleDossier, rows: readonly (readonly [number, number, string])[]): OracleDossier => ({
  ...dossier,
  eenmalige_kosten: rows.map(([later, bedrag, alternatief]) => ({
    jaar: dossier.transitiedatum[0]! + later,
    omschrijving: 'invoering',
    bedrag,
    alternatief,
  })),
});

function withSteps<T extends Pick<OracleDossier, 'transitiedatum'>>(
  dossier: T,
  rows: readonly (readonly [number, number])[],
): T & Pick<OracleDossier, 'eigen_bijdrage_tabel'> {
  const [year, month] = dossier.transitiedatum;
  return {
    ...dossier,
    eigen_bijdrage_tabel: rows.map(([later, rate]) => {
      const index = 12 * year! + month! - 1 + later;
      return [[Math.floor(index / 12), (index % 12) + 1], rate];
    }),
  };
}

/** Who has one percentage for everybody kept no scale, and changes to the new rules. */
const withChange = (dossier: OracleDossier): OracleDossier =>
  isOnePercentage(dossier.huidige_staffel) ? { ...dossier, soort_wijziging: 'overgang naar de Wtp' } : dossier;

/** Dossiers of one kind, with edge values on purpose. */
export function dossiers(kind: Kind): Arbitrary<OracleDossier> {
  const nextAges = [68, 67, 67.25, 65, 66.5, 70];
  return tuple(
    dates,
    record({
      ...terms('huidig', kind === 'dcToDc' ? nextAges : [68, 67, 65, 70]),
      ...terms('nieuw', nextAges),
      ...tariff('tarief'),
      ...tariff('ambitie'),
      ...averagePayFields,
      ...goalFields,
      ...assumptionFields,
      ...productFields,
      ...choiceFields,
      ...contributionFields,
      ...oneOffFields,
      nieuw_staffelvorm: oneOf(...shapesOf[kind]),
      ...permissionFields,
      doel_maat: oneOf(...measuresOf(kind)),
      deelnemers: participants(kind),
      soort_wijziging: changeField(kind),
    }),
  ).map(([days, { stappen, eenmalig, ...fields }]) =>
    withFlatPremium(
      withChange(withOneOffs(withSteps(withPromise(Object.assign({ soort: kind }, days, fields)), stappen), eenmalig)),
    ),
  );
}
