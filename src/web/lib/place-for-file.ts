import { ApiError } from '#web/lib/api-error.ts';

const attempts = 4;
const pause = 5_000;

/** Too many files are under way: refused before anything was read or done, so that trying again does nothing twice. */
const isWithoutPlace = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.problem?.code === 'TOO_MANY_TRANSFERS' || error.problem?.code === 'TRANSFERS_FULL');

/** Does it again, a few times, as long as there is no place for one more file. */
export async function onceThereIsPlace<Answer>(attempt: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await attempt();
    } catch (error) {
      if (left === 0 || !isWithoutPlace(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal?.throwIfAborted();
    }
  }
}
