/** What stays free around a printed page of the template, in inches. */
export const pageMargins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.2, footer: 0.3 } as const;
