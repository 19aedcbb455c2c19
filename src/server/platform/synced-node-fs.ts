import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number | null }) => number } };
}

/**
 * The file system of the embedded database with fsync: as delivered it never syncs, and a power cut would lose
 * commits that were acknowledged. A test counts the calls, because this reaches into the library.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const settings = await super.init(...args);
    settings.emscriptenOpts.preRun?.push((module: unknown) => {
      (module as EmscriptenFiles).NODEFS.stream_ops.fsync = (stream) => {
        if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd);
        return 0;
      };
    });
    return settings;
  }
}
