/** The window that issues a code searches employers, with a library that the list itself does without. */
export const loadIssueModal = () => import('#web/features/access/issue-code-modal.tsx');
