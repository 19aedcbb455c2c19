import { expect, it } from 'vitest';
import { accessCodeFault, bareAccessCode } from '#web/features/session/access-code.ts';

const code = 'ABCDE12345FGHJK67890MNPQRS';

it('spaces and dashes between groups make no difference', () => {
  expect(bareAccessCode(` ABCDE-12345 FGHJK–67890\tMNPQRS\n`)).toBe(code);
  expect(accessCodeFault('ABCDE-12345-FGHJK-67890-MNPQRS')).toBeNull();
});

it('an empty field, a part of a code, and signs that no code has are told apart', () => {
  expect(accessCodeFault(' - ')).toBe('Vul uw toegangscode in.');
  expect(accessCodeFault(code.slice(0, 20))).toContain('u hebt er 20 ingevuld');
  expect(accessCodeFault(`${code.slice(0, 25)}!`)).toBe('Een toegangscode bestaat alleen uit letters en cijfers.');
});
