import { accrualLimit } from '#core/law/accrual-limit.ts';
import { anwCoverLimit } from '#core/law/anw-cover-limit.ts';
import { bindingAdviceDeadline } from '#core/law/binding-advice-deadline.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import { compensationLimit } from '#core/law/compensation-limit.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { equityReturnMaximum } from '#core/law/equity-return-maximum.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import { fundImplementation } from '#core/law/fund-implementation.ts';
import { fundImplementationDeadline } from '#core/law/fund-implementation-deadline.ts';
import { fundPlanDeadline } from '#core/law/fund-plan-deadline.ts';
import { grandfatheringEntryDeadline } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDay } from '#core/law/grandfathering-reference-day.ts';
import {
  anwBenefit,
  lowestReducedOffset,
  maximumSalary,
  middleReducedOffset,
  minimumOffset,
} from '#core/law/yearly-values.ts';
import { laterChangeStart } from '#core/law/later-change-start.ts';
import { oldRulesEnd } from '#core/law/old-rules-end.ts';
import { orphanCoverLimit } from '#core/law/orphan-cover-limit.ts';
import { participantNotice } from '#core/law/participant-notice.ts';
import { partnerCoverLimit } from '#core/law/partner-cover-limit.ts';
import { pensionAgeLimit } from '#core/law/pension-age-limit.ts';
import { premiumWaiverDeadline } from '#core/law/premium-waiver-deadline.ts';
import { priceInflationMinimum } from '#core/law/price-inflation-minimum.ts';
import { progressivePremiumLimit } from '#core/law/progressive-premium-limit.ts';
import { staffelbesluitScales } from '#core/law/staffelbesluit-scales.ts';
import { statePensionAge } from '#core/law/state-pension-age.ts';
import { survivorPensionDeadline } from '#core/law/survivor-pension-deadline.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { transitionPlanDeadline } from '#core/law/transition-plan-deadline.ts';
import { wageGrowthMinimum } from '#core/law/wage-growth-minimum.ts';

/** Every value of law that the program knows. */
export const lawRegister: readonly LawSeries<unknown>[] = [
  minimumOffset,
  middleReducedOffset,
  lowestReducedOffset,
  maximumSalary,
  flatPremiumLimit,
  progressivePremiumLimit,
  compensationLimit,
  compensationEnd,
  transitionDeadline,
  oldRulesEnd,
  transitionPlanDeadline,
  fundPlanDeadline,
  fundImplementation,
  fundImplementationDeadline,
  survivorPensionDeadline,
  participantNotice,
  bindingAdviceDeadline,
  premiumWaiverDeadline,
  laterChangeStart,
  grandfatheringReferenceDay,
  grandfatheringEntryDeadline,
  partnerCoverLimit,
  orphanCoverLimit,
  anwBenefit,
  anwCoverLimit,
  accrualLimit,
  staffelbesluitScales,
  statePensionAge,
  pensionAgeLimit,
  equityReturnMaximum,
  priceInflationMinimum,
  wageGrowthMinimum,
];

/** The state of the law values as one text that each result carries: the latest day on which any was compared. */
export const lawVersion: string = lawRegister.map((series) => series.checked).reduce((a, b) => (a > b ? a : b));
