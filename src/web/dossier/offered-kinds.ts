import { templateTypes } from '#api/dossiers.ts';
import { customer } from '#web/customer/customer.ts';

/** The kinds of change that this customer offers. */
export const offeredKinds = templateTypes.filter((type) => customer.templateTypes.includes(type));
