import type { Kind } from '#test/oracle/dossier.ts';
import { constantFrom } from 'fast-check';
import type { DateParts } from '#test/oracle/dossier.ts';

/** Hires: mostly within five years of every valuation date, and on and beside the ends of these years. */
export const hireDays = constantFrom<DateParts | null>(
  null,
  [2023, 6, 15],
  [2022, 9, 1],
  [2024, 2, 29],
  [2023, 12, 31],
  [2022, 3, 2],
  [2021, 1, 1],
  [2020, 12, 31],
  [2021, 7, 1],
  [2021, 6, 30],
  [2019, 12, 1],
  [2026, 1, 1],
  [2025, 12, 31],
  [1999, 5, 1],
);

export const openGroupFields = {
  vervanging: constantFrom(1, 0, 0.5, 1.2),
  instroom_leeftijd: constantFrom(32, null, null, 18, 50, 63),
  instroom_salaris: constantFrom(null, 45000, null, 150000),
  premie_toetreders: constantFrom(null, null, 0.2, 0, 0.31),
};

/** What decides whether a scale may be kept. */
export const permissionFields = {
  regeling_op_30_juni_2023: constantFrom(
    'premieregeling met staffel',
    'verzekerde regeling met leeftijdsafhankelijke premie',
    'onbekend',
    'doorsneepremie',
    'nog geen regeling',
  ),
  nieuw_contract: constantFrom(
    'flexibele premieregeling',
    'premie-uitkeringsovereenkomst',
    'flexibele premieregeling met risicodelingsreserve',
    'solidaire premieregeling',
  ),
};

const transition = 'overgang naar de Wtp';

/** Only a premium scheme can have kept a scale that is given up later. */
export const changeField = (kind: Kind) =>
  kind === 'dcToDc'
    ? constantFrom(transition, transition, 'wijziging na eerbiedigende werking')
    : constantFrom(transition);
