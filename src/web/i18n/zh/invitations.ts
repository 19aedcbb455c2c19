import { formats } from '#web/i18n/zh/formats.ts';

export const invitations = {
  title: '邀请',
  text: '服务提供方建议让以下人员成为贵机构的顾问。顾问可以看到所有雇主和档案。在您确认之前没有访问码，且只有您能看到它。',
  by: (name: string, day: string) => `由 ${name}（服务提供方）于 ${day} 邀请`,
  known: '已是贵机构的顾问，将再获得一个访问码。',
  confirm: '确认',
  confirmOf: (name: string) => `确认 ${name} 的邀请`,
  refuse: '拒绝',
  refuseOf: (name: string) => `拒绝 ${name} 的邀请`,
  confirmQuestion: (name: string) => `您确定要给予 ${name} 访问权限吗？`,
  confirmConsequence: '请仅确认您认识的人。随后您会看到访问码，并由您亲自转交。',
  confirmTitle: '确认邀请',
  confirmFailed: '邀请未确认。',
  refuseTitle: '拒绝邀请',
  refuseQuestion: (name: string) => `您确定要拒绝 ${name} 的邀请吗？`,
  refuseConsequence: '将不会有访问码。服务提供方可以再次邀请。',
  refuseFailed: '邀请未拒绝。',
  waiting: '等待确认',
  waitingText: '该机构的顾问在“访问码”页面确认邀请并转交访问码。您看不到该访问码。',
  withdraw: '撤回',
  withdrawOf: (name: string) => `撤回 ${name} 的邀请`,
  withdrawTitle: '撤回邀请',
  withdrawQuestion: (name: string) => `您确定要撤回 ${name} 的邀请吗？`,
  withdrawConsequence: '将不会有访问码。',
  withdrawFailed: '邀请未撤回。',
  invitedTitle: '邀请已就绪',
  invited: (name: string) => `该机构的顾问确认邀请后，${name} 即可访问。`,
} as const;

export const accessNotices = {
  label: '访问权限通知',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `服务器管理员于 ${moment} 向 ${holder} 签发了访问权限。`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `服务提供方于 ${moment} 清除了 ${holder} 的双重验证。服务提供方给予 ${holder} 的访问码已失效。`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `服务器管理员于 ${moment} 清除了 ${holder} 的双重验证。`,
    'recovered by issued code': (holder: string, moment: string) => `${holder} 于 ${moment} 用签发的访问码登录以恢复。`,
    'second factor guessed': (holder: string, moment: string) =>
      `截至 ${moment}，${holder} 的双重验证被多次输入错误代码。如果不是 ${holder} 本人所为，请更换访问码。`,
  },
  actsText: '您对此不知情吗？请撤销该访问码，并向服务提供方询问。',
  dismiss: '已阅',
  waiting: (count: number) => `有 ${formats.wholeNumber(count)} 个邀请等待您确认。`,
  ownCode: '您的访问码由服务提供方签发，对方可能知道该码，即使您已用它换取专属码。请更换为只有您知道的访问码。',
  toCodes: '前往访问码',
} as const;
