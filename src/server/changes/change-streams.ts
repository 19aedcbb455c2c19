import { Readable } from 'node:stream';
import { heartbeatMilliseconds } from '#api/changes.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { type ChangeNotice, changeNotice } from '#server/platform/notices/change-notice.ts';
import type { Hearing } from '#server/platform/notices/listening.ts';
import { PersonPlaces, type PlaceLimits } from '#server/platform/transfers/person-places.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Open at once, and for how long. */
export interface StreamLimits extends PlaceLimits {
  readonly heartbeatMilliseconds: number;
  /** This often it is asked whose sessions have ended, by lying idle too. */
  readonly sessionCheckMilliseconds: number;
  /** After so long a stream ends, and whoever still may opens another. */
  readonly longestMilliseconds: number;
  /** Changes within so long are told together. */
  readonly gatherMilliseconds: number;
}

export const streamLimits: StreamLimits = {
  ofHolder: 5,
  ofOrganisation: 200,
  ofProcess: 1_000,
  heartbeatMilliseconds,
  sessionCheckMilliseconds: 30_000,
  longestMilliseconds: 15 * 60_000,
  gatherMilliseconds: 1_000,
};

/** What a reader may leave unread before the stream ends: he looks at everything again when he comes back. */
const mostUnread = 16_384;

/** Which of these sessions are open still; asking renews none of them. */
export type OpenSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

interface OpenStream {
  readonly person: Person;
  readonly out: Readable;
  readonly openedAt: number;
  /** Whether the person may still do what he might when it was opened. */
  readonly isStillAllowed: () => Promise<boolean>;
  /** Gives its place back. */
  readonly leave: () => void;
  readonly changed: Set<string>;
  timer: NodeJS.Timeout | null;
}

/** The streams of this process that tell people which lists changed; one listener to the database feeds them all. */
export class ChangeStreams implements Hearing {
  readonly #limits: StreamLimits;
  readonly #places: PersonPlaces;
  readonly #openSessions: OpenSessions;
  readonly #open = new Set<OpenStream>();
  #timers: readonly NodeJS.Timeout[] = [];
  #isListening = false;

  constructor(limits: StreamLimits, openSessions: OpenSessions) {
    this.#limits = limits;
    this.#openSessions = openSessions;
    this.#places = new PersonPlaces(limits, { tooMany: 'TOO_MANY_REQUESTS', full: 'BUSY', retryAfterSeconds: 60 });
  }

  /** A stream for a person. Throws TOO_MANY_REQUESTS, or BUSY when there is no room, or nothing to be heard. */
  opened(person: Person, isStillAllowed: () => Promise<boolean>): Readable {
    if (!this.#isListening) throw new ProblemError('BUSY', { retryAfterSeconds: 60 });
    const leave = this.#places.enter(person);
    const out = new Readable({ read: () => {} });
    const stream = {
      person,
      out,
      openedAt: performance.now(),
      isStillAllowed,
      leave,
      changed: new Set<string>(),
      timer: null,
    };
    this.#open.add(stream);
    out.once('close', () => this.#forget(stream));
    if (this.#timers.length === 0) this.#timers = this.#started();
    out.push(': open\n\n');
    return out;
  }

  readonly hear = (text: string): void => {
    const notice = changeNotice(text);
    if (notice?.kind === 'access') void this.#checkAccess(notice.organisationId);
    else if (notice !== null) this.#noteList(notice);
  };

  /** What was said while nobody listened is lost: whoever comes back looks at everything again. */
  readonly onState = (isListening: boolean): void => {
    this.#isListening = isListening;
    if (!isListening) this.endAll();
  };

  endAll(): void {
    for (const stream of this.#open) this.#end(stream);
  }

  #noteList({ kind, organisationId, clientId }: ChangeNotice & { kind: 'list' | 'office' }): void {
    for (const stream of this.#open) {
      const { person } = stream;
      if (person.organisationId !== organisationId) continue;
      if (person.clientId !== null && (kind === 'office' || person.clientId !== clientId)) continue;
      stream.changed.add(clientId);
      // The first at once; what follows soon after it together.
      if (stream.timer === null) this.#tell(stream);
    }
  }

  #tell(stream: OpenStream): void {
    stream.timer = null;
    if (stream.changed.size === 0) return;
    this.#push(stream, `event: changed\ndata: ${JSON.stringify({ clientIds: [...stream.changed] })}\n\n`);
    stream.changed.clear();
    stream.timer = setTimeout(() => this.#tell(stream), this.#limits.gatherMilliseconds).unref();
  }

  #push(stream: OpenStream, text: string): void {
    if (stream.out.readableLength + text.length > mostUnread) this.#end(stream);
    else stream.out.push(text);
  }

  #started(): readonly NodeJS.Timeout[] {
    const { heartbeatMilliseconds, sessionCheckMilliseconds } = this.#limits;
    return [
      setInterval(() => this.#keepUp(), heartbeatMilliseconds).unref(),
      setInterval(() => void this.#checkSessions(), sessionCheckMilliseconds).unref(),
    ];
  }

  /** A session that lies idle ends without a word of the database. */
  async #checkSessions(): Promise<void> {
    const asked = [...this.#open];
    // Where they cannot be asked about now, they are asked about the next time.
    const open = await this.#openSessions(asked.map(({ person }) => person.sessionId)).catch(() => null);
    if (open === null) return;
    for (const stream of asked) if (!open.has(stream.person.sessionId)) this.#end(stream);
  }

  #keepUp(): void {
    const oldest = performance.now() - this.#limits.longestMilliseconds;
    for (const stream of this.#open)
      if (stream.openedAt < oldest) this.#end(stream);
      else this.#push(stream, ': here\n\n');
  }

  async #checkAccess(organisationId: string): Promise<void> {
    const concerned = [...this.#open].filter(({ person }) => person.organisationId === organisationId);
    for (const stream of concerned) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: an office is no burst of questions
      if (!(await stream.isStillAllowed())) this.#end(stream);
    }
  }

  #end(stream: OpenStream): void {
    this.#forget(stream);
    stream.out.push(null);
  }

  #forget(stream: OpenStream): void {
    this.#open.delete(stream);
    stream.leave();
    clearTimeout(stream.timer ?? undefined);
    if (this.#open.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}
