import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOfView, firstView, viewInAddress } from '#web/ui/table/list-address.ts';
import { pageSizes } from '#web/ui/table/page-number.ts';

const initialSort = { id: 'createdOn', desc: true };
const sortable = ['createdOn', 'name'];
const read = (address: string, filterNames: readonly string[] = []) =>
  viewInAddress(address, initialSort, sortable, filterNames);

it('a view is found again in its address', () => {
  const views = fc.record({
    query: fc.string({ unit: 'grapheme' }),
    sort: fc.record({ id: fc.constantFrom(...sortable), desc: fc.boolean() }),
    pageIndex: fc.nat(10_000),
    pageSize: fc.constantFrom(...pageSizes),
    filters: fc.record({ from: fc.string({ unit: 'grapheme' }), holder: fc.string({ unit: 'grapheme' }) }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(read(`#${addressOfView(view, initialSort)}`, ['from', 'holder'])).toEqual(view);
    }),
  );
});

it('a list as it is first shown leaves the address as it is', () => {
  expect(addressOfView(firstView(initialSort), initialSort)).toBe('');
});

it('the page in the address is counted from one', () => {
  expect(addressOfView({ ...firstView(initialSort), pageIndex: 1 }, initialSort)).toBe('pagina=2');
});

it.each(['', '#', '#inhoud', '#pagina=0', '#pagina=x', '#pagina=1.5', '#per=7', '#sorteer=-delete', '#sorteer=%'])(
  'an address that makes no sense (%s) shows the list as at first',
  (address) => expect(read(address)).toEqual(firstView(initialSort)),
);
