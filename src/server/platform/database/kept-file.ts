import { type DownloadType, downloadTypes } from '#api/dossiers.ts';

/** What the screens are made of, kept with a dossier beside its files: packed JSON, with the version of its form. */
export const keptDataTypes = [
  'screenResult',
  'statutoryEffects',
  'whatIfInput',
  'participantNumbers',
  'findings',
  'findingPlaces',
] as const;
export type KeptDataType = (typeof keptDataTypes)[number];

/** All that is kept with a dossier. */
export type KeptFileType = DownloadType | KeptDataType;

/** What holds participants, and is erased after the retention period. */
export const filesWithParticipants: readonly KeptFileType[] = [
  'inputFile',
  'outputFile',
  'annexFile',
  'errorFile',
  'whatIfInput',
  'participantNumbers',
  'findings',
];

/** What a calculation makes: the next one takes its place. */
export const madeFiles: readonly KeptFileType[] = [...downloadTypes, ...keptDataTypes].filter(
  (type) => type !== 'inputFile',
);

export const isKeptData = (type: KeptFileType): type is KeptDataType =>
  (keptDataTypes as readonly KeptFileType[]).includes(type);
