import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#lib/i18n/i18n.ts';
import type { Cue } from './caption-text.ts';
import type { StreamTracks } from './engine.ts';
import { playStream } from './stream-engine.ts';
import { useCaptionTracks } from './use-caption-tracks.ts';

type Heard = (event: string, data: unknown) => void;

/** What hls.js finds in a film, without the film: jsdom plays none. */
const { FakeHls } = vi.hoisted(() => {
  class Fake {
    static readonly DefaultConfig = { loader: vi.fn<() => void>() };
    static last: Fake;
    readonly heard = new Map<string, Heard[]>();
    readonly levels = [];
    audioTrack = 0;
    subtitleTrack = -1;
    audioTracks = [
      { id: 0, name: '普通话', lang: 'zh' },
      { id: 1, name: 'English', lang: 'en' },
    ];
    subtitleTracks = [
      { id: 0, name: 'English', lang: 'en' },
      { id: 1, name: '中文', lang: 'zh' },
    ];
    loadSource = vi.fn<(address: string) => void>();
    attachMedia = vi.fn<() => void>();
    destroy = vi.fn<() => void>();
    recoverMediaError = vi.fn<() => void>();
    startLoad = vi.fn<(from: number) => void>();
    constructor() {
      Fake.last = this;
    }
    on(event: string, heard: Heard): void {
      this.heard.set(event, [...(this.heard.get(event) ?? []), heard]);
    }
    say(event: string, data: unknown = {}): void {
      for (const heard of this.heard.get(event) ?? []) heard(event, data);
    }
  }
  return { FakeHls: Fake };
});
vi.mock('hls.js', async () => ({ ...(await vi.importActual<object>('hls.js')), default: FakeHls }));

beforeAll(() => startI18n('zh-CN'));

let tracks: StreamTracks | null;
let cues: readonly Cue[];
let leave: () => void;
let element: HTMLVideoElement;
let heard: string[];
beforeEach(() => {
  tracks = null;
  cues = [];
  heard = [];
  element = document.createElement('video');
  leave = playStream(element, 'https://cdn.example.cn/a.m3u8', {
    failed: (problem) => void heard.push(problem),
    passed: () => void heard.push('passed'),
    qualities: () => undefined,
    tracks: (told) => void (tracks = told),
    cues: (told) => void (cues = told),
  });
  FakeHls.last.say('hlsAudioTracksUpdated');
  FakeHls.last.say('hlsSubtitleTracksUpdated');
});

it('the sound tracks of a stream are offered, and one is chosen', () => {
  expect(tracks?.sounds).toEqual([
    { id: '0', name: '普通话', language: 'zh' },
    { id: '1', name: 'English', language: 'en' },
  ]);
  expect(tracks?.sound).toBe('0');
  tracks?.chooseSound('1');
  FakeHls.last.say('hlsAudioTrackSwitched');
  expect([FakeHls.last.audioTrack, tracks?.sound]).toEqual([1, '1']);
  leave();
  expect(FakeHls.last.destroy).toHaveBeenCalledOnce();
});

it('its subtitles are shown as text, those of one language at a time', () => {
  tracks?.chooseSubtitles('1');
  expect(FakeHls.last.subtitleTrack).toBe(1);
  FakeHls.last.say('hlsCuesParsed', {
    type: 'subtitles',
    cues: [
      { startTime: 1, endTime: 2, text: '<v 老师>先断电</v>' },
      { startTime: 2, endTime: 3, text: '<i></i>' },
      'odd',
    ],
  });
  FakeHls.last.say('hlsCuesParsed', { type: 'captions', cues: [{ startTime: 1, endTime: 2, text: 'no' }] });
  expect(cues).toEqual([{ start: 1, end: 2, text: '先断电' }]);
  tracks?.chooseSubtitles('0');
  expect([FakeHls.last.subtitleTrack, cues]).toEqual([0, []]);
  tracks?.chooseSubtitles(null);
  expect(FakeHls.last.subtitleTrack).toBe(-1);
});

it('captions of the platform and subtitles of the stream are one choice, the own language first', () => {
  const files = [
    { url: '/a.vtt', label: 'English', language: 'en' },
    { url: ' ', label: 'none', language: 'fr' },
  ];
  const { result } = renderHook(() => useCaptionTracks(files, tracks));
  expect(result.current.tracks.map(({ id, name }) => [id, name])).toEqual([
    ['file 0', 'English'],
    ['stream 0', 'English'],
    ['stream 1', '中文'],
  ]);
  expect([result.current.chosen?.id, FakeHls.last.subtitleTrack]).toEqual(['stream 1', 1]);
  act(() => result.current.choose('file 0'));
  expect([result.current.chosen?.id, FakeHls.last.subtitleTrack]).toEqual(['file 0', -1]);
});

describe('a part that is broken', () => {
  const frag = { start: 40, duration: 4 };
  const broken = { fatal: true, type: 'mediaError', details: 'fragParsingError', frag };

  it('lets the decoder begin anew, and is passed when it breaks it again', () => {
    FakeHls.last.say('hlsError', broken);
    expect([FakeHls.last.recoverMediaError.mock.calls.length, heard]).toEqual([1, []]);
    FakeHls.last.say('hlsError', broken);
    expect(heard).toEqual(['passed']);
    expect(FakeHls.last.startLoad).toHaveBeenCalledWith(44.1);
    expect(element.currentTime).toBe(44.1);
  });

  it('that does not come asks for another address, and is passed when that gives none either', () => {
    const missing = { fatal: true, type: 'networkError', details: 'fragLoadError', response: { code: 404 }, frag };
    FakeHls.last.say('hlsError', missing);
    expect(heard).toEqual(['unreached']);
    leave();
    // The same film under a new address, in the same element.
    playStream(element, 'https://cdn.example.cn/b.m3u8', {
      failed: () => void heard.push('failed again'),
      passed: () => void heard.push('passed'),
      qualities: () => undefined,
    });
    FakeHls.last.say('hlsError', missing);
    expect(heard).toEqual(['unreached', 'passed']);
    expect(FakeHls.last.startLoad).toHaveBeenCalledWith(44.1);
  });

  it('of a kind that nothing here reads is told at once', () => {
    FakeHls.last.say('hlsError', { fatal: true, type: 'mediaError', details: 'manifestIncompatibleCodecsError' });
    expect([heard, FakeHls.last.recoverMediaError.mock.calls.length]).toEqual([['form'], 0]);
  });

  it('that hls.js mends by itself is nothing to tell', () => {
    FakeHls.last.say('hlsError', { ...broken, fatal: false });
    expect([heard, FakeHls.last.recoverMediaError.mock.calls.length]).toEqual([[], 0]);
  });
});
