import type { LabContent } from '../content/live/labs.ts';

interface LabPage {
  lab: LabContent;
  learner: string;
  backUrl: string;
  ticket: string;
  /** From 0; -1: every step is done. */
  step: number;
  choices: ReadonlyMap<number, number>;
  /** Null: not every step is done. */
  score: number | null;
  reports: readonly { name: string; bytes: number }[];
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);

const style = `body{margin:0;font:16px system-ui,"Noto Sans CJK SC";background:#f3f5f8;color:#1c2430}
header{display:flex;gap:16px;align-items:center;padding:12px 20px;background:#1d3557;color:#fff}h1{font-size:18px;margin:0;flex:1}header a{color:#fff}
main{max-width:760px;margin:24px auto;padding:24px;background:#fff;border-radius:8px}ol{display:flex;gap:12px;flex-wrap:wrap;padding:0;list-style:none}
ol a{padding:6px 12px;border-radius:16px;background:#e3e8f0;color:#1c2430;text-decoration:none}ol a.done{background:#c9ead4}ol a[aria-current]{outline:2px solid #2f6fd0}
label{display:block;padding:10px 0}button{color:#fff;background:#2f6fd0;border:0;border-radius:4px;padding:8px 14px;font:inherit}section{margin-top:24px}`;

/** The page of a ticket that nobody was given. */
export function noLabPage(): string {
  const text = '实训凭证无效，请从客户端重新进入。';
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${text}</title><h1>${text}</h1></html>`;
}

/** A step of a lab as its host shows it, with the others above it; the last page tells the score. */
export function labPage({ lab, learner, backUrl, ticket, step, choices, score, reports }: LabPage): string {
  const address = `/lab?ticket=${ticket}`;
  const steps = lab.steps.map(
    ({ title }, at) =>
      `<li><a href="${address}&step=${at}"${choices.has(at) ? ' class="done"' : ''}${at === step ? ' aria-current="step"' : ''}>${at + 1}. ${escaped(title)}</a></li>`,
  );
  const shown = lab.steps[step];
  const options = shown?.choices.map(
    (choice, at) =>
      `<label><input type="radio" name="choice" value="${at}" required${choices.get(step) === at ? ' checked' : ''}> ${escaped(choice)}</label>`,
  );
  const work = shown
    ? `<h2 id="step">${escaped(shown.title)}</h2><form method="post" action="/lab/step"><p>${escaped(shown.text)}</p>
<input type="hidden" name="ticket" value="${ticket}"><input type="hidden" name="step" value="${step}">${options?.join('')}<button>提交这一步</button></form>`
    : `<h2 id="step">实训已完成</h2><p id="score">得分 ${score ?? 0}</p>`;
  const sent = reports.map(({ name, bytes }) => `<li>${escaped(name)}（${bytes} 字节）</li>`).join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${escaped(lab.name)}</title><style>${style}</style>
<header><h1>${escaped(lab.name)}</h1><span>学员 ${escaped(learner)}</span><a id="leave" href="${escaped(backUrl)}">返回客户端</a></header>
<main><ol>${steps.join('')}</ol>${work}
<section><h2>记录表</h2><p><a id="sheet" href="/lab/sheet.csv?ticket=${ticket}">下载空白记录表</a></p>
<label>上传填写好的记录表 <input id="report" type="file"></label><ul id="reports">${sent || '<li>还没有上传</li>'}</ul></section>
<p><a id="outside" href="https://elsewhere.example.cn/">相关网站</a></p></main>
<script>document.querySelector('#report').addEventListener('change', async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  await fetch('/lab/report?ticket=${ticket}&name=' + encodeURIComponent(file.name), { method: 'POST', body: file });
  location.reload();
});</script></html>`;
}
