/** All texts of the screens in Chinese: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/zh/access.ts';
export * from '#web/i18n/zh/answers.ts';
export * from '#web/i18n/zh/audit.ts';
export * from '#web/i18n/zh/clients.ts';
export * from '#web/i18n/zh/contact.ts';
export * from '#web/i18n/zh/dossiers.ts';
export * from '#web/i18n/zh/footer.ts';
export * from '#web/i18n/zh/formats.ts';
export * from '#web/i18n/zh/general.ts';
export * from '#web/i18n/zh/house-style.ts';
export * from '#web/i18n/zh/messages.ts';
export * from '#web/i18n/zh/organisations.ts';
export * from '#web/i18n/zh/session.ts';
export * from '#web/i18n/zh/settings.ts';
export * from '#web/i18n/zh/start.ts';
export * from '#web/i18n/zh/system.ts';
export * from '#web/i18n/zh/table.ts';
