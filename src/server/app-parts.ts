import type { StreamLimits } from '#server/changes/change-streams.ts';
import type { OfferedWorkbooks } from '#server/dossiers/template-route.ts';
import type { DrawLogo } from '#server/house-style/routes.ts';
import type { ExampleParts } from '#server/example-route.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { TransferLimits } from '#server/platform/transfers/transfers.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';
import type { WatchedWork } from '#server/platform/watching/watched-work.ts';

export interface AppParts extends OfferedWorkbooks {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'send' | 'counts'>;
  readonly keys: SigningKeys;
  readonly log: Log;
  readonly exampleDossier: ExampleParts['exampleDossier'];
  readonly drawLogo: DrawLogo;
  /** Contact messages go by mail as well. */
  readonly hasMail: boolean;
  /** Folder with the built PDFs of the footer. */
  readonly documents: string;
  /** Folder with the built screens; may be missing while they are served by a development server. */
  readonly screens: string;
  /** Addresses and networks of proxies in front, which name the real address of the sender. */
  readonly trustedProxies: readonly string[];
  /** People come by https, whoever ends it. */
  readonly isHttps: boolean;
  /** Secret of whoever collects numbers; null = nobody does. */
  readonly metricsToken: string | null;
  /** Where to report a weakness; null = nowhere. */
  readonly securityContact: string | null;
  /** Address people use, without a slash at the end; null = none is configured. */
  readonly publicUrl: string | null;
  /** What this process counts and traces of its calls. */
  readonly watched: WatchedWork;
  readonly limits?: Partial<AppLimits>;
}

export interface AppLimits {
  /** Calls a minute from one address. */
  readonly callsPerMinute: number;
  /** Dossiers a minute from one address. */
  readonly uploadsPerMinute: number;
  /** Other calls of one holder a minute that change something. */
  readonly changesPerMinute: number;
  /** Acts of one holder in a quarter of an hour that are written down, changing or not. */
  readonly actsPerQuarter: number;
  readonly wrongCodePause: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** A connection on which nothing moves this long, either way, is cut off. */
  readonly silenceTimeout: number;
  /** Of the streams that tell which lists changed. */
  readonly streams: Partial<StreamLimits>;
  /** Of the files that are under way. */
  readonly transfers: Partial<TransferLimits>;
}

export const defaultLimits: AppLimits = {
  callsPerMinute: 3_000,
  uploadsPerMinute: 120,
  changesPerMinute: 60,
  actsPerQuarter: 1_200,
  wrongCodePause: 400,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  silenceTimeout: 120_000,
  streams: {},
  transfers: {},
};
