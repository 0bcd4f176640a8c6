import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlaylist, PlaylistParts, readPlaylist } from './playlist.ts';

const address = 'https://cdn.example.cn/a/film.m3u8?sign=1';

it.each([
  ['application/vnd.apple.mpegurl', 'https://cdn.example.cn/x', true],
  ['text/plain', address, true],
  ['video/mp4', 'https://cdn.example.cn/x.mp4?n=.m3u8', false],
])('%s at %s: %s', (type, at, playlist) => expect(isPlaylist(type, at)).toBe(playlist));

describe('a playlist', () => {
  it('names its parts, its keys and other playlists', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-KEY:METHOD=AES-128,URI="key?id=1",IV=0x1',
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXTINF:4,',
      'part-1.m4s',
      '',
      'https://other.example.cn/part-2.ts',
      '/low/film.m3u8',
    ].join('\r\n');
    expect(readPlaylist(text, address)?.named).toEqual([
      'https://cdn.example.cn/a/key?id=1',
      'https://cdn.example.cn/a/init.mp4',
      'https://cdn.example.cn/a/part-1.m4s',
      'https://other.example.cn/part-2.ts',
      'https://cdn.example.cn/low/film.m3u8',
    ]);
  });

  it.each([
    ['blanks before and behind its lines', ' \t#EXTM3U\n  #EXTINF:4,\n\tpart-1.ts \n  #EXT-X-ENDLIST'],
    ['ends of lines of every system', '\uFEFF#EXTM3U\r#EXTINF:4,\r\npart-1.ts\n\r\n#EXT-X-ENDLIST'],
    [
      'parts of one file',
      '#EXTM3U\n#EXTINF:4,\n#EXT-X-BYTERANGE:100@0\npart-1.ts\n#EXT-X-DISCONTINUITY\n#EXT-X-ENDLIST',
    ],
  ])('is read with %s', (_, text) => {
    const read = readPlaylist(text, address);
    expect(read?.named).toEqual(['https://cdn.example.cn/a/part-1.ts']);
    expect(read?.text.split('\n')).toEqual(expect.arrayContaining(['#EXTM3U', '#EXTINF:4,', '#EXT-X-ENDLIST']));
  });

  it('names the sound tracks, subtitles and sizes of a film', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",LANGUAGE="en",NAME="English",URI="en/sound.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",LANGUAGE="zh",NAME="中文",URI="zh/words.m3u8"',
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="fast.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="a",SUBTITLES="s"',
      'film/low.m3u8',
    ].join('\n');
    expect(readPlaylist(text, address)?.named.map((one) => one.slice('https://cdn.example.cn/a/'.length))).toEqual([
      'en/sound.m3u8',
      'zh/words.m3u8',
      'fast.m3u8',
      'film/low.m3u8',
    ]);
  });

  it.each(['URI="key?id=1"', "URI='key?id=1'", 'URI=key?id=1', ' URI="key?id=1"'])('names its key by %s', (uri) => {
    const read = readPlaylist(`#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,${uri},IV=0x1\n#EXTINF:4,\n1.ts`, address);
    expect(read?.named[0]).toBe('https://cdn.example.cn/a/key?id=1');
    expect(read?.text).toContain('URI="https://cdn.example.cn/a/key?id=1",IV=0x1');
  });

  it('has its variables read, also those in the query of its own address', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-DEFINE:NAME="host",VALUE="cdn2.example.cn"',
      '#EXT-X-DEFINE:QUERYPARAM="sign"',
      '#EXT-X-DEFINE:IMPORT="other"',
      '#EXT-X-MAP:URI="https://{$host}/init.mp4"',
      'part-1.ts?sign={$sign}',
      'part-2.ts?x={$other}',
    ].join('\n');
    expect(readPlaylist(text, address)).toMatchObject({
      named: ['https://cdn2.example.cn/init.mp4', 'https://cdn.example.cn/a/part-1.ts?sign=1'],
      text: [
        '#EXTM3U',
        '#EXT-X-MAP:URI="https://cdn2.example.cn/init.mp4"',
        'https://cdn.example.cn/a/part-1.ts?sign=1',
        'part-2.ts?x={$other}',
      ].join('\n'),
    });
  });

  it('has the variables of the one that names it', () => {
    const [parts, child] = [new PlaylistParts(), 'https://cdn.example.cn/a/low.m3u8'];
    const master = readPlaylist(
      '#EXTM3U\n#EXT-X-DEFINE:NAME="p",VALUE="x"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8',
      address,
    );
    parts.learn(address, master?.named ?? [], master?.variables);
    const text = '#EXTM3U\n#EXT-X-DEFINE:IMPORT="p"\n#EXTINF:4,\n{$p}.ts';
    expect(readPlaylist(text, child, parts.importable(child))?.text).toBe(
      '#EXTM3U\n#EXTINF:4,\nhttps://cdn.example.cn/a/x.ts',
    );
    expect(parts.importable('https://cdn.example.cn/a/other.m3u8').size).toBe(0);
  });

  it('of a live stream is asked for as it is named, without a query of the reader', () => {
    const control = '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.0,CAN-SKIP-UNTIL=12.0';
    const steering = '#EXT-X-CONTENT-STEERING:SERVER-URI="steer.json",PATHWAY-ID="a"';
    const part = '#EXT-X-PART:DURATION=0.3,URI="p1.mp4"';
    expect(readPlaylist([`#EXTM3U`, control, steering, part].join('\n'), address)?.text).toBe(
      '#EXTM3U\n#EXT-X-SERVER-CONTROL:PART-HOLD-BACK=1.0,\n#EXT-X-PART:DURATION=0.3,URI="https://cdn.example.cn/a/p1.mp4"',
    );
  });

  it('says nothing by its remarks and titles', () => {
    const text = '#EXTM3U\n# URI="x.ts"\n#EXTINF:4,title, URI="b.ts"\na.ts';
    expect(readPlaylist(text, address)).toMatchObject({
      text: text.replace(/a\.ts$/, 'https://cdn.example.cn/a/a.ts'),
      named: ['https://cdn.example.cn/a/a.ts'],
    });
  });

  it('begins as one', () => expect(readPlaylist('<html>part.ts', address)).toBeNull());

  it('says the same with whole addresses, whatever it is', () => {
    const piece = fc.constantFrom(
      '#EXT-X-KEY:URI="',
      '"',
      'https://',
      'http://',
      '[',
      '%',
      'a',
      '/',
      ':',
      '\\',
      ' ',
      '\n',
    );
    const lines = fc.array(piece, { maxLength: 20 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(lines, fc.string({ unit: 'binary' })), fc.boolean(), (body, isOne) => {
        const read = readPlaylist(isOne ? `#EXTM3U\n${body}` : body, address);
        const again = read && readPlaylist(read.text, 'https://elsewhere.example.cn/');
        expect(again?.named).toEqual(read?.named);
      }),
    );
  });
});
