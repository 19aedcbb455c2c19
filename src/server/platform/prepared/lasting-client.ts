import { Client, type ClientConfig } from 'pg';

/**
 * A connection that may break: whoever waits for an answer is told by that. Without a listener the event that comes with it ends the
 * process, also between two uses, where the job queue has none.
 */
export class LastingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
