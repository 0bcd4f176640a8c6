import { wireTime } from '../../server/clock.ts';
import type { Seat } from './seats.ts';

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const connections = { online: '在线', away: '失去联系', never: '尚未连接' };

/** States of a phone that is the side camera. */
const phones: Readonly<Record<string, string>> = {
  live: '手机机位已连接',
  left: '手机页面已离开',
  refused: '手机未授权摄像头',
};

function camera(place: 'front' | 'side', seat: Seat): string {
  const name = place === 'front' ? '正面' : '侧面';
  const id = seat.pictures[place];
  const picture =
    id === null ? '<span class="none">无画面</span>' : `<img src="/invigilation/picture?id=${id}" alt="${name}">`;
  const phone = place === 'side' && seat.phone !== null ? `<br>${phones[seat.phone] ?? '手机状态未知'}` : '';
  return `<td>${picture}<br>${name}：${escaped(seat.cameras[place] ?? '未知')}${phone}</td>`;
}

const evidenceKinds: Readonly<Record<string, string>> = { note: '记录', capture: '画面' };
const goneCauses: Readonly<Record<string, string>> = {
  thinned: '断网过久已抽减',
  dropped: '多次未被接收',
  expired: '已过保存期限',
};

/** What the chains show, a sentence a line. */
function evidence({ evidence: { breaks, missing, gone, storeBroken } }: Seat): string {
  const counts = Map.groupBy(gone, ({ kind, cause }) => JSON.stringify([kind, cause]));
  const lines = [
    ...(storeBroken ? ['座位目前存不下监考材料'] : []),
    ...(breaks > 0 ? [`记录不连续 ${breaks} 次`] : []),
    ...missing.map(({ kind, count, among }) => `缺 ${count} 份${evidenceKinds[kind]}（编号 ${among}），没有说明原因`),
    ...[...counts.values()].map((same) => {
      const [{ kind, cause } = { kind: '', cause: '' }] = same;
      const count = same.reduce((sum, each) => sum + each.count, 0);
      return `${count} 份${evidenceKinds[kind] ?? ''}不会送达：${goneCauses[cause] ?? '原因未知'}`;
    }),
  ];
  return lines.map((line) => `<br>${escaped(line)}`).join('');
}

const clock = (at: number) => (wireTime(at) ?? '').slice(11);

function seatRow(seat: Seat): string {
  const ends = seat.deadline === null ? '不限时' : clock(seat.deadline);
  const moved = seat.moves === 0 ? '' : `<br>换座 ${seat.moves} 次`;
  const waiting = `${seat.waiting === null ? '未知' : seat.waiting}${evidence(seat)}${moved}`;
  const power = seat.charging === null ? '' : seat.charging ? '（电源已接）' : '（用电池）';
  const battery = seat.battery === null ? '未知' : `${seat.battery}%${power}`;
  const sealed =
    seat.sealed === null ? '' : `<br>座位已封存 ${clock(seat.sealed.at)}，${seat.sealed.answers} 题，待送达`;
  return `<tr><th scope="row"><a href="/invigilation?paper=${encodeURIComponent(seat.paperId)}">${escaped(seat.name)}</a>
<br>${escaped(seat.seat)}<br>${escaped(seat.exam)}</th>${camera('front', seat)}${camera('side', seat)}
<td>${seat.calledAt === null ? '' : `<strong>呼叫 ${clock(seat.calledAt)}</strong>`}</td><td>${connections[seat.connection]}</td><td>${waiting}</td><td>${battery}</td><td>${ends}</td><td>${seat.underway}${sealed}</td></tr>`;
}

/** The table of seats; fetched again by the page. */
export function board(all: readonly Seat[]): string {
  const heads = ['考生', '正面', '侧面', '呼叫', '连接', '未送达材料', '电量', '结束', '未确认操作'];
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${all.map(seatRow).join('')}</tbody></table>`;
}

const button = (kind: string, text: string) => `<button name="kind" value="${kind}">${text}</button>`;

/** The orders, above the table; `chosen` is a paper. */
export function orders(all: readonly Seat[], chosen: string): string {
  const options = all.map(({ paperId, name, seat }) => {
    const selected = paperId === chosen ? ' selected' : '';
    return `<option value="${escaped(paperId)}"${selected}>${escaped(`${name} ${seat}`)}</option>`;
  });
  return `<form method="post" action="/invigilation/order">
<label>座位 <select name="paper"><option value="">全部</option>${options.join('')}</select></label>
<fieldset><legend>消息</legend><input name="text" maxlength="500" aria-label="消息内容">${button('message', '发送消息')}${button('alert', '全场通告')}${button('callSeen', '已看到呼叫')}</fieldset>
<fieldset><legend>时间</legend><input name="minutes" type="number" min="1" max="600" value="10" aria-label="分钟">
${button('extraTime', '加时')}${button('pause', '暂停')}
<label><input type="checkbox" name="clockRuns" value="1">暂停时计时继续</label>${button('resume', '继续考试')}
<input name="endAt" type="datetime-local" aria-label="窗口结束时间">${button('movedWindow', '移动窗口')}</fieldset>
<fieldset><legend>摄像头与人脸</legend><select name="camera" aria-label="摄像头"><option value="side">侧面</option>
<option value="front">正面</option></select>${button('cameraReleased', '免除摄像头')}${button('faceTry', '再试一次人脸')}</fieldset>
<fieldset><legend>收卷</legend>${button('handIn', '强制收卷')}</fieldset></form>`;
}

export function signInForm(): string {
  return `<form method="post" action="/invigilation/sign-in"><label>账号 <input name="account" autocomplete="username"></label>
<label>密码 <input name="password" type="password" autocomplete="current-password"></label><button>登录</button></form>`;
}

export const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui}body{margin:16px}table{border-collapse:collapse;width:100%}
th,td{border:1px solid GrayText;padding:6px;text-align:start;vertical-align:top}img{width:160px;height:auto}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin-block:12px}fieldset{display:flex;gap:8px;align-items:center}`;

export const script = `setInterval(async () => {
  const answer = await fetch('/invigilation/board', { cache: 'no-store' }).catch(() => null);
  if (answer?.status === 401) location.reload();
  if (answer?.ok) document.getElementById('board').innerHTML = await answer.text();
}, 3000);
`;

/** One whole page; `note` is read out. */
export function whole(content: string, note: string): string {
  const said = note === '' ? '' : `<p role="status">${escaped(note)}</p>`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>监考</title>
<link rel="stylesheet" href="/invigilation/style.css"></head><body><h1>监考</h1>${said}${content}</body></html>`;
}
