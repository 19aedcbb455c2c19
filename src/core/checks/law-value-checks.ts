import { citedArticle } from '#core/law/source.ts';
import { anwBenefit } from '#core/law/yearly-values.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

type LawValueCheck = Check<'LAW_VALUE_GAP' | 'LAW_VALUE_NOT_YET_KNOWN'>;

/** Other values of law that are not known for the year that is asked: the last known one counts, or nothing was checked. */
export const lawValueChecks = ({ law }: CheckInput): LawValueCheck[] =>
  law.used.flatMap(({ source, ...used }): LawValueCheck[] => {
    const { name, value, unit, asked, validFrom, isAfterLastKnown } = used;
    const { year } = asked;
    // It decides no premium: for a later year the last known one is an assumption, and no finding.
    if (name === anwBenefit.name) return [];
    if (value === null) return [check('LAW_VALUE_GAP', 'warning', { name, year })];
    if (!isAfterLastKnown) return [];
    const figures = { name, unit, value, year, lastYear: validFrom.year };
    return [check('LAW_VALUE_NOT_YET_KNOWN', 'warning', figures, { article: citedArticle(source) })];
  });
