import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Attributes {
  mode?: number;
}

interface EmscriptenFiles {
  NODEFS: {
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
      setattr: (node: unknown, attributes: Attributes) => void;
    };
    stream_ops: {
      fsync?: (stream: { nfd?: number | null }) => number;
      setattr: (stream: unknown, attributes: Attributes) => void;
    };
  };
}

/** Without what group and others may. */
const closed = (mode: number): number => mode & ~0o077;

/**
 * The file system of the embedded database, synced and closed to others. As delivered it never syncs, and a power cut
 * would lose commits that were acknowledged; and it makes files that everybody may read and change, whatever the
 * process's own mask. Tests look at both, because this reaches into the library.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const settings = await super.init(...args);
    settings.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = module as EmscriptenFiles;
      sync(NODEFS);
      close(NODEFS);
    });
    return settings;
  }
}

function sync({ stream_ops }: EmscriptenFiles['NODEFS']): void {
  stream_ops.fsync = (stream) => {
    if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd);
    return 0;
  };
}

function close({ node_ops, stream_ops }: EmscriptenFiles['NODEFS']): void {
  const { mknod } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, closed(mode), device);
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (item: unknown, attributes: Attributes) =>
      setattr(item, attributes.mode === undefined ? attributes : { ...attributes, mode: closed(attributes.mode) });
  }
}
