import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';

/** All as is proposed. */
export const proposedSettings: ListSettings = {
  sheet: null,
  alikeSheets: null,
  rows: null,
  separator: null,
  encoding: null,
};

/** Nothing decided of rows. */
export const noChoices: ListChoices = {
  valuationDate: null,
  amountsDay: null,
  counts: {},
  matches: {},
  alone: {},
  employments: null,
};
