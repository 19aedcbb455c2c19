import { queryOptions } from '@tanstack/react-query';
import {
  centralBankFilesSchema,
  centralBankLimits,
  type CentralBankUpload,
  type NewUpload,
  uploadAnswerSchema,
} from '#api/central-bank-files.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { call, refusal, requestHeaders, send } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { storedLogin } from '#web/lib/login-storage.ts';

export const isUnderWay = (upload: CentralBankUpload | null | undefined): boolean =>
  upload?.phase === 'receiving' || upload?.phase === 'reading';

/** How often is asked how far an upload is. */
const followMilliseconds = 1_000;

/** The sets and curves, with the upload that goes on: asked again as long as it does. */
export const centralBankQuery = queryOptions({
  queryKey: ['central-bank-files'],
  queryFn: async ({ signal }) => (await call(apiPaths.centralBankFiles, centralBankFilesSchema, { signal })).data,
  refetchInterval: ({ state }) => (isUnderWay(state.data?.upload) ? followMilliseconds : false),
});

/** Sends a file in pieces, then has it read; the answer on its contents comes with the list. Ends early when `signal` says so. */
export async function sendFile(
  file: File,
  facts: Omit<NewUpload, 'fileName' | 'fileSize'>,
  signal: AbortSignal,
): Promise<void> {
  const body: NewUpload = { ...facts, fileName: file.name, fileSize: file.size };
  const { data } = await call(apiPaths.centralBankUploads, uploadAnswerSchema, { method: 'POST', body, signal });
  const uploadId = data.id;
  const { pieceSize } = centralBankLimits;
  try {
    for (let piece = 0; piece * pieceSize < file.size; piece++)
      await sendPiece(uploadId, piece, file.slice(piece * pieceSize, (piece + 1) * pieceSize), signal);
    await send(filledPath(apiPaths.centralBankReading, { uploadId }), { method: 'POST', signal });
  } catch (error) {
    await endUpload(uploadId).catch(() => {});
    throw error;
  }
}

async function sendPiece(uploadId: string, piece: number, bytes: Blob, signal: AbortSignal): Promise<void> {
  const token = storedLogin()?.api_token;
  const response = await fetch(filledPath(apiPaths.centralBankPiece, { uploadId, piece: String(piece) }), {
    method: 'PUT',
    headers: { ...requestHeaders(token), 'Content-Type': 'application/octet-stream' },
    body: bytes,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof TypeError ? new ApiError(0, null) : error;
  });
  if (!response.ok) throw refusal(response.status, await response.text(), token);
}

/** Breaks an upload off, or puts its answer away. */
export const endUpload = (uploadId: string): Promise<void> =>
  send(filledPath(apiPaths.centralBankUpload, { uploadId }), { method: 'DELETE', outlivesPage: true });

export const withdraw = (fileId: string): Promise<void> =>
  send(filledPath(apiPaths.centralBankWithdrawal, { fileId }), { method: 'POST' });
