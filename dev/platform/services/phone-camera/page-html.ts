/** The phone's page: plain, one column, readable without its script's words; the script puts the texts in. */
export const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>手机侧面机位</title>
<link rel="stylesheet" href="/phoneCamera/style.css"></head><body>
<nav aria-label="Language"><button type="button" data-language="zh" lang="zh-CN">中文</button>
<button type="button" data-language="en" lang="en">English</button>
<button type="button" data-language="fr" lang="fr">Français</button></nav>
<main><h1 data-text="title"></h1>
<div id="about"><p data-text="what"></p><p data-text="who"></p><p data-text="when"></p></div>
<noscript><p>请在浏览器中启用 JavaScript。Please enable JavaScript. Veuillez activer JavaScript.</p></noscript>
<p id="status" role="status"></p>
<p id="seat" hidden></p><p id="exam" hidden></p>
<form id="join"><label><span data-text="code"></span>
<input id="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12"></label>
<button data-text="start"></button></form>
<div id="live" hidden><video id="video" autoplay muted playsinline aria-hidden="true"></video>
<p data-text="place"></p><p id="sent"></p><p id="awake"></p>
<button type="button" id="stop" data-text="stop"></button></div>
</main><script src="/phoneCamera/page.js"></script></body></html>`;

export const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui}body{margin:0;padding:16px;max-width:36em;margin-inline:auto}
nav{display:flex;gap:8px;justify-content:flex-end}h1{font-size:1.4em}[hidden]{display:none!important}
button{min-height:44px;padding:0 16px;font:inherit}nav button[aria-pressed=true]{font-weight:700}
form,label{display:flex;flex-direction:column;gap:8px}input{font:inherit;min-height:44px;letter-spacing:.15em;text-transform:uppercase}
form button,#stop{width:100%}#status{font-weight:600}#status.wrong{border-inline-start:4px solid #c50f1f;padding-inline-start:8px}
video{width:100%;max-height:50vh;background:#000;object-fit:contain}`;
