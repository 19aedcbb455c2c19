import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { variantAnswerSchema } from '#api/variants.ts';
import { uploadForm } from '#test/caller.ts';
import { documentsAt } from '#test/server/ended-dossiers.ts';
import type { Office } from '../bench/served.ts';
import { isUnderWay, type KnownFile, type Sent } from './ledger.ts';
import type { Random } from './random.ts';

export interface PersonParts {
  readonly office: Office;
  readonly address: string;
  readonly random: Random;
  readonly fileOf: (number: number) => KnownFile;
  /** The fault of this moment. */
  readonly during: () => string;
}

/** Somebody who uploads, asks what if, downloads and deletes, and tries again what was not answered. */
export interface Person {
  readonly office: Office;
  readonly sent: readonly Sent[];
  /** Does one thing after another until told to stop. */
  live(signal: AbortSignal): Promise<void>;
  /** Tries again what was not answered; whether everything was now. */
  settle(): Promise<boolean>;
  /** Sends one file and waits until it has ended. */
  probe(deadline: number): Promise<boolean>;
}

/** What is said when the server, its database or the line is gone, there is no room or the clock is wrong: worth trying again. */
const mayComeLater = (status: number): boolean => [401, 408, 429, 500, 502, 503, 504, 507].includes(status);

/** Dossiers of one person that are under way; more would only fill the queue. */
const mostOpen = 3;

let numbers = 0;

export function newPerson({ office, address, random, fileOf, during }: PersonParts): Person {
  const { adviser, clients } = office;
  const sent: Sent[] = [];
  const pathOf = (one: Sent) => filledPath(apiPaths.document, { clientId: one.clientId, documentId: one.id ?? '' });

  const send = async (one: Sent): Promise<void> => {
    const answer = await adviser.upload(one.clientId, one.name, one.file.bytes, { 'idempotency-key': one.key });
    if (answer.ok) one.id = documentAnswerSchema.parse(await answer.json()).data.id;
    else await unexpected(answer, `upload of ${one.name}`);
  };
  const add = (): Sent => {
    numbers += 1;
    const one: Sent = {
      name: `Dossier ${numbers}`,
      clientId: random.one(clients),
      key: `upload-${numbers}`,
      file: fileOf(numbers),
      during: during(),
      id: null,
      deletion: 'no',
      variants: new Map(),
    };
    sent.push(one);
    return one;
  };
  const remove = async (one: Sent): Promise<void> => {
    one.deletion = 'asked';
    const answer = await adviser.call('DELETE', pathOf(one));
    // What an unanswered attempt deleted is not there any more.
    if (answer.ok || answer.status === 404) one.deletion = 'answered';
    else await unexpected(answer, `deletion of ${one.name}`);
  };
  const keep = async (one: Sent, name: string): Promise<void> => {
    one.variants.set(name, null);
    const path = filledPath(apiPaths.documentVariants, { clientId: one.clientId, documentId: one.id ?? '' });
    const choices = { premium: { is: 'flat', rate: 0.1 + random.whole(0, 100) / 1000 } };
    const answer = await adviser.call('POST', path, { name, choices });
    if (answer.ok) one.variants.set(name, variantAnswerSchema.parse(await answer.json()).data.id);
    // Its dossier is not calculated yet; or an unanswered attempt kept it: the list tells.
    else if (answer.status === 409) one.variants.set(name, await variantNamed(one, name));
    else await unexpected(answer, `what-if ${name}`);
  };
  const variantNamed = async (one: Sent, name: string): Promise<string | null> => {
    const path = filledPath(apiPaths.documentVariants, { clientId: one.clientId, documentId: one.id ?? '' });
    const answer = await adviser.call('GET', path);
    const { data } = (await answer.json()) as { data?: { id: string; name: string }[] };
    const found = data?.find((variant) => variant.name === name)?.id ?? null;
    if (found === null && answer.ok) one.variants.delete(name);
    return found;
  };
  const there = () => sent.filter(({ id, deletion }) => id !== null && deletion === 'no');

  const act = async (): Promise<void> => {
    const waiting = sent.filter(({ id }) => id === null);
    const one = waiting.length > 0 ? random.one(waiting) : null;
    if (one !== null && random.part() < 0.7) return send(one);
    const chance = random.part();
    if (chance < 0.08) return sendHalf(address, office, add());
    const finished = there().filter(({ file }) => file.ends === 'Finished');
    // Few: what is deleted before it is calculated says little of calculations.
    if (chance < 0.11 && there().length > 4) return remove(random.one(there()));
    if (chance < 0.3 && finished.length > 0) {
      const chosen = random.one(finished);
      if (chosen.variants.size < 4) return keep(chosen, `Wat als ${chosen.variants.size + 1}`);
    }
    if (chance < 0.55 && finished.length > 0) {
      const answer = await adviser.call('GET', `${pathOf(random.one(finished))}?downloadType=outputFile`);
      await answer.arrayBuffer();
      return;
    }
    const open = (await Promise.all(clients.map((client) => documentsAt(adviser, client)))).flat();
    if (open.filter(({ calculationStatus }) => isUnderWay(calculationStatus)).length < mostOpen) await send(add());
  };

  return {
    office,
    sent,
    live: async (signal) => {
      while (!signal.aborted) {
        await quietly(act());
        await pause(random.whole(50, 500));
      }
    },
    settle: async () => {
      for (const one of sent) {
        if (one.id === null) await quietly(send(one));
        if (one.id !== null && one.deletion === 'asked') await quietly(remove(one));
        for (const [name, id] of one.variants)
          if (id === null && one.deletion === 'no') await quietly(variantNamed(one, name));
      }
      return sent.every(({ id, deletion }) => id !== null && deletion !== 'asked');
    },
    probe: async (deadline) => {
      const one = add();
      while (Date.now() < deadline) {
        if (one.id === null) await quietly(send(one));
        else if (await hasEnded(one)) return true;
        await pause(100);
      }
      return false;
    },
  };

  async function hasEnded(one: Sent): Promise<boolean> {
    const documents = await documentsAt(adviser, one.clientId).catch(() => []);
    const found = documents.find(({ id }) => id === one.id);
    return found !== undefined && !isUnderWay(found.calculationStatus);
  }
}

class UnexpectedAnswer extends Error {}

async function unexpected(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  if (!mayComeLater(answer.status)) throw new UnexpectedAnswer(`${what}: ${answer.status} ${text.slice(0, 200)}`);
}

/** Connections break, and answers come half: that is what this is about. What the server should not say is told. */
async function quietly(work: Promise<void | string | null>): Promise<void> {
  await work.catch((error: unknown) => {
    if (error instanceof UnexpectedAnswer) unexpectedAnswers.push(error.message);
  });
}

/** Answers that no fault explains. */
export const unexpectedAnswers: string[] = [];

/** Sends the first part of an upload and goes away: slow people who give up. It is sent whole later. */
async function sendHalf(address: string, { adviser }: Office, one: Sent): Promise<void> {
  const form = new Response(uploadForm(one.name, one.file.bytes));
  const body = Buffer.from(await form.arrayBuffer());
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = [
    `POST ${filledPath(apiPaths.documents, { clientId: one.clientId })} HTTP/1.1`,
    'host: here',
    `authorization: Bearer ${adviser.token}`,
    `content-type: ${form.headers.get('content-type')}`,
    `content-length: ${body.length}`,
    `idempotency-key: ${one.key}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, Math.floor(body.length * 0.6)));
  await pause(300);
  socket.destroy();
}
