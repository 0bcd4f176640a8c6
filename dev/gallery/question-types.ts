import type { Attempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { getUpFloadFileVoucher } from '#contract/platform/exam/answer-file.ts';
import { userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { findExam, openAttempt } from '#tests/support/desktop-page.ts';
import { goTo } from '#tests/support/journeys.ts';
import type { Scene, Stage } from './scene.ts';
import { armFault, enterAs } from './stage.ts';

const ordinary = '13800020009';
const ofOddQuestions = '13800010029';

type Prepare = (stage: Stage, paper: { attemptId: string; questionId: string }) => Promise<unknown>;

/** The question with this number, half answered. */
function question(number: number, prepare: Prepare, account = ordinary): Scene {
  return async (stage) => {
    const { page } = stage;
    await enterAs(stage, account);
    const exam = await findExam(page, '综合题型');
    const attempt: Attempt = await openAttempt(page, exam);
    const { attemptId } = attempt;
    const { questions, unanswerable = [] } = attempt.paper;
    const questionId = [...questions, ...unanswerable].find((one) => one.number === number)?.id ?? '';
    await prepare(stage, { attemptId, questionId });
    await page.evaluate(({ attemptId: id, questionId: at }) => window.desktop.exam.setCurrentQuestion(id, at), {
      attemptId,
      questionId,
    });
    // Signing in may have opened the paper: the picture is of its next opening.
    await goTo(page, examPaths.list.to());
    await page.evaluate((id) => window.desktop.exam.leave(id), attemptId);
    return examPaths.testPaper.to({ exam, attemptId });
  };
}

/** The first question, as an editor wrote it; each has a learner of its own, who keeps the paper. */
function written(title: string, account: string): Scene {
  return async (stage) => {
    const { page } = stage;
    await enterAs(stage, account);
    const data = { questionList: [{ id: 'written', type: 4, score: 5, title }] };
    const text = JSON.stringify({ code: 0, message: '', success: true, data });
    await armFault(stage, {
      match: { id: userPaperFindQuestForExam.id, account },
      mode: 'answer',
      text,
      times: 0,
    });
    const exam = await findExam(page, '综合题型');
    const { attemptId } = await openAttempt(page, exam);
    await goTo(page, examPaths.list.to());
    await page.evaluate((id) => window.desktop.exam.leave(id), attemptId);
    return examPaths.testPaper.to({ exam, attemptId });
  };
}

const formulas =
  String.raw`<p>若 $U=220\,\text{V}$，\(R=44\,\Omega\)，则 $$I=\begin{cases}\frac{U}{R} & R>0\\ 0 & \text{断路}\end{cases}$$
  <math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>+</mo><msqrt><mi>x</mi></msqrt></math> 的值为（&nbsp;&nbsp;&nbsp;&nbsp;），
  反应 <span class="formula" data-tex="\ce{2H2 + O2 -> 2H2O}"></span> 属于<u>　　　　</u>反应，10<span style="vertical-align: super">2</span> 为<input>，
  <span style="color: red">红色</span>线与<span style="color: blue; text-decoration: underline">蓝色</span>线，当 0<x<5 时，$\nosuchcommand{x}$；
  Word 的 <m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:r><m:t>+</m:t></m:r><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>。</p>
  <svg width="120" height="60" viewBox="0 0 120 60"><path d="M10 30H110M60 10V50" stroke="black" fill="none"/><text x="64" y="24">R</text></svg>`.replaceAll(
    '\n',
    '',
  );

/** Each kind of question that is neither a choice nor a text, and those that are not understood, by name. */
export const questionTypes: Readonly<Record<string, Scene>> = {
  matching: question(1, ({ page }, { attemptId, questionId }) =>
    page.evaluate(({ id, at }) => window.desktop.exam.answer(id, at, { kind: 'pairs', targets: ['B', 'D', '', ''] }), {
      id: attemptId,
      at: questionId,
    }),
  ),
  ordering: question(2, ({ page }, { attemptId, questionId }) =>
    page.evaluate(({ id, at }) => window.desktop.exam.answer(id, at, { kind: 'order', keys: ['B', 'A', 'D', 'C'] }), {
      id: attemptId,
      at: questionId,
    }),
  ),
  upload: question(3, async (stage, { attemptId, questionId }) => {
    await stage.page.evaluate(storeFile, { attemptId, questionId, name: '配电柜接线图.jpg', bytes: 480_000 });
    await armFault(stage, {
      match: { id: getUpFloadFileVoucher.id, account: ordinary },
      mode: 'code',
      code: 500,
      times: 0,
    });
    await stage.page.evaluate(storeFile, { attemptId, questionId, name: '说明.pdf', bytes: 93_000 });
  }),
  listening: question(4, ({ page }, { attemptId }) =>
    page.evaluate((id) => window.desktop.exam.play(id, 'recording-1'), attemptId),
  ),
  unknown: question(
    1,
    ({ page }, { attemptId, questionId }) =>
      page.evaluate(({ id, at }) => window.desktop.exam.answer(id, at, { kind: 'text', text: '1B 2D' }), {
        id: attemptId,
        at: questionId,
      }),
    ofOddQuestions,
  ),
  formulas: written(formulas, '13800020008'),
  'broken-picture': written(
    '<p>图中标志是什么？<img src="/media/never-there.png" alt="标志">____</p><p><iframe src="https://example.cn/film"></iframe></p>',
    '13800020015',
  ),
  unanswerable: question(2, async () => undefined, ofOddQuestions),
};

// Runs in the page: stores a file as the screen does, and waits until it was tried once.
async function storeFile(file: { attemptId: string; questionId: string; name: string; bytes: number }): Promise<void> {
  const { attemptId, questionId, name, bytes } = file;
  const { begin, part, finish, changed } = window.desktop.answerFiles;
  const tried = new Promise<void>((resolve) => {
    const stop = changed(({ deliveries }) => {
      const delivery = deliveries.find((each) => each.file.name === name);
      if (delivery?.phase !== 'delivered' && !delivery?.message) return;
      stop();
      resolve();
    });
  });
  const begun = await begin(attemptId, questionId, { name, type: '', bytes });
  if (!begun.ok) return;
  for (let at = 0; at < bytes; at += 262_144)
    await part(begun.value, new Uint8Array(Math.min(262_144, bytes - at)).fill(7));
  await finish(begun.value);
  await tried;
}
