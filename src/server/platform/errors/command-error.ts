/** Why a command of an administrator is not done; the message is Dutch and names the remedy. Shown without a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  readonly exitCode: number = 1;
}

/** A command that cannot be understood; the message ends with its usage. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
  override readonly exitCode = 2;
}
