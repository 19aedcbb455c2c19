import { formats } from '#web/i18n/zh/formats.ts';

/** What is in use of what the provider allows. */
export const usage = {
  title: '使用情况',
  organisation: '贵机构已使用的部分，以及服务提供方允许的上限。',
  employer: '该雇主已使用的部分，以及服务提供方允许每个雇主使用的上限。',
  names: {
    megabytes: '存储空间',
    openDossiers: '等待或进行中的计算',
    uploadsPerMinute: '最近一分钟添加的档案',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} / ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} / ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} / ${most}`,
  },
  near: '即将达到上限',
  reached: '已达上限',
  results: '计算结果也占用存储空间。即使超出上限，结果也始终会保存。',
  nearOrganisation: '贵机构已达到或即将达到某项上限。',
  nearEmployer: '该雇主已达到或即将达到某项上限。',
  remedies: {
    megabytes: '请删除不再需要的档案。顾问可向服务提供方申请更多空间。',
    openDossiers: '请等待计算完成，或取消不需要的计算。',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: '限额',
  openOf: (name: string) => `${name} 的限额`,
  title: (name: string) => `${name} 的限额`,
  used: '当前已用',
  dossiers: (count: number) => `${formats.wholeNumber(count)} 份档案`,
  organisation: '整个机构',
  employer: '每个雇主',
  names: {
    megabytes: '存储空间（MB）',
    openDossiers: '等待或进行中的计算',
    uploadsPerMinute: '每分钟添加的档案',
  },
  standard: (value: string) => `标准：${value}`,
  fillStandard: '填入标准值',
  hint: '降低限额不会删除任何内容：只是在用量超出时无法添加。',
  failed: '限额未保存。',
} as const;
