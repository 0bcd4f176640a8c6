import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { practicePaths } from '#contract/paths/practice.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { practiceRecord } from '../../support/practice-record.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800010002';
const fire = { practiceId: 'pr-fire', businessId: 'c-fire-basics' };
const food = { practiceId: 'pr-food', businessId: 'c-food-hygiene' };

const open = async (address: string, signedIn = learner) => {
  client = await openApp(address, { signedIn });
};

const held = (account = 'u-010002') => practiceRecord(client.platform.origin, account, 'pr-fire');

function storedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => path.basename(name).length === 32 && name.includes(path.sep))
    .map((name) => path.join(folder, name));
}

async function stored() {
  const kept = await client.core.desktop.practice.stored();
  return kept.ok ? kept.value : [];
}

async function begin(mode: string): Promise<void> {
  const card = await screen.findByRole('article', { name: mode });
  await client.user.click(within(card).getByRole('button', { name: '开始' }));
  await screen.findByRole('region', { name: '当前题目' });
}

async function choose(key: string): Promise<void> {
  await client.user.click(await screen.findByRole('radio', { name: new RegExp(`^${key}`, 'u') }));
}

async function check(key: string): Promise<void> {
  await choose(key);
  await client.user.click(screen.getByRole('button', { name: '看对错' }));
}

async function finish(): Promise<void> {
  await client.user.click(screen.getAllByRole('button', { name: '结束练习' })[0]!);
  const question = await screen.findByRole('alertdialog', { name: '结束这次练习吗？' });
  await client.user.click(within(question).getByRole('button', { name: '结束' }));
  await screen.findByRole('heading', { name: '练习结果' });
}

it('a question without a usable id can be read where a mode is chosen, and is in none of them', async () => {
  client = await openApp('/userAgreement', { signedIn: learner });
  const single = (id: string, title: string) => ({
    id,
    type: 1,
    title,
    score: 1,
    optionList: [{ key: 'A', content: '先断电' }],
  });
  const data = { questionList: [single('q1', '何时验电？'), single('', '谁来监护？')] };
  const text = JSON.stringify({ code: 0, message: '', success: true, data });
  await client.platform.fault({ match: { id: 'userPracticeFindQuestForExam' }, mode: 'answer', text, times: 0 });
  await client.restart(practicePaths.pattern.to(fire));
  await client.user.click(await screen.findByText('另有 1 题缺少编号，只能查看，不能练习'));
  screen.getByText('谁来监护？');
  screen.getByText('先断电');
  expect(screen.getByText(/^共 1 题/).textContent).not.toContain('上传文件');
});

describe('/practiceList', () => {
  it('leads to the modes of a practice, whose address names it [practice-query]', async () => {
    await open(practicePaths.list.to());
    const card = await screen.findByRole('article', { name: '消防设施操作员（四级）每日一练' });
    expect(card.textContent).toContain('已答 0 / 16 题');
    await client.user.click(within(card).getByRole('button', { name: '开始练习' }));
    expect(await screen.findByRole('article', { name: '模拟考试' })).toBeTruthy();
    expect(window.location.pathname).toBe('/pattern');
    expect(new URLSearchParams(window.location.search).get('practiceId')).toBe('pr-fire');
  });

  it('of one course shows only its practices', async () => {
    await open(practicePaths.trainingTask.to({ id: 'c-care-clean' }));
    expect(await screen.findByRole('article', { name: '养老护理员（五级）章节练习' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

describe('/practice', () => {
  it('tells at once what is right, and puts a wrong answer into the book', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('顺序练习');
    await check('A');
    expect(await screen.findByText('答错了')).toBeTruthy();
    expect(screen.getByText(/110 是公安报警/u)).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '下一题' }));
    await screen.findByText('第 2 题，共 16 题');
    await check('C');
    expect(await screen.findByText('答对了')).toBeTruthy();
    await finish();
    expect(within(screen.getByRole('region', { name: '结果汇总' })).getByText('50%')).toBeTruthy();
    expect(await screen.findByText('已全部同步')).toBeTruthy();
    const { runs } = await held();
    expect(runs).toMatchObject([
      {
        model: 1,
        ended: true,
        answers: [
          { question_id: 'xf-001', is_right: 0, commits: 1 },
          { question_id: 'xf-002', is_right: 1, commits: 1 },
        ],
      },
    ]);
  });

  it('what the platform judged at the end is in the result', async () => {
    await open('/userAgreement');
    const answerOf = (id: string, data: object) =>
      client.platform.fault({
        match: { id },
        mode: 'answer',
        text: JSON.stringify({ code: 0, message: '', success: true, data }),
        times: 0,
      });
    await answerOf('userPracticeCommitPaper', {});
    await client.restart(practicePaths.pattern.to(food));
    await begin('顺序练习');
    await check('C');
    const [first = ''] = (await stored()).map(({ state: { run } }) => run?.questionIds[0] ?? '');
    await answerOf('userPracticeFindUserPaperInfo', {
      status: 2,
      score: 4,
      answerList: [{ questionId: first, answer: ['C'], right: 1 }],
    });
    await finish();
    const summary = screen.getByRole('region', { name: '结果汇总' });
    expect(await within(summary).findByText('100%')).toBeTruthy();
    expect(within(summary).getByText('得分').parentElement?.textContent).toBe('得分4');
  });

  it('is at the same question after a restart, with every answer', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('随机练习');
    const numbers = () => screen.getAllByRole('button', { name: /^第 \d+ 题/u }).map((cell) => cell.ariaLabel);
    await client.user.click(screen.getByRole('button', { name: '下一题' }));
    await screen.findByText('第 2 题，共 16 题');
    const stem = screen.getByRole('region', { name: '当前题目' }).textContent;
    await screen.findByText('作答已存到本机');
    const before = numbers();
    await client.restart(practicePaths.practice.to(fire));
    expect(await screen.findByText('第 2 题，共 16 题')).toBeTruthy();
    expect(screen.getByRole('region', { name: '当前题目' }).textContent).toBe(stem);
    expect(numbers()).toEqual(before);
  });

  it('is worked through with the keys of a paper, which ? tells', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('顺序练习');
    await client.user.keyboard('?');
    expect(await screen.findByText('看对错；看过后进入下一题')).toBeTruthy();
    await client.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await client.user.keyboard('b');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^B/u }).ariaChecked).toBe('true'));
    await client.user.keyboard('{Enter}');
    expect(await screen.findByText('答对了')).toBeTruthy();
    await client.user.keyboard('{Enter}');
    expect(await screen.findByText('第 2 题，共 16 题')).toBeTruthy();
    await client.user.keyboard('m');
    expect(await screen.findByRole('button', { name: '已标记' })).toBeTruthy();
    await client.user.keyboard('{ArrowLeft}');
    expect(await screen.findByText('第 1 题，共 16 题')).toBeTruthy();
  });

  it('a mark is sent with its five names [practice-mark]', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('顺序练习');
    await client.user.click(screen.getByRole('button', { name: '标记' }));
    expect(await screen.findByRole('button', { name: '已标记' })).toBeTruthy();
    await waitFor(async () => {
      const { marks } = await held();
      expect(marks).toEqual(['xf-001']);
    });
    const sent = (await client.platform.log()).find(({ path }) => path.endsWith('/question/mark'));
    expect(Object.keys(sent?.query ?? {}).sort()).toEqual([
      'businessId',
      'businessType',
      'mark',
      'practiceId',
      'questionId',
    ]);
  });

  it('a mock exam tells nothing before its end, and puts empty questions into the book', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('模拟考试');
    expect(screen.getByRole('timer', { name: '剩余时间' })).toBeTruthy();
    await choose('B');
    expect(screen.queryByRole('button', { name: '看对错' })).toBeNull();
    expect(screen.queryByText('答对了')).toBeNull();
    await finish();
    expect(screen.getByRole('button', { name: '练习这些错题（15）' })).toBeTruthy();
  });

  it('a mock exam whose time is over ends by itself', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('模拟考试');
    await choose('B');
    await screen.findByText('作答已存到本机');
    await client.platform.moveClock(21 * 60_000);
    await client.restart(practicePaths.practice.to(fire));
    expect(await screen.findByText('时间到，练习自动结束。')).toBeTruthy();
  });

  it('a mock exam whose time ends while the client is closed is delivered, and the list says so', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('模拟考试');
    await choose('B');
    await screen.findByText('作答已存到本机');
    await client.platform.moveClock(21 * 60_000);
    await client.restart(practicePaths.list.to());
    expect(await screen.findByText(/模拟考试已于 .+ 到时结束，当时客户端没有运行/u)).toBeTruthy();
    await waitFor(async () => {
      const { runs } = await held();
      expect(runs).toMatchObject([{ model: 4, ended: true, answers: [{ question_id: 'xf-001', commits: 1 }] }]);
    });
    await client.user.click(screen.getByRole('button', { name: '查看结果' }));
    expect(await screen.findByText('时间到，练习自动结束。')).toBeTruthy();
    await client.restart(practicePaths.list.to());
    await screen.findByRole('article', { name: '消防设施操作员（四级）每日一练' });
    await waitFor(() => expect(screen.queryByRole('button', { name: '查看结果' })).toBeNull());
  });

  it('what the platform refuses is said, not shown as synced', async () => {
    await open(practicePaths.pattern.to(fire), '13800010027');
    await begin('顺序练习');
    await check('B');
    expect(await screen.findByText('平台没有接收 1 项，它们只在这台电脑上')).toBeTruthy();
  });

  it('an answer whose outcome was lost is compared, not sent again', async () => {
    await open(practicePaths.pattern.to(fire), '13800010028');
    await begin('顺序练习');
    await check('B');
    await screen.findByText('答对了');
    await screen.findByText('1 项尚未同步');
    await client.user.click(screen.getByRole('button', { name: '下一题' }));
    expect(await screen.findByText('已全部同步')).toBeTruthy();
    expect((await held('u-010028')).runs).toMatchObject([{ answers: [{ question_id: 'xf-001', commits: 1 }] }]);
  });

  it('a practice whose questions do not come says so', async () => {
    await open(practicePaths.pattern.to(fire), '13800010026');
    expect(await screen.findByText('练习没有打开')).toBeTruthy();
  });

  it('without solutions the platform tells what is right with the commit', async () => {
    await open(practicePaths.pattern.to(food));
    await begin('顺序练习');
    await check('C');
    expect(await screen.findByText('答对了')).toBeTruthy();
    expect(screen.getByText(/多数致病菌不能繁殖/u)).toBeTruthy();
  });

  it.each([practicePaths.practice.pattern, practicePaths.pattern.pattern, practicePaths.result.pattern])(
    '%s without a practice says so',
    async (address) => {
      await open(address);
      expect(await screen.findByText('请先选择练习')).toBeTruthy();
    },
  );
});

describe('without network', () => {
  it('an opened practice goes on, says what is not synced, and each answer is sent once', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('顺序练习');
    await client.platform.stop();
    await check('B');
    expect(await screen.findByText('答对了')).toBeTruthy();
    expect(await screen.findByText('1 项尚未同步')).toBeTruthy();
    await client.platform.start();
    await client.user.click(screen.getByRole('button', { name: '下一题' }));
    await screen.findByText('第 2 题，共 16 题');
    expect(await screen.findByText('已全部同步')).toBeTruthy();
    const { runs } = await held();
    expect(runs).toMatchObject([{ answers: [{ question_id: 'xf-001', commits: 1 }] }]);
  });
});

describe('pictures without network', () => {
  it('are those of a practice that was opened, encrypted on the disk', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('顺序练习');
    const files = () => storedFiles(path.join(client.core.userData, 'exams', 'practice-media'));
    await waitFor(() => expect(files()).toHaveLength(1));
    expect(readFileSync(files()[0]!).includes('<svg')).toBe(false);
    await client.platform.stop();
    await client.restart(practicePaths.practice.to(fire));
    await screen.findByRole('region', { name: '当前题目' });
    const picture = await client.core.fetch('/api/media/extinguisher.svg');
    expect(picture.status).toBe(200);
    expect(await picture.text()).toContain('<svg');
  });
});

describe('/wrongTopic', () => {
  it('shows, searches, takes out and puts back; answered right twice in a row a question leaves', async () => {
    await open(practicePaths.pattern.to(fire));
    await begin('顺序练习');
    await check('A');
    await screen.findByText('答错了');
    await client.restart(practicePaths.wrongAnswers.to());
    const item = await screen.findByRole('article', { name: '第 1 题' });
    expect(item.textContent).toContain('错 1 次');
    await client.user.type(screen.getByRole('searchbox', { name: '搜索题目' }), '叉车');
    expect(await screen.findByText('没有符合条件的错题')).toBeTruthy();
    await client.user.clear(screen.getByRole('searchbox', { name: '搜索题目' }));
    await client.user.click(await screen.findByRole('button', { name: '移除' }));
    await client.user.click(await screen.findByRole('button', { name: '撤销' }));
    for (const left of ['已连续答对 1 / 2 次', null]) {
      await client.user.click(await screen.findByRole('button', { name: '练习这些错题（1）' }));
      await check('B');
      await screen.findByText('答对了');
      await finish();
      await client.restart(practicePaths.wrongAnswers.to());
      expect(await screen.findByText(left ?? '没有错题')).toBeTruthy();
    }
  });
});
