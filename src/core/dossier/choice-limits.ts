/** The lowest and highest value of a choice, both included. */
export interface Limits {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Limits of the choices that can be changed without a new file (`WhatIfChoices`); the template takes those of its fields from
 * here. Fractions, years and whole ages.
 */
export const choiceLimits = {
  /** A premium, or what an employee contributes of its basis. */
  premium: { minimum: 0, maximum: 1 },
  /** What a scale is multiplied by; no field of the template. */
  scaleFactor: { minimum: 0, maximum: 3 },
  compensationTarget: { minimum: 0, maximum: 1 },
  compensationThreshold: { minimum: 0, maximum: 1 },
  compensatedAge: { minimum: 15, maximum: 80 },
  compensationYears: { minimum: 1, maximum: 60 },
  contribution: { minimum: 0, maximum: 1 },
  horizonYears: { minimum: 1, maximum: 60 },
  assetReturn: { minimum: -0.05, maximum: 0.2 },
  growth: { minimum: -0.05, maximum: 0.15 },
  rounding: { minimum: 0.0001, maximum: 0.01 },
} as const satisfies Readonly<Record<string, Limits>>;
