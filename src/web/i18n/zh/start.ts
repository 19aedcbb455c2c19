export const start = {
  title: (name: string) => `欢迎您，${name}`,
  intro: '请选择雇主，添加档案，然后下载结果。',
  steps: [
    {
      title: '选择雇主',
      text: '在列表中打开您要为其计算的雇主，或添加新雇主。',
    },
    {
      title: '添加档案',
      text: '在 Excel 模板（荷兰语）中填写养老金计划和参与者，并将其添加为档案。如有错误，您将收到自己的文件，其中对每个错误都有说明。',
    },
    {
      title: '下载结果',
      text: '档案计算完成后，即可下载包含结果的 Excel 文件和 PowerPoint 报告。两者均为荷兰语。',
    },
  ],
  stepsTitle: '使用步骤',
} as const;
