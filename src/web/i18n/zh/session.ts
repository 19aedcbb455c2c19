export const auth = {
  title: '登录',
  purpose:
    '计算在转入新的缴费确定型计划（premieregeling）之后，怎样的缴费能使雇主的负担不变，或使参与者获得相同的养老金。',
  loggedOut: '您已退出登录。您可以使用服务提供方发给您的访问码重新登录。',
  unauthorized: '您无权访问管理工具。如果您已输入访问码，或希望获得访问权限，请联系服务提供方的联系人。',
  ended: '您尚未登录或登录已失效。请使用访问码重新登录。',
  accessCode: '访问码',
  accessCodeHint: '服务提供方发给您的 26 位代码，或您的专属码。可以包含连字符和空格。',
  showAccessCode: '显示访问码',
  accessCodeMissing: '请输入您的访问码。',
  accessCodeLength: (length: number) =>
    `访问码由 26 个字母和数字组成；您输入了 ${length} 个。请检查是否已复制完整的代码。`,
  accessCodeCharacters: '访问码只包含字母和数字。',
  secondFactor: '验证器应用中的验证码',
  secondFactorHint: '六位数字，或一个恢复码。',
  secondFactorMissing: '请输入验证码。',
  logIn: '登录',
  loggingIn: '正在登录…',
  handoff: '正在为您登录…',
  checking: '正在检查您的登录…',
  privacy: '档案仅在您自己的机构内可见。本网站不使用 Cookie，也不使用外部服务。',
  unreachable: '无法连接到服务器。请检查您的网络连接后重试。',
} as const;
