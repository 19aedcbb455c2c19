import { templateWorkbook } from '#input/template/template.ts';
import { scripted } from '#test/server/scripted-calculation.ts';
import { workbookOf } from '../bench/group.ts';
import type { KnownFile } from './ledger.ts';

/** Files that are sent, a few of them with errors in them; scripted ones are all different. */
export async function knownFiles(isReal: boolean): Promise<(number: number) => KnownFile> {
  if (!isReal)
    return (number) => {
      const hasErrors = number % 7 === 0;
      const script = {
        number,
        takes: (number % 5) * 60,
        ends: hasErrors ? ('findings' as const) : ('finished' as const),
      };
      return { bytes: scripted(script), ends: hasErrors ? 'FailedWithError' : 'Finished' };
    };
  const sound = await Promise.all([3, 5, 8, 13, 25].map((rows) => workbookOf(rows)));
  const files: KnownFile[] = sound.map((bytes) => ({ bytes, ends: 'Finished' }));
  files.push({ bytes: await templateWorkbook('dcToDc'), ends: 'FailedWithError' });
  return (number) => files[number % files.length] as KnownFile;
}
