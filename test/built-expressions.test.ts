import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, projectRoot } from '#test/source-files.ts';

/** Files in which an expression is built from a text, and whose text that is. */
const known: Readonly<Record<string, string>> = {
  'src/input/annotate/inert/inside-parts.ts': 'names of elements with the prefix of the file, escaped',
  'src/input/scenario-files/mortality-workbook.ts': 'words for both sexes, in that file',
  'src/office/package/xml-tags.ts': 'names of attributes, escaped: a prefix comes from the file',
  'src/web/dossier/exhibits/glossary-words.ts': 'words of the program, escaped where a text of it has a sign',
  'src/server/platform/database-away.ts': 'sentences of the database, in that file',
};

it('regular expressions that are built are of texts of the program, or escape what comes from a file', () => {
  const built = projectFiles('src').filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && /\bRegExp\(/.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(built.toSorted()).toEqual(Object.keys(known).toSorted());
});
