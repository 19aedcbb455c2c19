import { formMessages } from '#api/form-messages.ts';

/** Faults of fields in the same words: the general ones of the specification serve for all lengths and addresses. */
export const specifiedFieldFaults = {
  ...formMessages,
  minimumTwo: 'Minimum 2 characters',
  maximumForty: 'Maximum 40 characters',
  maximumEighty: 'Maximum 80 characters',
  email: 'Wrong email format',
} as const;
