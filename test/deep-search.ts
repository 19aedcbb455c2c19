/** Whether this run searches longer than one after every change: before a release, by `npm run test:deep`. */
export const isDeepSearch = process.env['DEEP_SEARCH'] === '1';
