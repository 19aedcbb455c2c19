/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept: 'アドバイザーが確定するまで、報告書とWord文書には CONCEPT（下書き）と表示されます。',
  isFinal: (by: string, moment: string) => `${by} が ${moment} に確定しました。`,
  makeFinal: '確定する',
  backToConcept: '下書きに戻す',
  makeAgain: 'ファイルを作り直す',
  running: 'ファイルを作り直しています。',
};
