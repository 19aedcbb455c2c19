import type { OracleDossier, OracleParticipant } from '#test/oracle/dossier.ts';
import { counts, monthsToPension } from '#test/oracle/life.ts';
import { currentProduct, expectedBasis, monthlyGrowth } from '#test/oracle/pension.ts';
import { rowValue } from '#test/oracle/tables.ts';

/** The model person of a year of birth, month by month from entry on, as somebody would live it. */

interface File {
  readonly salary: number;
  readonly partTime: number;
  readonly entry: number;
}

const half = (value: number): number => Math.floor(value + 0.5);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

/** Whole years from one month to another, both as [year, month]. */
const yearsBetween = (from: readonly number[], to: readonly number[]): number =>
  Math.floor((12 * (to[0]! - from[0]!) + to[1]! - from[1]!) / 12);

function fileOf(dossier: OracleDossier): File {
  const people = dossier.deelnemers.filter((person) => counts(dossier, person));
  if (people.length < 10) return { salary: 50_000, partTime: 1, entry: 30 };
  const hired = people.flatMap(({ geboren, datum_in_dienst: day }) => (day ? [yearsBetween(geboren, day)] : []));
  return {
    salary: 5000 * half(median(people.map(({ salaris }) => salaris)) / 5000),
    partTime: Math.max(0.05, half(20 * mean(people.map(({ deeltijd }) => deeltijd))) / 20),
    entry: hired.length === 0 ? 30 : half(mean(hired)),
  };
}

/** The whole age that decides the step in a month. */
function decidingAge(rule: string, born: readonly number[], [year, month]: readonly [number, number]): number {
  if (rule === '31 december') return yearsBetween(born, [year, 12]);
  return yearsBetween(born, rule === '1 januari' ? [year, 1] : [year, month]);
}

/** What the current scheme gave since entry, at the valuation date. */
function grown(dossier: OracleDossier, person: OracleParticipant, { salary, partTime, entry }: File): number {
  const [endYear, endMonth] = [dossier.peildatum[0]!, dossier.peildatum[1]!];
  const isCapital = dossier.soort === 'dcToDc';
  const firstAge = isCapital ? Math.max(entry, Math.min(...dossier.huidige_staffel.map(([age]) => age))) : entry;
  const left = monthsToPension(dossier, person, dossier.huidig_pensioenleeftijd);
  let [year, month] = [person.geboren[0]! + firstAge, 7];
  let there = 0;
  while (year < endYear || (year === endYear && month < endMonth)) {
    const back = endYear - year;
    const limited = Math.min(
      salary / (1 + dossier.loonstijging) ** back,
      dossier.huidig_max_salaris / (1 + dossier.franchisestijging) ** back,
    );
    const base = Math.max(0, limited - dossier.huidig_franchise / (1 + dossier.franchisestijging) ** back) * partTime;
    if (isCapital) {
      const age = decidingAge(dossier.huidig_leeftijdsbepaling, person.geboren, [year, month]);
      const premium = (base / 12) * rowValue(dossier.huidige_staffel, age, 0);
      const before = 12 * (endYear - year) + endMonth - month;
      const years = Math.floor((left + before - 1) / 12);
      there += premium * (1 - dossier.huidig_kosten_op_inleg);
      there *= monthlyGrowth(currentProduct(dossier), expectedBasis(dossier), years);
    } else there += (base / 12) * dossier.huidig_opbouwpercentage;
    month += 1;
    if (month > 12) {
      [year, month] = [year + 1, 1];
      if (!isCapital) there *= 1 + dossier.huidig_indexatie_actieven;
    }
  }
  return there;
}

export function modelPerson(dossier: OracleDossier, year: number): OracleParticipant {
  const file = fileOf(dossier);
  const person: OracleParticipant = {
    nr: 'maatmens',
    geboren: [year, 7, 1],
    geslacht: 'X',
    salaris: file.salary,
    deeltijd: file.partTime,
    meerekenen: 'ja',
    start: 0,
  };
  return { ...person, start: grown(dossier, person, file) };
}
