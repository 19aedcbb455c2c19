import { expect, it } from 'vitest';
import type { EmployerRecord } from '#server/employer-data/employer-record.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { exportEntries } from '#server/employer-data/export-entries.ts';

const day = new Date('2026-11-21T10:00:00Z');
const dossier = (id: string, name: string) => ({
  id,
  name,
  created_on: day,
  status: 'Finished',
  status_reason: null,
  finding_count: null,
  warning_count: null,
  key_figures: null,
  input_sha256: '',
  is_example: false,
  last_download_on: null,
  erased_on: null,
});
const record: EmployerRecord = {
  employer: { name: 'Hoek', kvk_number: '', reference: '', contact_name: '', contact_email: '', created_on: day },
  dossiers: Array.from({ length: 12 }, (_, index) => dossier(String(index), 'CON')),
  files: [
    { dossier_id: '0', type: 'reportFile', created_on: day },
    { dossier_id: '11', type: 'inputFile', created_on: day },
  ],
  codes: [],
  acts: [],
};

async function paths(readFile: Parameters<typeof exportEntries>[3], of: EmployerRecord = record) {
  const found: { path: string; text: string }[] = [];
  for await (const { path, bytes } of exportEntries(of, 'Kantoor', day, readFile))
    found.push({ path, text: Buffer.from(bytes).toString() });
  return found;
}

it('dossiers of one name have folders of their own, in the order in which they came', async () => {
  const found = await paths(() => Promise.resolve(Buffer.from('x')));
  expect(found.map(({ path }) => path).filter((path) => path.startsWith('dossiers/'))).toEqual([
    'dossiers/01 CON/reportFile_CON.pptx',
    'dossiers/12 CON/inputFile_CON.xlsx',
  ]);
});

it('the key figures of a dossier have Dutch names; one without them has none', async () => {
  const dossiers = [{ ...dossier('0', 'Eerste'), key_figures: exampleKeyFigures }, dossier('1', 'Tweede')];
  const found = await paths(() => Promise.resolve(null), { ...record, dossiers, files: [] });
  const text = found.find(({ path }) => path === 'werkgever.json')?.text ?? '';
  const listed = (JSON.parse(text) as { dossiers: { kerncijfers: unknown }[] }).dossiers;
  expect(listed.map(({ kerncijfers }) => kerncijfers)).toEqual([
    {
      vooraan: {
        vorm: 'vlakke premie',
        laagstePremie: 0.297,
        hoogstePremie: 0.297,
        isGekozen: false,
        kostenZonderCompensatie: {
          bedrag: 1_118_740,
          nu: 1_117_163,
          vergeleken: 'vrijwel gelijk',
          jaren: 5,
          metNieuweMedewerkers: false,
        },
        kostenEersteJaarZonderCompensatie: { bedrag: 248_447, nu: 241_513, vergeleken: 'meer', jaar: 2028 },
        kostenMetCompensatie: { bedrag: 1_284_756, nu: 1_117_163, vergeleken: 'meer', jaren: 5 },
      },
      vlakkePremie30Jaar: { premie: 0.262, uitkomst: 'kost evenveel als nu', metNieuweMedewerkers: true },
    },
    null,
  ]);
});

it('a name has nothing in it that a disk does not take', async () => {
  const odd = { ...record, dossiers: [dossier('0', 'Eerste\n\ttweede. .')], files: record.files.slice(0, 1) };
  const found = await paths(() => Promise.resolve(Buffer.from('x')), odd);
  expect(found.map(({ path }) => path)).toContain('dossiers/1 Eerste tweede/reportFile_Eerste tweede. ..pptx');
});

it('a file that was deleted meanwhile is left out, and the list of contents says so', async () => {
  const found = await paths((id) => Promise.resolve(id === '0' ? null : Buffer.from('x')));
  expect(found.some(({ path }) => path.includes('reportFile'))).toBe(false);
  expect(found.at(-1)?.text).toContain('"dossiers/01 CON/reportFile_CON.pptx";"intussen verwijderd"');
});

it('what is kept for the screens is readable, under the name of its kind', async () => {
  const files = [{ dossier_id: '0', type: 'findings' as const, created_on: day }];
  const found = await paths(() => packedJson([{ cell: 'E7' }]), { ...record, files });
  const { text } = found.find(({ path }) => path === 'dossiers/01 CON/findings_CON.json') ?? {};
  expect(text).toBe('[{"cell":"E7"}]');
});

it('a fault while reading ends the archive instead of leaving a file out', async () => {
  await expect(paths(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
