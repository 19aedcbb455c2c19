import { formats } from '#web/i18n/zh/formats.ts';

/** Making reports again in another house style. */
export const reports = {
  title: '现有报告',
  outdated: (count: number) => `${formats.wholeNumber(count)} 份报告仍采用较早的机构样式。`,
  upToDate: '所有报告均采用当前的机构样式。',
  running: (count: number) => `还有 ${formats.wholeNumber(count)} 份报告正在重新生成。您可以继续工作。`,
  fixed: (count: number) => `${formats.wholeNumber(count)} 份报告保持原样：其输入文件已不再保存。`,
  restyle: (count: number) => `重新生成 ${formats.wholeNumber(count)} 份报告`,
  progress: '重新生成的进度',
  unsaved: '请先保存：报告采用已保存的机构样式。',
  failed: '报告未重新生成。',
} as const;
