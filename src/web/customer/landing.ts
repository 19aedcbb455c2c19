import type { BannerNode } from '#web/customer/banner.ts';
import type { LandingCopy } from '#web/customer/landing-schema.ts';
import type { Language } from '#web/i18n/language-choice.ts';

interface LandingAtOnce {
  readonly copy: LandingCopy;
  readonly dutchBanner: readonly BannerNode[];
  /** In which languages there is a banner; those in others than Dutch are fetched when they are shown. */
  readonly bannerLanguages: readonly Language[];
}

declare const __CUSTOMER_LANDING__: LandingAtOnce;

/** What the customer of this build says on the landing page, put in by the build. */
export const landing = __CUSTOMER_LANDING__;
