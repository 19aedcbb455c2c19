/** Why a backup or restore cannot be done; the message is Dutch and names the remedy. Shown without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
