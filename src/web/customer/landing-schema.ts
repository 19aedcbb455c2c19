import { z } from 'zod';
import type { BannerNode } from '#web/customer/banner.ts';
import { localTextSchema } from '#web/customer/local-text-schema.ts';
import type { Language } from '#web/i18n/language-choice.ts';

/** Texts of the landing page that a customer may say in its own words: landing.json of its folder. */
export const landingCopySchema = z.strictObject({
  headline: localTextSchema(80).optional(),
  lead: localTextSchema(320).optional(),
  introTitle: localTextSchema(80).optional(),
  intro: localTextSchema(600).optional(),
  contactTitle: localTextSchema(80).optional(),
  contactIntro: localTextSchema(320).optional(),
});

export type LandingCopy = z.infer<typeof landingCopySchema>;

/** What the landing page knows of the customer. */
export interface CustomerLanding {
  readonly copy: LandingCopy;
  /** The banner per language, as elements that were checked when the screens were built. */
  readonly banner: { readonly [Other in Language]?: readonly BannerNode[] };
}
