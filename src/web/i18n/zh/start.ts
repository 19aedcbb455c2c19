import { retentionDays } from '#api/retention-days.ts';
export const start = {
  greeting: (name: string) => `欢迎您，${name}。`,
  headline: '新的养老金缴费，与原有缴费保持平衡',
  lead: (product: string) =>
    `${product} 计算在转入新的缴费确定型计划（premieregeling）之后，怎样的递增缴费或统一缴费能使雇主的支出与现在相同，或使参与者预期获得相同的养老金。适用于养老金顾问及其雇主客户。`,
  tryExample: '试用示例',
  openingExample: '正在打开示例…',
  exampleFailed: '无法打开示例。',
  figure: {
    title: '来自示例档案',
    description: (low: string, high: string, flat: string) =>
      `一架天平。左侧是现行费率表，随年龄从 ${low} 递增至 ${high}；右侧是适用于所有人的统一缴费率 ${flat}。两侧重量相等。`,
    current: '现行费率表',
    flat: '统一缴费',
    difference: '差额',
    caption: (participants: number) =>
      `15 至 68 岁各年龄的缴费，以及自 2028 年 1 月起五年内雇主负担的现值，对象为一家虚构批发企业的 ${participants} 名参与者。`,
  },
  introTitle: '实现平衡的两种方式',
  intro:
    '现有的荷兰养老金计划最迟须在 2028 年 1 月 1 日按照 Wet toekomst pensioenen（《未来养老金法》）完成调整。此后新入职的员工在任何年龄都按相同的百分比缴费；已参加计划的员工在符合条件时可以保留递增缴费。对每位雇主而言，这一选择都会影响负担和养老金。',
  aims: {
    budget: {
      title: '预算中性',
      text: '在所选年限内，雇主支付的金额与现行计划相同。',
    },
    profit: {
      title: '受益中性',
      text: '全体参与者合计预期获得的养老金与现行计划相同。',
    },
  },
  answers: {
    title: '示例档案的四个答案',
    scale: '递增费率表',
    flat: '统一缴费',
    range: (low: string, high: string) => `${low}–${high}`,
    notFeasible: '不可行',
    aboveLimit: (limit: string) => `将高于 ${limit} 的税收上限。`,
    note: '以养老金计算基数的百分比表示，四舍五入至 0.1 个百分点。档案还会计算补偿、开放群体、情景和敏感性。',
  },
  bannerLabel: '公告',
  stepsTitle: '使用步骤',
  steps: {
    fill: {
      title: '填写模板',
      text: '下载空白 Excel 模板，填写养老金计划和参与者，然后将其作为档案添加到雇主名下。模板为荷兰语。',
    },
    check: {
      title: '错误附有说明',
      text: '如有不符之处，您将收到自己的文件。所有错误的单元格会一次性全部标出并加以说明。',
    },
    report: {
      title: '下载结果',
      text: '一份显示每个数字来源的 Excel 文件，以及一份供讨论使用的 PowerPoint 报告。两者均为荷兰语。',
    },
  },
  dataTitle: '您的数据如何处理',
  dataFacts: {
    closed: {
      title: '仅限您的机构内部',
      text: '顾问只能看到自己机构的档案，雇主只能看到自己的档案。这一隔离由数据库本身保障。',
    },
    nameless: {
      title: '不含姓名，不含 BSN',
      text: '模板只要求为每位参与者填写一个编号。含有荷兰公民服务号码（BSN）列的文件将被拒收且不予保存。',
    },
    erased: {
      title: '不超过必要的时间',
      text: `含有参与者数据的文件在最后一次下载后 ${retentionDays.standard} 天清除，或在您的机构所选的期限后清除。您可以随时删除档案。`,
    },
    own: {
      title: '不使用 Cookie，不加载外部内容',
      text: '计算在本应用自己的服务器上进行。页面不从其他网站加载任何内容，也不会跟踪您。',
    },
  },
} as const;
