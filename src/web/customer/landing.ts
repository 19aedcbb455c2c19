import type { CustomerLanding } from '#web/customer/landing-schema.ts';

declare const __CUSTOMER_LANDING__: CustomerLanding;

/** What the customer of this build says on the landing page, put in by the build. */
export const landing = __CUSTOMER_LANDING__;
