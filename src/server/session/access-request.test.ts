import { describe, expect, it } from 'vitest';
import { UsageError } from '#server/platform/errors/command-error.ts';
import { accessRequest } from '#server/session/access-request.ts';

const whom = ['--organisation', 'Kantoor', '--holder', 'Bea'];
const clientId = '7c1f3f0e-6a55-4a5b-9d7e-0a3a4f8d6c11';

describe('the words after access', () => {
  it('ask for a code with a role and a term', () => {
    expect(accessRequest(['code', ...whom])).toEqual({
      does: 'code',
      recipient: { organisation: 'Kantoor', holder: 'Bea', role: 'adviser', clientId: null },
      days: 365,
    });
    expect(accessRequest(['code', ...whom, '--role', 'employer', '--client', clientId, '--days', '7'])).toMatchObject({
      recipient: { role: 'employer', clientId },
      days: 7,
    });
  });

  it('ask for a link, a revocation or the list', () => {
    expect(accessRequest(['link', ...whom])).toMatchObject({ does: 'link', recipient: { holder: 'Bea' } });
    expect(accessRequest(['revoke', ...whom])).toEqual({ does: 'revoke', organisation: 'Kantoor', holder: 'Bea' });
    expect(accessRequest(['list'])).toEqual({ does: 'list' });
  });

  it.each([
    [[], 'Geef een opdracht'],
    [['maak'], 'Onbekende opdracht: maak.'],
    [['code', 'nu', ...whom], 'Onverwacht: nu.'],
    [['code', '--holder', 'Bea'], 'Geef --organisation'],
    [['code', '--organisation', 'Kantoor', '--holder', '  '], 'Geef --holder'],
    [['code', '--organisation', 'x'.repeat(81), '--holder', 'Bea'], 'Geef --organisation'],
    [['code', ...whom, '--role', 'baas'], 'Onbekende rol: baas.'],
    [['code', ...whom, '--role', 'employer'], 'hoort --client'],
    [['code', ...whom, '--role', 'employer', '--client', '5'], 'hoort --client'],
    [['code', ...whom, '--client', clientId], '--client hoort alleen bij --role employer'],
    [['code', ...whom, '--days', '0'], '--days'],
    [['code', ...whom, '--days', '1.5'], '--days'],
    [['code', ...whom, '--dagen', '5'], 'Een optie is onbekend'],
    [['code', '--organisation'], 'Een optie is onbekend of mist haar waarde.'],
  ])('are refused with a reason when they are %j', (words, text) => {
    expect(() => accessRequest(words)).toThrow(UsageError);
    expect(() => accessRequest(words)).toThrow(text);
  });
});
