/**
 * Names of all registered mortality tables, in the order in which they are offered; the first is the default. Apart from
 * the register, so that whoever only offers a choice does not load the tables. A newer edition is one more name here.
 */
export const mortalityTableNames: readonly string[] = [
  'AG2024',
  'AG2022',
  'CBS-VN 2024',
  'CBS 2007-2012',
  'CBS 2011-2016',
  'CBS 2015-2019',
  'CBS 2020-2024',
];
