import { Client, type ClientConfig } from 'pg';

/**
 * A connection of ours, without JIT: compiling a search takes PostgreSQL far longer than searching.
 * It may break: whoever waits for an answer is told by that. Without a listener the event that comes with it ends the
 * process, also between two uses, where the job queue has none.
 */
export class LastingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // As the address may name options of its own, which count before those of a configuration.
    const { connectionParameters: settings } = this as unknown as { connectionParameters: { options?: string } };
    settings.options = `${settings.options ?? ''} -c jit=off`.trim();
    this.on('error', () => {});
  }
}
