import { expect, it } from 'vitest';
import { leftPageIn, leftPageState } from '#web/lib/left-page.ts';

it('the page that was left is come back to, with its search and its view', () => {
  const left = { pathname: '/client-overview/7', search: '?of=1', hash: '#per=50' };
  expect(leftPageIn(leftPageState(left))).toBe('/client-overview/7?of=1#per=50');
});

it.each([[null], ['/client-list'], [{}], [{ leftPage: 5 }], [{ leftPage: '//elders.example' }], [{ leftPage: 'x' }]])(
  'there is nothing to come back to in %j',
  (state) => {
    expect(leftPageIn(state)).toBeNull();
  },
);
