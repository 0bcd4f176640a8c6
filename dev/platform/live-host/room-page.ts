import type { LiveContent } from '../content/live/classes.ts';

/** The sentinel room: buttons that try what the window of a room must stop, or leave alone, each with what came of it. */
const escapeTrials = `<section id="trials"><h3>窗口防护检查</h3>
<p><a href="https://elsewhere.invalid/">离开主机</a> <a href="/handout.zip" download>下载文件</a></p>
<p><button data-trial="popup">弹出窗口</button> <button data-trial="place">读取位置</button> <button data-trial="notice">发送通知</button> <button data-trial="desktop">读取客户端接口</button> <button data-trial="files">读取客户端文件</button></p>
<p><button data-trial="awake">保持屏幕常亮</button> <button data-trial="copy">复制文字</button> <button data-trial="keep">长期保存数据</button></p>
<output id="outcome"></output></section>
<script>
const trials = {
  popup: async () => (window.open('https://elsewhere.invalid/') === null ? '已拦截' : '未拦截'),
  place: () => new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve('未拦截'), () => resolve('已拦截'))),
  notice: async () => ((await Notification.requestPermission()) === 'granted' ? '未拦截' : '已拦截'),
  awake: () => navigator.wakeLock.request('screen').then(() => '可用', () => '已拦截'),
  copy: () => navigator.clipboard.writeText('课堂链接').then(() => '可用', () => '已拦截'),
  keep: async () => ((await navigator.storage.persist()) ? '未拦截' : '已拦截'),
  files: () => fetch('app://client/index.html').then(() => '未拦截', () => '已拦截'),
  desktop: async () => ('desktop' in window || 'require' in window || 'process' in window ? '未拦截' : '已拦截'),
};
for (const button of document.querySelectorAll('[data-trial]')) button.addEventListener('click', async () => {
  document.querySelector('#outcome').textContent = button.dataset.trial + ' ' + (await trials[button.dataset.trial]());
});
</script>`;

interface RoomPage {
  live: LiveContent;
  learner: string;
  backUrl: string;
  code: string;
  locale: string;
  timeZone: string;
  messages: readonly { name: string; text: string }[];
}

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'zh-CN': {
    lang: 'zh-CN',
    signedIn: '学员',
    zone: '时区',
    leave: '离开直播间',
    chat: '课堂讨论',
    say: '发言',
    send: '发送',
    talk: '申请连麦',
    talking: '已连麦',
    noTalk: '未能使用摄像头或麦克风',
    none: '还没有人发言',
    gone: '课堂代码无效，请从客户端重新进入。',
  },
  'en-US': {
    lang: 'en-US',
    signedIn: 'Learner',
    zone: 'Time zone',
    leave: 'Leave the room',
    chat: 'Discussion',
    say: 'Message',
    send: 'Send',
    talk: 'Ask to speak',
    talking: 'You are on air',
    noTalk: 'Camera or microphone not available',
    none: 'Nobody has written yet',
    gone: 'This room code is not valid. Enter again from the client.',
  },
  'fr-FR': {
    lang: 'fr-FR',
    signedIn: 'Apprenant',
    zone: 'Fuseau horaire',
    leave: 'Quitter la salle',
    chat: 'Discussion',
    say: 'Message',
    send: 'Envoyer',
    talk: 'Demander la parole',
    talking: 'Vous êtes à l’antenne',
    noTalk: 'Caméra ou micro indisponible',
    none: 'Personne n’a encore écrit',
    gone: 'Ce code de salle n’est pas valable. Entrez de nouveau depuis l’application.',
  },
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);
const wordsOf = (locale: string) => words[locale] ?? words['zh-CN'] ?? {};

const style = `body{margin:0;font:16px system-ui,"Noto Sans CJK SC";background:#14181f;color:#e8ecf2;display:grid;grid-template:auto 1fr/1fr 320px;min-height:100vh}
header{grid-column:1/3;display:flex;gap:16px;align-items:center;padding:12px 20px;background:#1d232d}h1{font-size:18px;margin:0;flex:1}
a,button{color:#fff;background:#2f6fd0;border:0;border-radius:4px;padding:8px 14px;font:inherit;text-decoration:none}
main{display:grid;place-content:center;gap:16px;text-align:center;padding:24px}main h2{font-size:32px;margin:0}
aside{background:#1a1f28;padding:16px;display:flex;flex-direction:column;gap:8px}ul{flex:1;padding:0;list-style:none}form{display:flex;gap:8px}input{flex:1;min-width:0;font:inherit}`;

/** The page of a code that nobody was given. */
export function noRoomPage(locale: string): string {
  const { lang = 'zh-CN', gone = '' } = wordsOf(locale);
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${gone}</title><h1>${gone}</h1></html>`;
}

/** A room as its host shows it: who came, in which language and time zone, what is written there, the way back. */
export function roomPage({ live, learner, backUrl, code, locale, timeZone, messages }: RoomPage): string {
  const t = wordsOf(locale);
  const lines = messages.map(({ name, text }) => `<li><b>${escaped(name)}</b> ${escaped(text)}</li>`).join('');
  const query = new URLSearchParams({ current_language: locale, timezone: timeZone });
  return `<!doctype html><html lang="${t['lang']}"><meta charset="utf-8"><title>${escaped(live.title)}</title><style>${style}</style>
<header><h1>${escaped(live.title)}</h1><span id="who">${t['signedIn']} ${escaped(learner)}</span><span id="zone">${t['zone']} ${escaped(timeZone)}</span>
<a id="leave" href="${escaped(backUrl)}">${t['leave']}</a></header>
<main><h2>${escaped(live.title)}</h2><p>${escaped(live.intro || live.sourceName)}</p><p>${escaped(live.teacherName)}</p>
<p><button id="talk">${t['talk']}</button></p><output id="talking"></output>${live.id === 'live-guard' ? escapeTrials : ''}</main>
<aside><h3>${t['chat']}</h3><ul id="chat">${lines || `<li>${t['none']}</li>`}</ul>
<form method="post" action="/message?${escaped(query.toString())}"><input type="hidden" name="liveCode" value="${escaped(code)}">
<input name="text" aria-label="${t['say']}" maxlength="200"><button>${t['send']}</button></form></aside>
<script>document.querySelector('#talk').addEventListener('click', async () => {
  const told = document.querySelector('#talking');
  try { const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true }); stream.getTracks().forEach((track) => track.stop()); told.textContent = ${JSON.stringify(t['talking'])}; }
  catch { told.textContent = ${JSON.stringify(t['noTalk'])}; }
});</script></html>`;
}
