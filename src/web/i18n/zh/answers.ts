/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: '您尚未登录或登录已失效。请使用访问码重新登录。',
    ACCESS_CODE_WRONG: '该访问码不正确、已过期或已被撤销。',
    HANDOFF_WRONG: '该登录链接不正确、已过期或已被使用。',
    NOT_ALLOWED: '您无权访问此部分。',
    NOT_FOUND: '该内容不存在或已被删除。',
    INPUT_INVALID: '请检查标出的字段。',
    CLIENT_NAME_TAKEN: '已有同名的雇主。',
    CLIENT_CHANGED_MEANWHILE: '该雇主的信息刚刚被他人修改。请重新加载页面，然后再次进行修改。',
    DOSSIER_STATE_CONFLICT: '该档案的状态已发生变化。请重新加载列表。',
    FILE_NOT_READY: '该文件（尚）不存在。',
    FILE_TOO_LARGE: '文件大于 5 MB。',
    FILE_NOT_XLSX: '这不是 .xlsx 文件。请在 Excel 中另存为“Excel 工作簿 (.xlsx)”。',
    UPLOAD_INCOMPLETE: '文件未完整接收。请重新发送。',
    TOO_MANY_REQUESTS: '尝试次数过多。请稍候再试。',
    BUSY: '服务暂时无法访问。请几秒钟后再试。',
    INTERNAL: '我们这边出现了问题。该事件已被记录。',
  },
  statusReasons: {
    memory: '计算所需的内存超出可用内存。',
    time: '计算时间过长，已被停止。',
    crash: '由于我们这边的故障，计算已停止。',
    interrupted: '计算已中断。',
    inputErased: '输入文件包含荷兰公民服务号码（BSN），因此未予保存。',
  },
  cancelledBy: (name: string) => `已由 ${name} 取消。`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  nameRequired: '请输入名称',
  nameTooShort: '至少 1 个字符',
  nameTooLong: '最多 30 个字符',
  namePattern: '必须以字母或数字开头；其后只能使用字母、空格、数字、点和连字符。',
  minimumTwo: '至少 2 个字符',
  maximumForty: '最多 40 个字符',
  maximumEighty: '最多 80 个字符',
  kvkNumber: 'KvK 号码为 8 位数字',
  email: '请输入有效的电子邮件地址',
} as const;
