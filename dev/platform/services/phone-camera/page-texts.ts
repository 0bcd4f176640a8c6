const zh = {
  title: '手机侧面机位',
  what: '这部手机会作为考试的侧面摄像头：考试期间每隔几秒拍一张画面，不录音、不录像。',
  who: '画面只发送到考试平台，供本场考试的监考老师和培训机构管理员查看。',
  when: '您点击“打开摄像头”之后才开始；交卷后自动停止。您也可以随时停止，试卷不受影响。',
  code: '连接码',
  start: '打开摄像头',
  stop: '停止并断开',
  ready: '请输入电脑上显示的连接码。',
  starting: '正在打开摄像头……',
  seat: '已连接到座位 {seat}',
  seatless: '已连接到考生 {learner} 的试卷',
  exam: '考试：{exam}',
  place: '请横放手机，放在座位侧后方约 45°、离地约 1.2 米，拍到双手和屏幕。请接上电源。',
  sent: '最近一张画面送达：{time}',
  awake: '屏幕会保持常亮。',
  asleep: '这部手机的浏览器不能保持屏幕常亮，请在系统设置里延长自动锁屏时间。',
  away: '连不上考试平台，正在自动重试。请检查手机的网络。',
  noCode: '连接码不正确、已经用过或已过期。请在电脑上重新生成。',
  refused: '摄像头没有获得授权。请在浏览器的设置里允许本页使用摄像头，然后再试一次。',
  absent: '这部手机的摄像头打不开，可能正被其他应用使用。请关闭它们再试一次。',
  insecure: '本页不是安全连接（https），浏览器不允许使用摄像头。请联系监考老师。',
  lost: '摄像头中断了，正在重新打开。',
  ended: '已结束：摄像头已关闭，不再发送画面。可以关闭本页。',
  resume: '这部手机已经连接过。点击“打开摄像头”继续。',
};

type Texts = Readonly<Record<keyof typeof zh, string>>;

/** The words of the phone's page by language; `{...}` is filled in. */
export const phoneTexts: Readonly<Record<'zh' | 'en' | 'fr', Texts>> = {
  zh,
  en: {
    title: 'Phone as side camera',
    what: 'This phone becomes the side camera of an exam: it takes a picture every few seconds while the exam lasts. No sound, no film.',
    who: 'The pictures go to the exam platform only, for the invigilators of this exam and the administrators of the training centre.',
    when: 'It begins when you press “Turn on the camera” and stops by itself when the paper is handed in. You may stop it at any time; the paper is not affected.',
    code: 'Code',
    start: 'Turn on the camera',
    stop: 'Stop and disconnect',
    ready: 'Please type the code that the computer shows.',
    starting: 'Turning the camera on…',
    seat: 'Connected to seat {seat}',
    seatless: 'Connected to the paper of {learner}',
    exam: 'Exam: {exam}',
    place:
      'Lay the phone sideways, about 45° behind your seat and 1.2 m above the floor, so that it sees your hands and the screen. Please plug it in.',
    sent: 'Last picture delivered: {time}',
    awake: 'The screen stays on.',
    asleep:
      'This browser cannot keep the screen on: please set a longer time before the phone locks itself in its settings.',
    away: 'The exam platform cannot be reached; it is tried again by itself. Please check the phone’s network.',
    noCode: 'The code is wrong, used or too old. Please make a new one on the computer.',
    refused:
      'The camera was not allowed. Please let this page use the camera in the browser’s settings, then try again.',
    absent: 'The camera of this phone cannot be opened; another app may be using it. Please close it and try again.',
    insecure: 'This is no secure connection (https), so the browser gives no camera. Please ask the invigilator.',
    lost: 'The camera broke off and is being opened again.',
    ended: 'Ended: the camera is off and no more pictures are sent. You may close this page.',
    resume: 'This phone was connected before. Press “Turn on the camera” to go on.',
  },
  fr: {
    title: 'Téléphone comme caméra de côté',
    what: 'Ce téléphone devient la caméra de côté d’un examen : il prend une image toutes les quelques secondes pendant l’examen. Ni son, ni film.',
    who: 'Les images ne vont qu’à la plateforme d’examen, pour les surveillants de cet examen et les administrateurs du centre de formation.',
    when: 'La prise commence quand vous appuyez sur « Activer la caméra » et s’arrête automatiquement à la remise de la copie. Vous pouvez l’arrêter à tout moment ; la copie n’est pas touchée.',
    code: 'Code',
    start: 'Activer la caméra',
    stop: 'Arrêter et déconnecter',
    ready: 'Saisissez le code affiché par l’ordinateur.',
    starting: 'Activation de la caméra…',
    seat: 'Connecté à la place {seat}',
    seatless: 'Connecté à la copie de {learner}',
    exam: 'Examen : {exam}',
    place:
      'Posez le téléphone à l’horizontale, à environ 45° derrière votre place et à 1,2 m du sol, pour qu’il voie vos mains et l’écran. Branchez-le.',
    sent: 'Dernière image remise : {time}',
    awake: 'L’écran reste allumé.',
    asleep:
      'Ce navigateur ne peut pas garder l’écran allumé : allongez le délai de verrouillage dans les réglages du téléphone.',
    away: 'La plateforme d’examen est injoignable ; une nouvelle tentative suit automatiquement. Vérifiez le réseau du téléphone.',
    noCode: 'Le code est faux, déjà utilisé ou trop ancien. Créez-en un nouveau sur l’ordinateur.',
    refused:
      'La caméra n’a pas été autorisée. Autorisez cette page à l’utiliser dans les réglages du navigateur, puis réessayez.',
    absent:
      'La caméra de ce téléphone ne s’ouvre pas ; une autre application l’utilise peut-être. Fermez-la et réessayez.',
    insecure:
      'La connexion n’est pas sûre (https) : le navigateur ne donne pas la caméra. Adressez-vous au surveillant.',
    lost: 'La caméra s’est interrompue et se rouvre.',
    ended: 'Terminé : la caméra est éteinte et aucune image n’est plus envoyée. Vous pouvez fermer cette page.',
    resume: 'Ce téléphone a déjà été connecté. Appuyez sur « Activer la caméra » pour continuer.',
  },
};
