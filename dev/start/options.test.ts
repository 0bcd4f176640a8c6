import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

describe('readOptions', () => {
  it('asks for nothing by default', () => {
    expect(readOptions([])).toEqual({
      client: null,
      platform: null,
      profile: null,
      tenant: null,
      userDataDir: null,
      headless: false,
      fakeCameras: null,
      debuggingPort: null,
      lang: null,
      fresh: false,
      dev: false,
    });
  });

  it('keeps the origin of a platform only', () => {
    expect(readOptions(['--platform', 'https://learn.example.cn/path?x=1']).platform).toBe('https://learn.example.cn');
  });

  it.each([
    [['--client', 'firefox'], /--client takes electron, chromium/],
    [['--platform', 'ftp://x'], /--platform takes an http/],
    [['--fake-cameras', '3'], /--fake-cameras takes 0, 1 or 2/],
    [['--lang', 'de-DE'], /--lang takes zh-CN, en-US, fr-FR/],
    [['--remote-debugging-port', 'x'], /takes a port number/],
    [['--surprise'], /surprise/],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(sentence);
  });
});
