import { partOfName } from '#api/disk-name.ts';
import { type DownloadType, fileExtension } from '#api/dossiers.ts';

/** What a file is, for who finds it among others. */
const fileKinds: Readonly<Record<Exclude<DownloadType, 'errorFile'>, string>> = {
  reportFile: 'Rapport',
  employeesReportFile: 'Rapport voor medewerkers',
  adviceFile: 'Adviesrapport',
  employeesAdviceFile: 'Adviesrapport voor medewerkers',
  transitionPlanFile: 'Transitieplan',
  consentFile: 'Instemmingsnotitie',
  annexFile: 'Bijlage met eigen cijfers',
  outputFile: 'Werkmap',
  withoutPeopleFile: 'Werkmap zonder personen',
  inputFile: 'Invoer',
};
export type ZippedType = keyof typeof fileKinds;

/** The files of a calculated dossier, in the order in which they stand in its zip. */
export const zippedTypes = Object.keys(fileKinds) as readonly ZippedType[];

/** Characters of a part of a name: a path on Windows has 260 in all. */
const longestPart = 60;

/** What Windows keeps for devices, also with something behind a dot. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*\.)/iu;

export interface NamedBy {
  readonly employer: string;
  readonly scheme: string;
  /** 2026-11-28: of the calculation. */
  readonly day: string;
}

/** "Bakkerij Koren - Pensioenregeling 2028 - 2026-11-28 - Werkmap.xlsx" */
export function nameInZip(type: ZippedType, { employer, scheme, day }: NamedBy): string {
  const parts = [employer, scheme].map((part) => partOfName(Array.from(part).slice(0, longestPart).join('')));
  return [...parts, day, `${fileKinds[type]}.${fileExtension(type)}`].join(' - ').replace(deviceName, '_$&');
}
