import type { CustomerLanding } from '#web/customer/landing-schema.ts';

declare const __CUSTOMER_OTHER_BANNERS__: CustomerLanding['banner'];

/** The banner of the customer in other languages than Dutch, put in by the build and fetched by those who read one of them. */
export const otherBanners = __CUSTOMER_OTHER_BANNERS__;
