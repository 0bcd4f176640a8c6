import { HostWindow } from './window.ts';

/** What a dialog shows: words, perhaps a line to write, buttons. */
export interface Question {
  title: string;
  message: string;
  detail: string;
  buttons: readonly string[];
  defaultId: number;
  /** Text of the line; null: there is none. */
  line: string | null;
  checkbox: string;
}

export interface Reply {
  button: number;
  line: string;
  checked: boolean;
}

const style = `body{font:14px system-ui,sans-serif;margin:20px;color:#222;background:#fff}p{white-space:pre-wrap}
input[type=text]{box-sizing:border-box;width:100%;padding:6px;font:inherit}footer{margin-top:20px;text-align:right}
button{font:inherit;margin-left:8px;padding:6px 16px}`;

/** Builds the question in the page and waits for a button; runs there, so it uses nothing from outside. */
function show(question: Question): Promise<Reply> {
  const make = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });
  const line = Object.assign(document.createElement('input'), { type: 'text', value: question.line ?? '' });
  const check = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const label = make('label', question.checkbox);
  label.prepend(check);
  const footer = make('footer', '');
  document.title = question.title;
  document.body.append(make('h3', question.message), make('p', question.detail));
  if (question.line !== null) document.body.append(line);
  if (question.checkbox) document.body.append(label);
  document.body.append(footer);
  return new Promise((resolve) => {
    question.buttons.forEach((text, button) => {
      const element = make('button', text);
      element.addEventListener('click', () => resolve({ button, line: line.value, checked: check.checked }));
      footer.append(element);
      if (button === question.defaultId && question.line === null) element.focus();
    });
    if (question.line !== null) line.select();
    document.addEventListener('keydown', ({ key }) => {
      const button = key === 'Escape' ? question.buttons.length - 1 : question.defaultId;
      if (key === 'Escape' || (key === 'Enter' && question.line !== null))
        resolve({ button, line: line.value, checked: check.checked });
    });
  });
}

/** Asks in a window of the host's own; undefined when it is closed without an answer. */
export async function askInWindow(question: Question): Promise<Reply | undefined> {
  const window = new HostWindow({ width: 520, height: 300, title: question.title });
  const closed = new Promise<undefined>((resolve) => window.once('closed', () => resolve(undefined)));
  const answered = answerOf(window, question);
  answered.catch(() => undefined); // The page went with its window; the race below has the answer.
  try {
    return await Promise.race([answered, closed]);
  } finally {
    window.destroy();
  }
}

async function answerOf(window: HostWindow, question: Question): Promise<Reply | undefined> {
  await window.loadURL(`data:text/html,${encodeURIComponent(`<meta charset="utf-8"><style>${style}</style>`)}`);
  const reply = await window.webContents.executeJavaScript(`(${show.toString()})(${JSON.stringify(question)})`);
  if (typeof reply !== 'object' || reply === null) return undefined;
  return { button: 0, line: '', checked: false, ...reply };
}
