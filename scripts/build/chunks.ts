import type { Rolldown } from 'vite';

/** Recognises files by where they are: each place is the begin of a path below `src` or `node_modules`. */
const within = (...places: readonly string[]): RegExp =>
  new RegExp(`[\\\\/](?:src|node_modules)[\\\\/](?:${places.join('|').replaceAll('/', '[\\\\/]')})`);

/** What a form that is sent needs, and a list does without. */
const forms = within('web/ui/sent-form.tsx', 'react-hook-form/', '@hookform/');

/** Tables that are sorted and paged, with what goes with them. */
const lists = within('web/ui/table/', '@tanstack/(?:table-core|react-table|store|react-store)/');

/** What the page of an outcome draws, with its windows and tabs that are fetched when they are opened. */
const outcome = within(
  'web/features/(?:results|variants|what-if)/',
  'web/dossier/(?:exhibits/|effects|variant|recalculate)',
  'web/ui/chart/',
  'output/topics/',
  '@base-ui/react/(?:tabs|internals/composite)/',
);

/** Own codes and second factors, with the code to be photographed. */
const security = within('web/features/session/security/', 'uqr/');

/**
 * Into which chunks the screens are cut. Few: every file costs a request with its headers, and packs worse by itself than
 * with others. The first is for every page, `queries` for all but signing in, `landing` for the landing page (its banner in
 * other languages apart), `fields` for forms and the frame of the pages around signing in, `shared` for what three or more
 * of the other screens need; what one or two need comes with them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'] },
  { name: 'queries', test: within('@tanstack/(?:query-core|react-query)/') },
  { name: 'landing', test: within('web/features/start/(?!contact|search|news)', 'web/customer/(?!other-banners)') },
  {
    name: 'fields',
    test: within('web/ui/(?:fields|manual-link)\\.tsx', 'web/features/session/(?:auth-shell|factor-form)\\.tsx'),
  },
  { name: 'lists', test: lists, includeDependenciesRecursively: false },
  { name: 'shared', minShareCount: 3, test: (id) => [forms, security, outcome].every((other) => !other.test(id)) },
  { name: 'outcome', minShareCount: 2, test: outcome },
  // Last: what forms share with lists is in the group before it.
  { name: 'forms', test: forms },
];
