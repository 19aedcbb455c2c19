import type { Customer } from '#web/customer/customer-schema.ts';

declare const __CUSTOMER__: Customer;

/** The customer this build is made for, put in by the build. */
export const customer = __CUSTOMER__;
