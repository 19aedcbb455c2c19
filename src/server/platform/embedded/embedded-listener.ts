import type { PGlite } from '@electric-sql/pglite';
import { changeChannel } from '#server/platform/notices/change-notice.ts';
import type { Hearing, Listening } from '#server/platform/notices/listening.ts';

/** Listens within this process, the only one that has the embedded database. */
export const embeddedListener =
  (lite: PGlite) =>
  ({ hear, onState }: Hearing): Listening => {
    const listening = lite.listen(changeChannel, hear).then((stop) => {
      onState(true);
      return stop;
    });
    return {
      stop: async () => {
        const stop = await listening;
        onState(false);
        await stop();
      },
    };
  };
