import type { Check, CheckCode } from '#core/result/check.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';

/** A check in words. */
export interface CheckText<Code extends CheckCode> {
  readonly title: string;
  /** The title of what this check is about, where that is something else. */
  readonly titleOf?: (check: Check<Code>) => string;
  /** For the manual: what is compared, and the article that asks for it. */
  readonly question: string;
  readonly article: string;
  /** Subject of a check of the dossier, where its figures do not name a scheme. */
  readonly about?: string;
  /** What was found, in full sentences; discreet: without amounts that may be of single persons. */
  readonly sentence: (check: Check<Code>, isDiscreet: boolean) => string;
  /** What was found where it is in order; where there is none, the sentence. */
  readonly passed?: (check: Check<Code>) => PassedFinding;
}

/** The texts of checks, by their codes. */
export type CheckTexts<Code extends CheckCode = CheckCode> = { readonly [One in Code]: CheckText<One> };

/** What was found, in a few words around it: checks of one kind with the same words are shown as one. */
export interface PassedFinding {
  /** The figure that was found; empty where the words suffice. */
  readonly value: string;
  readonly words: (values: string) => string;
}

export const fixed = (text: string): PassedFinding => ({ value: '', words: () => text });

export const noArticle = 'geen wetsartikel';

export const rate = (fraction: number): string => percentage(fraction, 2);

/** A rate of the law, in as many decimals as it has. */
export const lawRate = (fraction: number, least = 2): string => exactPercentage(fraction, least);

export const comparison = ({ level }: Pick<Check, 'level'>): string => (level === 'pass' ? 'niet hoger' : 'hoger');

export const schemeNames = { current: 'huidige', next: 'nieuwe' } as const;
