/** One step of a scale: from this whole age on, until the next step. `rate` is a fraction of the pension base. */
export interface ScaleStep {
  readonly fromAge: number;
  readonly rate: number;
}

/** A premium scale (staffel): steps with strictly rising ages; below the first age the rate is 0. */
export type Scale = readonly ScaleStep[];

/** A dated table row by age that holds from that whole age on (career rises, exit probabilities). Fractions a year. */
export interface AgeStep {
  readonly fromAge: number;
  readonly value: number;
}
