import { attributeProblems } from '#test/office-package/attribute-rules.ts';
import { chartProblems } from '#test/office-package/chart-rules.ts';
import { outsideProblems } from '#test/office-package/outside-rules.ts';
import { orderProblems } from '#test/office-package/element-order.ts';
import { packageContents } from '#test/office-package/package-contents.ts';
import { ownDocumentProblems, packageProblems } from '#test/office-package/package-rules.ts';
import { wordAttributeProblems } from '#test/office-package/word-attributes.ts';
import { wordProblems } from '#test/office-package/word-rules.ts';
import { workbookContents } from '#test/office-package/workbook-contents.ts';
import { workbookProblems } from '#test/office-package/workbook-rules.ts';

/** Everything that Office could stumble over in a file that is partly a user's own; empty when it is sound. */
export function annotatedFileProblems(bytes: Uint8Array): readonly string[] {
  const contents = packageContents(bytes);
  return [
    ...packageProblems(contents),
    ...outsideProblems(contents),
    ...orderProblems(contents),
    ...attributeProblems(contents),
    ...chartProblems(contents),
    ...workbookProblems(workbookContents(contents)),
  ];
}

/** The same for a workbook that is all ours: it also tells nothing about who made it. */
export const ownWorkbookProblems = (bytes: Uint8Array): readonly string[] => [
  ...annotatedFileProblems(bytes),
  ...ownDocumentProblems(packageContents(bytes)),
];

/** For a presentation that is all ours. */
export function ownPresentationProblems(bytes: Uint8Array): readonly string[] {
  const contents = packageContents(bytes);
  return [
    ...packageProblems(contents),
    ...orderProblems(contents),
    ...chartProblems(contents),
    ...ownDocumentProblems(contents),
  ];
}

/** For a Word document that is all ours. */
export function ownWordProblems(bytes: Uint8Array): readonly string[] {
  const contents = packageContents(bytes);
  return [
    ...packageProblems(contents),
    ...orderProblems(contents),
    ...chartProblems(contents),
    ...wordProblems(contents),
    ...wordAttributeProblems(contents),
    ...ownDocumentProblems(contents),
  ];
}
