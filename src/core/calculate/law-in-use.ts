import { chapter6b } from '#core/transition/chapter-6b.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { LawInUse } from '#core/checks/check-input.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { type AccrualMaximum, accrualLimitAt, accrualLimit } from '#core/law/accrual-limit.ts';
import { anwCoverOn } from '#core/law/anw-cover.ts';
import { type LawValue, type LawSeries, valueOn } from '#core/law/dated.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import { type OffsetLevel, offsetLevelOn } from '#core/law/offset-level.ts';
import { grandfatheringEntryDeadline } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDay } from '#core/law/grandfathering-reference-day.ts';
import { partnerCoverLimit } from '#core/law/partner-cover-limit.ts';
import { pensionAgeLimit } from '#core/law/pension-age-limit.ts';
import { priceInflationMinimum } from '#core/law/price-inflation-minimum.ts';
import { compensationLimit } from '#core/law/compensation-limit.ts';
import { equityReturnMaximum } from '#core/law/equity-return-maximum.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { orphanCoverLimit } from '#core/law/orphan-cover-limit.ts';
import { lowestReducedOffset, maximumSalary, middleReducedOffset, minimumOffset } from '#core/law/yearly-values.ts';
import { progressivePremiumLimit } from '#core/law/progressive-premium-limit.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import { wageGrowthMinimum } from '#core/law/wage-growth-minimum.ts';
import { participation } from '#core/participant/projected-participant.ts';

/**
 * The date of a dossier on which a value of law is looked up: amounts (EUR a year) on the valuation date (peildatum),
 * percentages, scales, days and months on the transition date (transitiedatum). Source: docs/method/law-values.md.
 */
const lawDay = ({ unit }: Pick<LawSeries<unknown>, 'unit'>): 'valuationDate' | 'transitionDate' =>
  unit === 'EUR a year' ? 'valuationDate' : 'transitionDate';

/** The dates on which the law of a dossier is looked up. */
export type LawDates = Pick<DossierInput, 'valuationDate' | 'transitionDate'>;

type Lookup = <T>(series: LawSeries<T>) => LawValue<T>;

/** The parameters of art. 144 PW that bound the assumptions. */
const parametersOn = (on: Lookup): LawInUse['parameters'] => ({
  equityReturn: on(equityReturnMaximum),
  priceInflation: on(priceInflationMinimum),
  wageGrowth: on(wageGrowthMinimum),
});

/** The law of a dossier, each value as on the day that `lawDay` names: of its own dates, or of those of another one. */
export function lawInUse(input: DossierInput, dates: LawDates = input): LawInUse {
  const [amountsDay, ratesDay] = [firstDayOf(dates.valuationDate), firstDayOf(dates.transitionDate)];
  const on: Lookup = (series) => valueOn(series, firstDayOf(dates[lawDay(series)]));
  const [minimum, maximum, flatLimit] = [on(minimumOffset), on(maximumSalary), on(flatPremiumLimit)];
  const scaleLimit = on(progressivePremiumLimit);
  const nextOffset = offsetLevelOn(amountsDay, input.next.offset);
  const currentOffset = offsetLevelOn(amountsDay, input.current.offset);
  const column = (level: OffsetLevel): Scale =>
    scaleLimit.value.map((step) => ({ fromAge: step.fromAge, rate: step[level] }));
  const reduced = [nextOffset, currentOffset].some((position) => position.level !== 'full')
    ? [on(middleReducedOffset), on(lowestReducedOffset)]
    : [];
  const limits = { flat: flatLimit.value[nextOffset.level], scale: column(nextOffset.level) };
  const compensationMaximum = on(compensationLimit);
  const reduction = flatLimit.value.full - limits.flat;
  const cover = {
    partner: on(partnerCoverLimit),
    orphan: on(orphanCoverLimit),
    // The benefit is looked up only where an addition to it is filled in.
    anw: input.next.survivorCover.anwGap === null ? null : anwCoverOn(amountsDay, ratesDay),
  };
  const latestPension = on(pensionAgeLimit);
  const parameters = parametersOn(on);
  return {
    minimumOffset: minimum,
    lowestReducedOffset: reduced[1] ?? null,
    maximumSalary: maximum,
    transitionDeadline: on(transitionDeadline),
    currentOffset,
    nextOffset,
    limits,
    compensation: {
      flatLimit: compensationMaximum.value - reduction,
      fullOffset: minimum.value,
      lastMonth: on(compensationEnd).value,
    },
    grandfathering: {
      referenceDay: on(grandfatheringReferenceDay).value,
      entryDeadline: on(grandfatheringEntryDeadline).value,
    },
    cover,
    pensionAgeLimit: latestPension,
    parameters,
    accrualLimit: accrualLimitOf(input, on, currentOffset.level),
    used: [
      minimum,
      ...reduced,
      maximum,
      { ...flatLimit, value: limits.flat },
      compensationMaximum,
      ...stepValues(scaleLimit, limits.scale),
      latestPension,
      ...coverValues(cover),
      // Prescribed only for calculations of chapter 6b PW.
      ...(chapter6b(input, 'flat') === 'holds' ? Object.values(parameters) : []),
    ],
  };
}

/** The highest accrual of the current scheme, a year as a part of the pension base; null where it is a premium scheme. */
function accrualLimitOf({ current }: DossierInput, on: Lookup, level: OffsetLevel): AccrualMaximum | null {
  if (current.kind === 'premium') return null;
  return accrualLimitAt(on(accrualLimit).value, wholeYears(current.pensionAgeInMonths), level);
}

const coverValues = ({ partner, orphan, anw }: LawInUse['cover']): readonly LawValue<number | null>[] => [
  partner,
  orphan,
  ...(anw === null ? [] : [anw.benefit, anw.multiple]),
];

/** A limit by age as a value of law for each of its steps. */
const stepValues = (law: LawValue<unknown>, scale: Scale): readonly LawValue<number>[] =>
  scale.map(({ fromAge, rate }) => ({ ...law, name: `${law.name} vanaf ${fromAge} jaar`, value: rate }));

/**
 * Throws what `calculate` throws for a dossier that reads well and cannot be calculated all the same: NoParticipantsLeftError and
 * LawValueMissingError. Costs nothing beside a calculation, so that it can be asked before there is one.
 */
export function requireCalculable(input: DossierInput): void {
  participation(input);
  lawInUse(input);
}
