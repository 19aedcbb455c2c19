import { Readable } from 'node:stream';
import type { Person } from '#server/platform/actor.ts';
import { type ChangeNotice, changeNotice } from '#server/platform/notices/change-notice.ts';
import type { Hearing } from '#server/platform/notices/listening.ts';
import { ProblemError } from '#server/platform/problem-error.ts';

export interface StreamLimits {
  /** Open at once, of one holder of access and of all together in this process. */
  readonly ofHolder: number;
  readonly ofProcess: number;
  readonly heartbeatMilliseconds: number;
  /** After so long a stream ends, and whoever still may opens another. */
  readonly longestMilliseconds: number;
  /** Changes within so long are told together. */
  readonly gatherMilliseconds: number;
}

export const streamLimits: StreamLimits = {
  ofHolder: 12,
  ofProcess: 1_000,
  heartbeatMilliseconds: 20_000,
  longestMilliseconds: 15 * 60_000,
  gatherMilliseconds: 1_000,
};

/** What a reader may leave unread before the stream ends: he looks at everything again when he comes back. */
const mostUnread = 16_384;

interface OpenStream {
  readonly person: Person;
  readonly out: Readable;
  readonly openedAt: number;
  /** Whether the person may still do what he might when it was opened. */
  readonly isStillAllowed: () => Promise<boolean>;
  readonly changed: Set<string>;
  timer: NodeJS.Timeout | null;
}

/** The streams of this process that tell people which lists changed; one listener to the database feeds them all. */
export class ChangeStreams implements Hearing {
  readonly #limits: StreamLimits;
  readonly #open = new Set<OpenStream>();
  #beat: NodeJS.Timeout | null = null;
  #isListening = false;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** A stream for a person. Throws TOO_MANY_REQUESTS, or BUSY when there is no room, or nothing to be heard. */
  opened(person: Person, isStillAllowed: () => Promise<boolean>): Readable {
    const { ofHolder, ofProcess } = this.#limits;
    if (!this.#isListening || this.#open.size >= ofProcess) throw new ProblemError('BUSY', { retryAfterSeconds: 60 });
    const own = [...this.#open].filter((other) => other.person.holderId === person.holderId);
    if (own.length >= ofHolder) throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    const out = new Readable({ read: () => {} });
    const stream = {
      person,
      out,
      openedAt: performance.now(),
      isStillAllowed,
      changed: new Set<string>(),
      timer: null,
    };
    this.#open.add(stream);
    out.once('close', () => this.#forget(stream));
    this.#beat ??= setInterval(() => this.#keepUp(), this.#limits.heartbeatMilliseconds).unref();
    out.push(': open\n\n');
    return out;
  }

  readonly hear = (text: string): void => {
    const notice = changeNotice(text);
    if (notice?.kind === 'list') this.#noteList(notice);
    if (notice?.kind === 'access') void this.#checkAccess(notice.organisationId);
  };

  /** What was said while nobody listened is lost: whoever comes back looks at everything again. */
  readonly onState = (isListening: boolean): void => {
    this.#isListening = isListening;
    if (!isListening) this.endAll();
  };

  endAll(): void {
    for (const stream of this.#open) this.#end(stream);
  }

  #noteList({ organisationId, clientId }: ChangeNotice & { kind: 'list' }): void {
    for (const stream of this.#open) {
      const { person } = stream;
      if (person.organisationId !== organisationId) continue;
      if (person.clientId !== null && person.clientId !== clientId) continue;
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
    clearTimeout(stream.timer ?? undefined);
    if (this.#open.size > 0) return;
    clearInterval(this.#beat ?? undefined);
    this.#beat = null;
  }
}
