export const contact = {
  title: '联系我们',
  intro: '对本工具或您的访问权限有疑问？您的留言将发送给您的服务提供方。',
  privacy: '请勿在留言中填写参与者的数据。',
  message: '留言',
  messageHint: (maximum: number) => `最多 ${maximum} 个字符`,
  name: '姓名',
  organization: '机构',
  telephone: '电话',
  email: '电子邮件地址',
  submit: '发送',
  sending: '正在发送…',
} as const;
