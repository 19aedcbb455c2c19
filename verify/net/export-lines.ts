import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, projectRoot } from '#test/source-files.ts';

const exportPattern =
  /^export (?:default |async |abstract )*(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm;

/** A line per exported name of a room, wherever in the room it is, with how often. */
export function exportLines(): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of projectFiles('src/**/*.ts', 'src/**/*.tsx')) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const room = file.split('/')[1] ?? '';
    for (const [, name] of readFileSync(join(projectRoot, file), 'utf8').matchAll(exportPattern)) {
      const line = `export ${room} ${name}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return [...counts].map(([line, count]) => `${line} ${count}`).sort();
}
