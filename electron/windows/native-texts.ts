import type { Locale } from '../../src/contract/ipc/locale.ts';

/** Texts of native dialogs, shown when the page cannot show its own. */
export interface NativeTexts {
  crashedTitle: string;
  crashedText: string;
  reopen: string;
  hangsTitle: string;
  hangsText: string;
  wait: string;
  quit: string;
  saveFile: string;
}

export const nativeTexts: Readonly<Record<Locale, NativeTexts>> = {
  'zh-CN': {
    crashedTitle: '页面多次意外关闭',
    crashedText: '您已作答的内容保存在本机。您可以重新打开页面，或退出客户端后再启动。',
    reopen: '重新打开',
    hangsTitle: '页面没有响应',
    hangsText: '您已作答的内容保存在本机。您可以继续等待，或重新打开页面。',
    wait: '继续等待',
    quit: '退出',
    saveFile: '保存文件',
  },
  'en-US': {
    crashedTitle: 'The page closed unexpectedly several times',
    crashedText:
      'Your answers are saved on this computer. You can open the page again, or quit and start the client again.',
    reopen: 'Open again',
    hangsTitle: 'The page does not respond',
    hangsText: 'Your answers are saved on this computer. You can wait, or open the page again.',
    wait: 'Wait',
    quit: 'Quit',
    saveFile: 'Save file',
  },
  'fr-FR': {
    crashedTitle: 'La page s’est fermée plusieurs fois de façon inattendue',
    crashedText:
      'Vos réponses sont enregistrées sur cet ordinateur. Vous pouvez rouvrir la page, ou quitter puis relancer l’application.',
    reopen: 'Rouvrir',
    hangsTitle: 'La page ne répond pas',
    hangsText: 'Vos réponses sont enregistrées sur cet ordinateur. Vous pouvez patienter ou rouvrir la page.',
    wait: 'Patienter',
    quit: 'Quitter',
    saveFile: 'Enregistrer le fichier',
  },
};
