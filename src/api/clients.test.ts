import { describe, expect, it } from 'vitest';
import { clientInputSchema } from '#api/clients.ts';
import { formMessages } from '#api/form-messages.ts';

const faultOf = (contactEmail: string): string | undefined =>
  clientInputSchema.safeParse({ name: 'De Schakel', contactEmail }).error?.issues[0]?.message;

describe('the e-mail address of a contact', () => {
  it('may be left out, and is taken without the space that a telephone puts behind it', () => {
    expect(clientInputSchema.parse({ name: 'De Schakel', contactEmail: '  ' }).contactEmail).toBe('');
    expect(clientInputSchema.parse({ name: 'De Schakel', contactEmail: ' a@b.nl ' }).contactEmail).toBe('a@b.nl');
  });

  it('is told what is wrong with it in the words of the form', () => {
    expect(faultOf('a@')).toBe(formMessages.email);
    expect(faultOf(`${'a'.repeat(250)}@b.nl`)).toBe(formMessages.maximumTwoHundredFiftyFour);
  });
});
