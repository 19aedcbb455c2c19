import ambition from '#cases/reference/ambition-dossiers.json' with { type: 'json' };
import averagePay from '#cases/reference/average-pay-dossiers.json' with { type: 'json' };
import premium from '#cases/reference/dossiers.json' with { type: 'json' };
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';

interface ExpectedAnswer {
  readonly exact: number;
  readonly rates: readonly number[];
  readonly practical: readonly number[];
  readonly haalbaar: boolean;
  readonly kosten: number;
  readonly pensioen: readonly number[];
  readonly andere_basis: number | null;
}

interface Expected extends Readonly<
  Record<
    'budgetneutraal_vlak' | 'budgetneutraal_progressief' | 'profijtneutraal_vlak' | 'profijtneutraal_progressief',
    ExpectedAnswer
  >
> {
  readonly ongewijzigd_kosten: number;
  readonly ongewijzigd_pensioen: number;
  readonly shape: readonly Row[];
  readonly participants: {
    readonly nr: readonly string[];
    readonly keep: readonly boolean[];
    readonly pens_cur: readonly number[];
  };
}

/** What the files do not name because it has the default value, or belongs to another kind. */
const defaults = { ervaringsfactor: 1, tarief: [], nieuwe_staffel: [], huidige_staffel: [] };

const files = [premium, averagePay, ambition] as unknown as readonly {
  readonly dossiers: readonly { readonly input: OracleDossier; readonly expected: Expected }[];
}[];

/** The reference dossiers of all kinds. */
export const referenceDossiers: readonly { readonly input: OracleDossier; readonly expected: Expected }[] = files
  .flatMap(({ dossiers }) => dossiers)
  .map(({ input, expected }) => ({
    input: { ...defaults, ...input },
    expected,
  }));
