import type { Client, ClientInput } from '#api/clients.ts';
import type { KeptForm } from '#web/lib/unsent-form.ts';

/** What is kept of the form of an employer when the login ends. */
export interface UnsentClient {
  /** Null: a new one. */
  readonly client: Client | null;
  readonly version: number;
  readonly entered: Partial<ClientInput>;
}

export const clientForm: KeptForm<UnsentClient> = { name: 'employer' };
