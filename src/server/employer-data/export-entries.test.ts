import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { EmployerRecord } from '#server/employer-data/store.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { decidedExample } from '#test/fixtures/decision.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { exportEntries, type ReadFile, type ReadVariant } from '#server/employer-data/export-entries.ts';

const day = new Date('2026-11-21T10:00:00Z');
const dossier = (id: string, name: string) => ({
  id,
  name,
  created_on: day,
  status: 'Finished' as const,
  status_reason: null,
  finding_count: null,
  warning_count: null,
  key_figures: null,
  report_variants: null,
  input_sha256: '',
  is_example: false,
  last_download_on: null,
  erased_on: null,
  archived_on: null,
});
const record: EmployerRecord = {
  employer: { name: 'Hoek', kvk_number: '', reference: '', contact_name: '', contact_email: '', created_on: day },
  dossiers: Array.from({ length: 12 }, (_, index) => dossier(String(index), 'CON')),
  files: [
    { dossier_id: '0', type: 'reportFile', created_on: day },
    { dossier_id: '11', type: 'inputFile', created_on: day },
  ],
  variants: [],
  decisions: [],
  texts: [],
  codes: [],
  acts: [],
};

async function paths(
  readWhole: (...of: Parameters<ReadFile>) => Promise<Uint8Array | null>,
  of: EmployerRecord = record,
  readVariant: ReadVariant = () => Promise.resolve(null),
) {
  const readFile: ReadFile = async (...of) => {
    const bytes = await readWhole(...of);
    return bytes && Readable.from([bytes]);
  };
  const found: { path: string; text: string }[] = [];
  for await (const { path, pieces } of exportEntries(of, 'Kantoor', day, readFile, readVariant))
    found.push({ path, text: await text(Readable.from(pieces)) });
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
        keuze: 'B Vlak voor iedereen',
        laagstePremie: 0.297,
        hoogstePremie: 0.297,
        isGekozen: false,
        kostenEersteJaar: {
          bedrag: 248_447,
          verschilMetNu: 6_934,
          verschilAlsDeel: 0.0287,
          vergeleken: 'meer',
          vanaf: '2028-01-01',
        },
        kosten30Jaar: {
          bedrag: 5_284_756,
          verschilMetNu: 689_316,
          verschilAlsDeel: 0.15,
          vergeleken: 'meer',
          metNieuweMedewerkers: true,
        },
        minderPensioen: { aantal: 16, van: 23 },
      },
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

it('a variant is there with what was chosen and, once it was calculated, what came out', async () => {
  const variant = (id: string, dossier_id: string, name: string, calculated_on: Date | null) => ({
    id,
    dossier_id,
    name,
    choices: { premium: { is: 'flat', rate: 0.2 } },
    changes: [],
    key_figures: null,
    made_by: 'Jo',
    created_on: day,
    calculated_on,
  });
  const variants = [
    variant('a', '0', 'Vlak: 20%', day),
    variant('b', '0', 'Wacht', null),
    variant('c', '0', 'Derde', day),
    variant('d', '11', 'Ander dossier', day),
  ];
  const found = await paths(
    () => Promise.resolve(null),
    { ...record, files: [], variants },
    (id) => packedJson({ front: id }),
  );
  const files = found.filter(({ path }) => path.startsWith('dossiers/'));
  expect(files).toEqual([
    { path: 'dossiers/01 CON/variant 1 Vlak_ 20%.json', text: '{"front":"a"}' },
    { path: 'dossiers/01 CON/variant 3 Derde.json', text: '{"front":"c"}' },
    { path: 'dossiers/12 CON/variant 1 Ander dossier.json', text: '{"front":"d"}' },
  ]);
  const told = found.find(({ path }) => path === 'werkgever.json')?.text ?? '';
  const { dossiers } = JSON.parse(told) as { dossiers: { varianten: unknown[] }[] };
  expect(dossiers[0]?.varianten).toMatchObject([
    { naam: 'Vlak: 20%', keuzes: { premium: { is: 'flat', rate: 0.2 } }, bewaardDoor: 'Jo' },
    { naam: 'Wacht', berekendOp: null },
    { naam: 'Derde' },
  ]);
  expect(dossiers[1]?.varianten).toEqual([]);
});

it('a decision is there with what was shown, by whom and why', async () => {
  const { content, reason, decidedBy } = decidedExample;
  const decision = { dossier_id: '11', decided_on: day, decided_by: decidedBy };
  const decisions = [{ ...decision, content, reason, taken_back_on: day, taken_back_by: 'Bo' }];
  const found = await paths(() => Promise.resolve(null), { ...record, files: [], decisions });
  const textOf = (name: string) => found.find(({ path }) => path === name)?.text ?? '';
  const [, line] = textOf('keuzes.csv').trim().split('\r\n');
  expect(line).toBe(
    `"CON";"dossiers/12 CON";"2026-11-21 10:00:00";"${decidedBy}";"Keuze B, vlak voor iedereen: 29,7%";"Toegestaan";"${reason}";"2026-11-21 10:00:00";"Bo"`,
  );
  expect(JSON.parse(textOf('werkgever.json'))).toMatchObject({ keuzes: [{ toelichting: reason, getoond: content }] });
});

it('what the adviser wrote is in it by the name of the text, also what does not apply', async () => {
  const written = { dossier_id: '1', applies: true, written_by: 'An', written_on: day, is_earlier: false };
  const texts = [
    { ...written, key: 'advies', text: 'Houd; de "staffel"' },
    { ...written, key: 'advies', text: 'Kies vlak', is_earlier: true },
    { ...written, key: 'reserve', text: '', applies: false },
  ];
  const found = await paths(() => Promise.resolve(null), { ...record, files: [], texts });
  const contentOf = (name: string) => found.find(({ path }) => path === name)?.text ?? '';
  const { teksten } = JSON.parse(contentOf('werkgever.json')) as { teksten: object[] };
  expect(teksten).toMatchObject([
    { onderdeel: 'Advies en redenen', tekst: 'Houd; de "staffel"', map: 'dossiers/02 CON', geschrevenDoor: 'An' },
    { onderdeel: 'Advies en redenen', tekst: 'Kies vlak', eerdereTekst: true },
    { onderdeel: 'Eerste vulling van de reserve', vanToepassing: false },
  ]);
  const [, row = ''] = contentOf('teksten.csv').split('\r\n');
  expect(row).toContain('"Advies en redenen";"Houd; de ""staffel""";"ja";"An"');
  expect(contentOf('LEESMIJ.txt')).toContain('teksten.csv');
});
