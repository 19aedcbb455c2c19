import { describe, expect, it } from 'vitest';
import { auditQuerySchema } from '#api/audit-log.ts';
import { clientInputSchema, clientSchema, clientUpdateSchema } from '#api/clients.ts';
import { contactMessageInputSchema } from '#api/contact.ts';
import { houseStyleUpdateSchema } from '#api/house-style.ts';

const oneLine = 'Gebruik alleen zichtbare tekens op één regel';
const message = { name: 'Jo', organization: 'Kantoor', phoneNumber: '0612345678', email: 'jo@voorbeeld.nl' };

describe('an employer', () => {
  it.each(['name', 'reference', 'contactName'])('has a %s of visible characters on one line', (field) => {
    for (const text of ['Ka\0de', 'Ka\nde', 'Ka\u202Ede', 'Ka\u200Bde', 'Ka\u2028de']) {
      const { error } = clientInputSchema.safeParse({ name: 'Kade', [field]: text });
      expect(error?.issues.map(({ path, message: told }) => [path, told])).toEqual([[[field], oneLine]]);
    }
    expect(clientInputSchema.safeParse({ name: 'Kade', [field]: 'Café ’t Zülün – 2' }).success).toBe(true);
  });

  it.each([
    ['12345678', true],
    ['', true],
    ['1234567', false],
    ['123456789', false],
    ['1234 567', false],
  ])('has a KvK-nummer of eight digits or none: %j', (kvkNumber, isTaken) => {
    expect(clientInputSchema.safeParse({ name: 'Kade', kvkNumber }).success).toBe(isTaken);
  });

  it('that was taken in under earlier rules is still shown', () => {
    const kept = {
      id: '1',
      name: 'Ka\u200Bde',
      kvkNumber: '12',
      reference: '\n',
      contactName: '',
      contactEmail: 'geen',
      mayUpload: true,
      mayDecide: false,
      version: 1,
      createdOn: '2026-11-21T10:00:00.000Z',
      dossierCount: 0,
      lastDossierOn: null,
    };
    expect(clientSchema.parse(kept)).toEqual(kept);
  });
});

describe('a version that an edit is based on', () => {
  const style = { name: 'Kantoor', primary: '0F4C5C', accent: 'B4540A' };

  it.each([
    [2_147_483_647, true],
    [2_147_483_648, false],
    [-1, false],
    [1.5, false],
  ])('of %d is one that can be stored: %j', (version, isTaken) => {
    expect(clientUpdateSchema.safeParse({ name: 'Kade', version }).success).toBe(isTaken);
    expect(houseStyleUpdateSchema.safeParse({ ...style, version }).success).toBe(isTaken);
  });
});

describe('a character that no database stores', () => {
  it('is refused in a contact message, which may have more than one line', () => {
    expect(contactMessageInputSchema.safeParse({ ...message, message: 'Eerste regel\nTweede' }).success).toBe(true);
    expect(contactMessageInputSchema.safeParse({ ...message, message: 'Eerste regel\0Tweede' }).success).toBe(false);
  });

  it('is refused in what is looked for in the log', () => {
    expect(auditQuerySchema.safeParse({ holder: 'Jo' }).success).toBe(true);
    expect(auditQuerySchema.safeParse({ holder: 'J\0o' }).success).toBe(false);
  });
});
