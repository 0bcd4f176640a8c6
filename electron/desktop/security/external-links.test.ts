import { describe, expect, it } from 'vitest';
import { createExternalLinks } from './external-links.ts';

function linksWith(answers: boolean[], knownHosts: readonly string[] = []) {
  const [asked, opened]: [string[], string[]] = [[], []];
  const paper = { open: false };
  let onTokenChange: (call: string | null) => void = () => {};
  const open = createExternalLinks({
    ownOrigin: 'http://127.0.0.1:9',
    knownHosts: () => knownHosts,
    ask: async (host) => {
      asked.push(host);
      return answers.shift() ?? false;
    },
    open: async (address) => void opened.push(address),
    session: {
      onTokenChange(listener) {
        onTokenChange = listener;
        return () => {};
      },
    },
    isPaperOpen: () => paper.open,
  });
  const outcome = (address: string) =>
    open(address).then(
      () => 'opened',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  return { outcome, asked, opened, paper, tokenChange: (call: string | null) => onTokenChange(call) };
}

describe('an external address', () => {
  it.each([
    ['https://api.learn.cn/x?y', 'opened'],
    ['https://sub.a.cn/', 'opened'],
    ['https://evil-a.cn/', 'declined'],
    ['https://a.cn.evil.com/', 'declined'],
    ['http://api.learn.cn/', 'not-allowed'],
    ['http://127.0.0.1:8/', 'not-allowed'],
    ['https://user:pass@a.cn/', 'not-allowed'],
    ['javascript:alert(1)', 'not-allowed'],
    ['file:///etc/passwd', 'not-allowed'],
    ['ms-settings:privacy', 'not-allowed'],
    ['nonsense', 'not-allowed'],
  ])('%s: %s', async (address, expected) => {
    const { outcome, opened, asked } = linksWith([false], ['api.learn.cn', 'a.cn']);
    expect(await outcome(address)).toBe(expected);
    expect(opened).toEqual(expected === 'opened' ? [address] : []);
    expect(asked).toHaveLength(expected === 'declined' ? 1 : 0);
  });

  it('is not opened while a paper is written, and nobody is asked', async () => {
    const { outcome, asked, opened, paper } = linksWith([true], ['a.cn']);
    paper.open = true;
    expect(await outcome('https://a.cn/')).toBe('paper-open');
    expect(await outcome('https://b.cn/')).toBe('paper-open');
    expect([asked, opened]).toEqual([[], []]);
    paper.open = false;
    expect(await outcome('https://a.cn/')).toBe('opened');
  });

  it('of an unknown host is asked about once, until the session ends', async () => {
    const { outcome, asked, opened, tokenChange } = linksWith([true, true, false]);
    await outcome('https://b.cn/1');
    await outcome('https://b.cn/2');
    tokenChange('accountSwitchBranch');
    await outcome('https://b.cn/3');
    expect(asked).toEqual(['b.cn']);
    await outcome('https://b.cn:8443/4');
    expect(asked).toEqual(['b.cn', 'b.cn:8443']);
    tokenChange(null);
    expect(await outcome('https://b.cn/5')).toBe('declined');
    expect(opened.map((address) => address.slice(-1))).toEqual(['1', '2', '3', '4']);
  });

  it('that was declined is asked about again', async () => {
    const { outcome, asked } = linksWith([false, true]);
    expect(await outcome('https://b.cn/')).toBe('declined');
    expect(await outcome('https://b.cn/')).toBe('opened');
    expect(asked).toEqual(['b.cn', 'b.cn']);
  });

  it('is declined while another question is open', async () => {
    const { outcome, asked } = linksWith([true, true]);
    const first = outcome('https://b.cn/');
    expect(await outcome('https://c.cn/')).toBe('declined');
    expect(await first).toBe('opened');
    expect(asked).toEqual(['b.cn']);
  });
});
