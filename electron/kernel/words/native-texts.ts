import type { RoomDevice } from '#contract/ipc/live.ts';
import type { Locale } from '#contract/ipc/locale.ts';

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
  chooseFolder: string;
  chooseFiles: string;
  choosePicture: string;
  startFailedTitle: string;
  startFailedText: string;
  /** Another client writes to the same folder of answers; `{folder}` and `{host}`, the name of its computer, are replaced. */
  folderInUseText: string;
  /** Stands for `{host}` where the name is not known. */
  unknownHost: string;
  /** An AppImage was started where Chromium's sandbox cannot work. */
  noSandboxText: string;
  /** Follows it where a command helps; `{command}` is replaced. */
  noSandboxCommand: string;
  /** An installed client was to start in another data folder; it names switch and field of the policy. */
  otherFolderText: string;
  policyRefusedTitle: string;
  policyRefusedText: string;
  /** `{host}` is replaced. */
  leaveTitle: string;
  leaveText: string;
  leaveOpen: string;
  cancel: string;
  /** `{time}` is replaced. */
  reminderText: string;
  /** Whether a live room may use a device; `{host}` is replaced. */
  roomAsks: Readonly<Record<RoomDevice, string>>;
  roomAsksText: string;
  roomAllow: string;
  roomRefuse: string;
  /** The page of a live room or a lab wants to be asked before its window closes; `{host}` is replaced. */
  roomCloseAsks: string;
  roomCloseText: string;
  /** Title of the dialog that asks where a lab's file goes; `{host}` is replaced. */
  labSaves: string;
  /** The host of a live room or of a lab is not reached. */
  roomLost: string;
  roomWaiting: string;
  /** Entries of menus: of the system's menu bar, of a field, of the tray and of the taskbar. */
  menu: Readonly<Record<MenuEntry, string>>;
  /** What the tray says of what begins next; `{title}` and `{minutes}` or `{time}` are replaced. */
  trayMinutes: string;
  trayLater: string;
  trayNothing: string;
}

export type MenuEntry =
  | 'app'
  | 'edit'
  | 'window'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'hide'
  | 'minimize'
  | 'close'
  | 'open'
  | 'exams'
  | 'learning'
  | 'quit';

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
    chooseFolder: '选择要保存到的文件夹',
    chooseFiles: '选择作为答案的文件',
    choosePicture: '选择照片',
    startFailedTitle: '客户端无法启动',
    startFailedText: '请重新启动客户端；如果仍然无法启动，请把以下内容告诉培训机构。已作答的内容保存在本机。',
    folderInUseText:
      '另一个客户端（电脑：{host}）正在使用保存答案的文件夹 {folder}。两个客户端不能同时写入，因此本客户端没有启动；已作答的内容都在，没有丢失。请先退出另一个客户端（包括本机其他用户打开的），再重新启动。如果找不到它，请联系培训机构。',
    unknownHost: '未知',
    noSandboxText:
      '这台电脑不允许 AppImage 隔离网页（Ubuntu 23.10 及以后的版本默认如此）。没有隔离就不能安全地考试，因此客户端没有启动；已作答的内容都在，没有丢失。请联系管理员在这台电脑上安装 deb 安装包，它自带所需的授权。',
    noSandboxCommand: '管理员也可以继续使用 AppImage：执行下面的命令授权，然后重新启动客户端。\n\n{command}',
    otherFolderText:
      '另一个数据文件夹里没有这台电脑上的试卷和设置。请不带 --user-data-dir 启动客户端；需要在这台电脑上试用的，请联系管理员在 policy.json 中设置 allowUserDataDir。',
    policyRefusedTitle: '本机的策略文件未被采用',
    policyRefusedText: '没有管理员权限的人也可能写入该文件，因此客户端只使用安装时自带的设置。请联系管理员。',
    leaveTitle: '在浏览器中打开 {host}？',
    leaveText: '这个网址不属于您的培训平台。同意后，退出登录前不再询问该网站。',
    leaveOpen: '打开',
    cancel: '取消',
    reminderText: '{time} 开始，请提前做好准备。',
    roomAsks: { camera: '允许 {host} 使用摄像头吗？', microphone: '允许 {host} 使用麦克风吗？' },
    roomAsksText: '同意后，在关闭这个窗口之前有效。',
    roomAllow: '允许',
    roomRefuse: '不允许',
    roomCloseAsks: '关闭 {host} 的窗口吗？',
    roomCloseText: '这个页面说，还有内容没有保存或没有结束。',
    labSaves: '实训页面 {host} 提供的文件保存到哪里？',
    roomLost: '没有连接到这个页面的主机。',
    roomWaiting: '正在重新连接，请保持窗口打开。',
    menu: {
      app: '应用',
      edit: '编辑',
      window: '窗口',
      undo: '撤销',
      redo: '重做',
      cut: '剪切',
      copy: '复制',
      paste: '粘贴',
      selectAll: '全选',
      hide: '隐藏',
      minimize: '最小化',
      close: '关闭窗口',
      open: '打开客户端',
      exams: '考试中心',
      learning: '继续学习',
      quit: '退出客户端',
    },
    trayMinutes: '{title}：{minutes} 分钟后开始',
    trayLater: '{title}：{time} 开始',
    trayNothing: '没有即将开始的考试和提醒',
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
    chooseFolder: 'Choose the folder to save to',
    chooseFiles: 'Choose the files of your answer',
    choosePicture: 'Choose a photo',
    startFailedTitle: 'The client could not start',
    startFailedText:
      'Start the client again. If that fails too, tell the staff what is written below. Answers already given are saved on this computer.',
    folderInUseText:
      'Another client (computer: {host}) is using the folder of answers, {folder}. Two clients must not write to it at once, so this one did not start; the answers already given are all there. Quit the other client, also one that another user of this computer left open, then start again. If you cannot find it, ask the staff.',
    unknownHost: 'unknown',
    noSandboxText:
      'This computer does not let an AppImage isolate its pages (the default since Ubuntu 23.10). An exam is not safe without that, so the client did not start; the answers already given are all there. Ask an administrator to install the deb package on this computer: it brings the permission along.',
    noSandboxCommand:
      'Or keep the AppImage: an administrator gives the permission with this command, then start the client again.\n\n{command}',
    otherFolderText:
      'Another data folder has none of the papers and settings of this computer. Start the client without --user-data-dir. For a trial on this computer, ask an administrator to set allowUserDataDir in policy.json.',
    policyRefusedTitle: 'The policy file of this computer is not used',
    policyRefusedText:
      'Someone without administrator rights could have written it, so the client uses only the settings it was installed with. Please tell an administrator.',
    leaveTitle: 'Open {host} in the browser?',
    leaveText:
      'This address does not belong to your training platform. If you agree, you are not asked about this site again until you sign out.',
    leaveOpen: 'Open',
    cancel: 'Cancel',
    reminderText: 'Starts at {time}. Please be ready in time.',
    roomAsks: {
      camera: 'May the live room at {host} use the camera?',
      microphone: 'May the live room at {host} use the microphone?',
    },
    roomAsksText: 'Your consent lasts until this window is closed.',
    roomAllow: 'Allow',
    roomRefuse: 'Do not allow',
    roomCloseAsks: 'Close the window of {host}?',
    roomCloseText: 'The page says that something in it is not saved or not over.',
    labSaves: 'Where to save the file from the lab {host}?',
    roomLost: 'The host of this page is not reached.',
    roomWaiting: 'Connecting again; keep this window open.',
    menu: {
      app: 'Application',
      edit: 'Edit',
      window: 'Window',
      undo: 'Undo',
      redo: 'Redo',
      cut: 'Cut',
      copy: 'Copy',
      paste: 'Paste',
      selectAll: 'Select all',
      hide: 'Hide',
      minimize: 'Minimise',
      close: 'Close window',
      open: 'Open the client',
      exams: 'Exams',
      learning: 'Continue learning',
      quit: 'Quit',
    },
    trayMinutes: '{title} starts in {minutes} min',
    trayLater: '{title} starts at {time}',
    trayNothing: 'No exam or reminder is ahead',
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
    chooseFolder: 'Choisir le dossier où enregistrer',
    chooseFiles: 'Choisir les fichiers de votre réponse',
    choosePicture: 'Choisir une photo',
    startFailedTitle: 'L’application n’a pas pu démarrer',
    startFailedText:
      'Relancez l’application. Si l’échec persiste, communiquez au personnel le texte ci-dessous. Les réponses déjà données sont enregistrées sur cet ordinateur.',
    folderInUseText:
      'Une autre application ouverte (ordinateur\u202F: {host}) utilise le dossier des réponses, {folder}. Deux applications ne doivent pas y écrire en même temps\u202F; celle-ci n’a donc pas démarré. Les réponses déjà données sont toutes là. Quittez l’autre, y compris celle qu’un autre utilisateur de cet ordinateur a laissée ouverte, puis relancez. Si vous ne la trouvez pas, adressez-vous au personnel.',
    unknownHost: 'inconnu',
    noSandboxText:
      'Cet ordinateur ne permet pas à une AppImage d’isoler ses pages (réglage par défaut depuis Ubuntu 23.10). Sans cela, un examen n’est pas sûr : l’application n’a donc pas démarré. Les réponses déjà données sont toutes là. Demandez à un administrateur d’installer le paquet deb sur cet ordinateur : il apporte l’autorisation.',
    noSandboxCommand:
      'Ou gardez l’AppImage : un administrateur donne l’autorisation par cette commande, puis relancez l’application.\n\n{command}',
    otherFolderText:
      'Un autre dossier de données ne contient ni les copies ni les réglages de cet ordinateur. Lancez l’application sans --user-data-dir. Pour un essai sur cet ordinateur, demandez à un administrateur de définir allowUserDataDir dans policy.json.',
    policyRefusedTitle: 'Le fichier de stratégie de cet ordinateur n’est pas utilisé',
    policyRefusedText:
      'Une personne sans droits d’administrateur a pu l’écrire\u202F; l’application n’utilise donc que les réglages de son installation. Prévenez un administrateur.',
    leaveTitle: 'Ouvrir {host} dans le navigateur\u202F?',
    leaveText:
      'Cette adresse n’appartient pas à votre plateforme de formation. Si vous acceptez, la question ne sera plus posée pour ce site avant votre déconnexion.',
    leaveOpen: 'Ouvrir',
    cancel: 'Annuler',
    reminderText: 'Début à {time}. Préparez-vous à temps.',
    roomAsks: {
      camera: 'Autoriser la salle {host} à utiliser la caméra\u202F?',
      microphone: 'Autoriser la salle {host} à utiliser le micro\u202F?',
    },
    roomAsksText: 'Votre accord vaut jusqu’à la fermeture de cette fenêtre.',
    roomAllow: 'Autoriser',
    roomRefuse: 'Ne pas autoriser',
    roomCloseAsks: 'Fermer la fenêtre de {host}\u202F?',
    roomCloseText: 'La page indique que quelque chose n’y est pas enregistré ou pas terminé.',
    labSaves: 'Où enregistrer le fichier de l’atelier {host}\u202F?',
    roomLost: 'L’hôte de cette page n’est pas joignable.',
    roomWaiting: 'Nouvelle connexion en cours\u202F; gardez cette fenêtre ouverte.',
    menu: {
      app: 'Application',
      edit: 'Édition',
      window: 'Fenêtre',
      undo: 'Annuler',
      redo: 'Rétablir',
      cut: 'Couper',
      copy: 'Copier',
      paste: 'Coller',
      selectAll: 'Tout sélectionner',
      hide: 'Masquer',
      minimize: 'Réduire',
      close: 'Fermer la fenêtre',
      open: 'Ouvrir l’application',
      exams: 'Examens',
      learning: 'Continuer à apprendre',
      quit: 'Quitter',
    },
    trayMinutes: '{title} commence dans {minutes}\u00A0min',
    trayLater: '{title} commence à {time}',
    trayNothing: 'Aucun examen ni rappel à venir',
  },
};
