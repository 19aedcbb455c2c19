import { formats } from '#web/i18n/zh/formats.ts';

export const retention = {
  pageDescription: '适用于您整个机构的设置。',
  title: '保存期限',
  text: '含有参与者数据的文件将在最后一次下载后经过所设天数清除；如无人下载，则从添加时起计算。不含个人数据的报告会保留。',
  days: '保存天数',
  daysHint: (minimum: number, maximum: number) => `${minimum} 至 ${formats.wholeNumber(maximum)} 天`,
  shorter: '该期限同样适用于现有档案。按新期限已超期的内容将在一天内清除。',
  saved: '保存期限已保存。',
  failed: '保存期限未保存。',
  logTitle: '审计日志',
  logText: '何人进行了登录、添加、下载、修改和删除。',
  logOpen: '查看审计日志',
} as const;
