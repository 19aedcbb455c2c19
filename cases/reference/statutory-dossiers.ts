import file from '#cases/reference/statutory-effects.json' with { type: 'json' };
import { monthsBetween } from '#core/calendar/months.ts';
import { knownCurve } from '#test/known-curve.ts';
import { termCurve } from '#core/curve/term-curve.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import { typedSet } from '#test/scenario-set/typed-set.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import {
  type StatutoryInput,
  type StatutoryProjection,
  statutoryProjection,
} from '#core/statutory/statutory-projection.ts';
import type { StatutoryAlternative } from '#core/statutory/statutory-terms.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { unnamedFields } from '#test/oracle/reference-dossiers.ts';

/** What the file holds of one person, birth year or of all: see `columns` in it. */
export interface ReferenceFigures {
  readonly count: number;
  readonly values: readonly number[];
  /** In the order of `referenceAlternatives`. */
  readonly alternatives: readonly {
    readonly figures: readonly number[];
    readonly pensions: readonly (number | null)[];
  }[];
}

/** Percentiles with their sampling error. */
export type SimulatedPercentiles = readonly [readonly number[], readonly number[]];

type Fields = OracleDossier & {
  readonly werkgever_naam: string;
  readonly wettelijke_loonstijging: number;
  readonly wettelijke_prijsinflatie: number;
  readonly obligatieduur: number;
  readonly gegeven_vlak: number;
  readonly gegeven_staffel: readonly Row[];
  readonly gegeven_compensatie: readonly Row[];
  readonly rentecurve?: readonly Row[];
};

interface StatutoryDossierFile {
  readonly input: Fields;
  readonly measure: 'bruto' | 'netto';
  readonly months: number;
  readonly people: Readonly<Record<string, ReferenceFigures>>;
  readonly birthYears: Readonly<Record<string, ReferenceFigures>>;
  readonly total: ReferenceFigures;
  readonly between: Readonly<Record<string, readonly [number, number, number, readonly number[], readonly number[]]>>;
  readonly simulated: Readonly<
    Record<
      string,
      { readonly total: SimulatedPercentiles; readonly people: Readonly<Record<string, SimulatedPercentiles>> }
    >
  >;
}

/** Names of the alternatives of the file: the scheme that goes on, and two premiums without and with compensation. */
export const referenceAlternatives: readonly string[] = file.alternatives;

/** The typed scenarios of the file: flat curves at the start of each year, returns and prices by year. */
export const referenceScenarios = typedSet({ name: 'getypt', ...file.scenarios });

/** A dossier of the file with what it is calculated from. */
interface StatutoryReference {
  readonly name: string;
  readonly expected: StatutoryDossierFile;
  readonly statutory: StatutoryInput;
  readonly persons: readonly ProjectedParticipant[];
  readonly projection: StatutoryProjection;
}

function statutoryInput({ input: fields, measure }: StatutoryDossierFile): StatutoryInput {
  const plain = coreInput({ ...unnamedFields, ...fields });
  const growth = fields.wettelijke_loonstijging;
  const assumptions = {
    ...plain.assumptions,
    wageGrowth: growth,
    offsetGrowth: growth,
    priceInflation: fields.wettelijke_prijsinflatie,
    exits: [],
  };
  return {
    dossier: { ...plain, assumptions },
    terms: { bondDuration: fields.obligatieduur },
    alternatives: alternativesOf(fields, measure === 'bruto' ? 'gross' : 'net'),
    compensation: {
      fullOffset: 19_172,
      endMonth: monthsBetween(plain.valuationDate, { year: 2037, month: 1 }),
    },
    curve:
      fields.rentecurve === undefined
        ? knownCurve('31-12-2023')
        : termCurve(
            fields.rentecurve.map(([years, rate]) => ({ years, rate })),
            'dossier',
          ),
    tables: mortalityTable,
  };
}

function alternativesOf(fields: Fields, measure: TransitionEffectMeasure): StatutoryAlternative[] {
  const flat = [{ fromAge: 0, rate: fields.gegeven_vlak }];
  const scale = fields.gegeven_staffel.map(([fromAge, rate]) => ({ fromAge, rate }));
  const compensation = fields.gegeven_compensatie.map(([fromAge, value]) => ({ fromAge, value }));
  return [
    { name: 'vlak zonder', measure, scale: flat, compensation: [], room: 0 },
    { name: 'vlak met', measure, scale: flat, compensation, room: 1 },
    { name: 'staffel zonder', measure, scale, compensation: [], room: 0 },
    { name: 'staffel met', measure, scale, compensation, room: 1 },
  ];
}

export const statutoryReferences: readonly StatutoryReference[] = (
  file.dossiers as unknown as readonly StatutoryDossierFile[]
).map((dossier) => {
  const statutory = statutoryInput(dossier);
  const persons = statutoryPeople(statutory.dossier);
  const projection = statutoryProjection(statutory, persons);
  const name = `${dossier.input.soort} ${dossier.input.werkgever_naam}`;
  return { name, expected: dossier, statutory, persons, projection };
});
