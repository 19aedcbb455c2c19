/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept: '在顾问标记为定稿之前，报告和 Word 文档都带有 CONCEPT（草稿）字样。',
  isFinal: (by: string, moment: string) => `由 ${by} 于 ${moment} 标记为定稿。`,
  makeFinal: '标记为定稿',
  backToConcept: '恢复为草稿',
  makeAgain: '重新生成文件',
  running: '正在重新生成文件。',
};
