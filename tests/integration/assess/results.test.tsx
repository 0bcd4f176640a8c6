import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { assessPaths } from '#contract/paths/assess.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const sitting = 'sit-u-017719-as-fire-2026-spring';
const open = async (address: string, signedIn = '13800017719') => {
  client = await openApp(address, { signedIn });
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('/evaluation', () => {
  it('lists results, the newest first, with score and level, and those of one assessment', async () => {
    await open(assessPaths.answers.to());
    const all = await screen.findAllByRole('article');
    expect(all).toHaveLength(5);
    expect(within(all[0]!).getByRole('heading').textContent).toBe('应急救护员急救技能自评');
    within(all[0]!).getByText(/ 提交$/u);
    within(all[0]!).getByText(/^\d+ \/ 50 分$/u);
    await client.restart(assessPaths.answers.to({ assessId: 'as-power' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await client.user.click(screen.getByRole('button', { name: '全部结果' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  });

  it('a long list of results, and one of reports, is searched by name', async () => {
    const named = (name: string, at: number) => ({ [name]: `n-${at}`, assessName: `第 ${at} 次测评`, reportName: '' });
    const answer = (id: string, name: string) => {
      const data = { list: [...Array(9).keys()].map((at) => named(name, at + 1)), total: 9 };
      const text = JSON.stringify({ code: 0, message: '', success: true, data });
      return { match: { id }, mode: 'answer', text, times: 0 };
    };
    client = await openApp(assessPaths.answers.to(), {
      signedIn: '13800017719',
      faults: [answer('assessUserResultList', 'resultId'), answer('assessReportList', 'id')],
    });
    for (const next of [assessPaths.report.to(), null]) {
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));
      await client.user.type(screen.getByRole('searchbox', { name: '搜索已加载的内容' }), '第 7');
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
      if (next !== null) await client.restart(next);
    }
  });

  it('shows one: scores by dimension, every answer, and the way to its report [assess-query]', async () => {
    await open(assessPaths.answers.to({ resultId: sitting }));
    const table = await screen.findByRole('table');
    const row = within(table).getByRole('row', { name: /设备认知/u });
    expect(cells(row)).toEqual(['1', '14 / 15 (93%)', '优秀']);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(18);
    screen.getByText('我能说出火灾报警控制器面板上每个指示灯的含义。');
    const asked = (await client.platform.log()).filter(({ id }) => id === 'assessUserResultFindByResultIdId');
    expect(asked[0]?.query).toEqual({ resultId: sitting });
    await client.user.click(screen.getByRole('button', { name: '查看报告' }));
    await waitFor(() => expect(window.location.pathname).toBe('/reportDetails'));
  });

  it('says when there is none, and when one is not the learner’s', async () => {
    await open(assessPaths.answers.to(), '13800010002');
    await screen.findByText('还没有测评结果');
    expect(screen.queryByRole('article')).toBeNull();
    await client.restart(assessPaths.answers.to({ resultId: sitting }));
    await screen.findByText('测评结果加载失败');
  });
});

describe('/reportDetails', () => {
  it('draws and tells the same numbers, beside those of the report before [assess-query] [page-size-999]', async () => {
    await open(assessPaths.report.to({ id: `rp-${sitting}` }));
    const chart = await screen.findByRole('img', { name: '6 个维度得分率的雷达图，数值见表格' });
    await screen.findByText(/^上次（/u);
    expect(chart.querySelectorAll('[data-series]')).toHaveLength(2);
    const table = screen.getByRole('table');
    const row = within(table).getByRole('row', { name: /设备认知/u });
    expect(cells(row)).toEqual(['1', '14 / 15 (93%)', '12 / 15 (80%)', '+13 百分点', '优秀']);
    screen.getByText(/最需要加强/u);
    screen.getByText('陈思远', { selector: 'dd *, dd' });
    const asked = await client.platform.log();
    expect(asked.find(({ id }) => id === 'assessReportFindById')?.query).toEqual({ id: `rp-${sitting}` });
    expect(asked.find(({ id }) => id === 'assessReportList')).toMatchObject({
      query: { pageNum: '1', pageSize: '999' },
      body: { assessId: 'as-fire' },
    });
  });

  it('without an earlier one says so, and knows nothing where the list did not load', async () => {
    await open(assessPaths.report.to({ id: 'rp-sit-u-017719-as-aid-2026-summer' }));
    await screen.findByText('没有更早的同一测评的报告，所以没有对比。');
    expect(screen.queryByRole('columnheader', { name: '上次' })).toBeNull();
    await client.platform.fault({ match: { id: 'assessReportList' }, mode: 'status', status: 500, times: 0 });
    await client.restart(assessPaths.report.to({ id: 'rp-sit-u-017719-as-power-2026-spring' }));
    await screen.findByText('更早的报告加载失败，暂时无法对比。');
  });

  it('lists every report without an id', async () => {
    await open(assessPaths.report.to());
    const all = await screen.findAllByRole('article');
    expect(all).toHaveLength(5);
    await client.user.click(within(all[0]!).getByRole('button', { name: '查看' }));
    await screen.findByRole('heading', { name: '应急救护员急救技能自评报告' });
  });
});

describe('saving a report as a PDF', () => {
  it('prints the report alone, says how far it is, and names the file', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let printed = '';
    client = await openApp(assessPaths.report.to({ id: `rp-${sitting}` }), {
      signedIn: '13800017719',
      client: {
        window: {
          savePdf: async () => {
            printed = document.querySelector('[data-print]')?.textContent ?? '';
            await promise;
            return { outcome: 'saved', fileName: '报告.pdf' };
          },
        },
      },
    });
    await client.user.click(await screen.findByRole('button', { name: '存为 PDF' }));
    await screen.findByText('正在生成 PDF…');
    screen.getByRole('button', { name: '取消' });
    resolve();
    await screen.findByText('报告已保存：报告.pdf');
    expect(printed).toContain('各维度说明');
    expect(printed).not.toContain('存为 PDF');
    await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull());
    screen.getByRole('button', { name: '存为 PDF' });
  });
});
