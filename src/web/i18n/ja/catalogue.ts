/** All texts of the screens in Japanese: the module itself is the catalogue, fetched as a whole. */
export * from '#web/i18n/ja/access.ts';
export * from '#web/i18n/ja/answers.ts';
export * from '#web/i18n/ja/audit.ts';
export * from '#web/i18n/ja/clients.ts';
export * from '#web/i18n/ja/contact.ts';
export * from '#web/i18n/ja/dossiers.ts';
export * from '#web/i18n/ja/footer.ts';
export * from '#web/i18n/ja/formats.ts';
export * from '#web/i18n/ja/general.ts';
export * from '#web/i18n/ja/house-style.ts';
export * from '#web/i18n/ja/messages.ts';
export * from '#web/i18n/ja/organisations.ts';
export * from '#web/i18n/ja/session.ts';
export * from '#web/i18n/ja/settings.ts';
export * from '#web/i18n/ja/start.ts';
export * from '#web/i18n/ja/system.ts';
export * from '#web/i18n/ja/table.ts';
