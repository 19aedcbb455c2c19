import { formatsOf } from '#web/i18n/formats.ts';

export const formats = formatsOf('zh-CN');
