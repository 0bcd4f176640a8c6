import { phoneTexts } from './page-texts.ts';

// Nothing here touches the paper: the page sends pictures and says what became of the camera.
const program = `
const byId = (id) => document.getElementById(id);
const wanted = (navigator.languages ?? []).map((name) => name.slice(0, 2).toLowerCase());
let language = wanted.find((name) => name in texts) ?? 'zh';
let said = { key: 'ready', wrong: false };
let session = null;
let stream = null;
let timer = 0;
let sending = false;
let sentAt = null;
let wakeLock = null;
let awake = null;
const canvas = document.createElement('canvas');

function words(key, values = {}) {
  return texts[language][key].replace(/\\{(\\w+)\\}/g, (_, name) => values[name] ?? '');
}
function say(key, wrong = false) {
  said = { key, wrong };
  show();
}
function show() {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : language;
  document.title = words('title');
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = words(element.dataset.text);
  for (const element of document.querySelectorAll('[data-language]'))
    element.setAttribute('aria-pressed', String(element.dataset.language === language));
  const status = byId('status');
  const text = said.key === '' ? '' : words(said.key);
  if (status.textContent !== text) status.textContent = text;
  status.className = said.wrong ? 'wrong' : '';
  const on = stream !== null;
  byId('join').hidden = on;
  byId('about').hidden = on;
  byId('live').hidden = !on;
  byId('seat').hidden = byId('exam').hidden = session === null;
  if (session) {
    byId('seat').textContent = session.seat === '' ? words('seatless', session) : words('seat', session);
    byId('exam').textContent = words('exam', session);
  }
  byId('sent').textContent = sentAt === null ? '' : words('sent', { time: new Date(sentAt).toLocaleTimeString(document.documentElement.lang) });
  byId('awake').textContent = awake === null ? '' : words(awake ? 'awake' : 'asleep');
}
async function ask(method, path, body) {
  const options = { method, headers: { 'content-type': 'application/json' }, cache: 'no-store', ...(body ? { body: JSON.stringify(body) } : {}) };
  const answer = await fetch('/phoneCamera/' + path, { ...options, signal: AbortSignal.timeout(10000) });
  return { status: answer.status, value: await answer.json() };
}
async function keepAwake() {
  if (!('wakeLock' in navigator) || document.hidden) { awake = awake ?? false; return show(); }
  try {
    wakeLock = await navigator.wakeLock.request('screen');
    awake = true;
  } catch { awake = false; }
  show();
}
async function openCamera() {
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 10 } };
  stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
  byId('video').srcObject = stream;
  stream.getVideoTracks()[0].addEventListener('ended', () => { if (stream) say('lost', true); });
}
function closeCamera() {
  clearTimeout(timer);
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
  byId('video').srcObject = null;
  void wakeLock?.release();
  wakeLock = null;
  awake = null;
}
function over() {
  closeCamera();
  session = null;
  say('ended');
}
function picture() {
  const video = byId('video');
  if (!stream || video.readyState < 2 || video.videoWidth === 0) return null;
  const scale = Math.min(1, 640 / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d').drawImage(video, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.6, 0.45, 0.3, 0.15]) {
    const image = canvas.toDataURL('image/jpeg', quality);
    if (image.length * 0.75 < 32000 || quality === 0.15) return image;
  }
}
async function send() {
  clearTimeout(timer);
  // The one on its way goes on by itself.
  if (!stream || sending) return;
  sending = true;
  let wait = (session?.everySeconds ?? 4) * 1000;
  try {
    if (stream.getVideoTracks()[0]?.readyState === 'ended') await openCamera();
    const image = document.hidden ? null : picture();
    const { status, value } = image ? await ask('POST', 'frame', { image }) : await ask('GET', 'session');
    if (status === 410) {
      sending = false;
      return over();
    }
    if (status === 200) {
      session = value;
      if (image) { sentAt = Date.now(); say(''); }
    }
  } catch (error) {
    const lost = error instanceof DOMException && error.name !== 'TimeoutError';
    say(lost ? 'lost' : 'away', true);
    wait = 2000 + Math.random() * 3000;
  }
  sending = false;
  if (stream) timer = setTimeout(send, wait);
  show();
}
async function start() {
  if (!navigator.mediaDevices) return say('insecure', true);
  say('starting');
  const code = byId('code').value;
  try {
    await openCamera();
  } catch (error) {
    stream = null;
    if (session) void ask('POST', 'state', { state: 'refused' }).catch(() => undefined);
    return say(error.name === 'NotAllowedError' ? 'refused' : 'absent', true);
  }
  try {
    const joined = session && code === '' ? await ask('GET', 'session') : await ask('POST', 'join', { code });
    if (joined.status === 410) return over();
    if (joined.status !== 200) { closeCamera(); byId('code').value = ''; session = null; return say('noCode', true); }
    session = joined.value;
  } catch {
    closeCamera();
    return say('away', true);
  }
  byId('code').value = '';
  history.replaceState(null, '', location.pathname);
  say('');
  await byId('video').play().catch(() => undefined);
  byId('stop').focus();
  void keepAwake();
  void send();
}
async function stop() {
  closeCamera();
  say('ended');
  await ask('POST', 'leave').catch(() => undefined);
  session = null;
  show();
}
function tellState(state) {
  if (!stream) return;
  navigator.sendBeacon('/phoneCamera/state', new Blob([JSON.stringify({ state })], { type: 'application/json' }));
}
byId('join').addEventListener('submit', (event) => { event.preventDefault(); void start(); });
byId('stop').addEventListener('click', () => void stop());
for (const element of document.querySelectorAll('[data-language]'))
  element.addEventListener('click', () => { language = element.dataset.language; show(); });
addEventListener('pagehide', () => tellState('left'));
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return tellState('left');
  if (stream) { void keepAwake(); void send(); }
});
async function begin() {
  byId('code').value = decodeURIComponent(location.hash.slice(1));
  show();
  if (byId('code').value !== '') return say('');
  const known = await ask('GET', 'session').catch(() => null);
  if (known?.status === 200) { session = known.value; say('resume'); }
}
void begin();
`;

/** The script of the phone's page, with its words in three languages. */
export const script = `const texts = ${JSON.stringify(phoneTexts)};\n${program}`;
