import { activeContent } from '#test/xlsx/hostile/active-content.ts';
import { bombs } from '#test/xlsx/hostile/bombs.ts';
import { misleadingArchives } from '#test/xlsx/hostile/misleading-archives.ts';
import { oddPlaces } from '#test/xlsx/hostile/odd-places.ts';
import { otherKinds } from '#test/xlsx/hostile/other-kinds.ts';
import { unsoundXml } from '#test/xlsx/hostile/unsound-xml.ts';
import type { HostileFile } from '#test/xlsx/hostile/hostile-file.ts';

/** Everything that somebody may upload to mislead or to harm. */
export const hostileFiles: readonly HostileFile[] = [
  ...bombs,
  ...oddPlaces,
  ...misleadingArchives,
  ...unsoundXml,
  ...otherKinds,
  ...activeContent,
];
