import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';

/** All as is proposed. */
export const proposedSettings: ListSettings = {
  sheet: null,
  withAlikeSheets: false,
  rows: null,
  separator: null,
  encoding: null,
};

/** Nothing decided of rows: employments of one person are joined. */
export const noChoices: ListChoices = {
  valuationDate: null,
  amountsDay: null,
  counts: {},
  matches: {},
  joinsEmployments: true,
};
