export const system = {
  loading: '正在加载…',
  somethingWentWrong: '出现问题…',
  errorTitle: '错误',
  uploadFailed: '档案未发送…',
  deleteFailed: '删除失败…',
  downloadFailed: '下载失败…',
  notUploaded: '文件未发送。',
  fileRequired: '请选择文件。',
  fileTooLarge: '文件过大。',
  fileUnsupported: '不支持此文件类型。请只发送 .xlsx 文件。',
} as const;
