/** A reason not to start that its reader can do something about: shown as its message alone, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
