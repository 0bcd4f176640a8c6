import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionText, cueText, readCaptions, saidAt } from './caption-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = readCaptions;
/** In an encoding that a decoder knows: each letter by the bytes that give it. */
function coded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const letters = new Map<string, number[]>();
  const note = (...given: number[]) => {
    const letter = decoder.decode(Uint8Array.from(given));
    if (!letters.has(letter)) letters.set(letter, given);
  };
  for (let one = 0; one < 256; one += 1) note(one);
  for (let first = 0x81; first < 0xff; first += 1) for (let next = 0x40; next < 0xff; next += 1) note(first, next);
  return Uint8Array.from(Array.from(text).flatMap((letter) => letters.get(letter) ?? []));
}
const readBytes = async (some: Uint8Array) => readCaptions(await captionText(some));

describe('captions of every kind', () => {
  const cues = [
    { start: 1, end: 2.5, text: '先断电' },
    { start: 3600, end: 3601, text: '再验电\n挂牌' },
  ];
  it.each([
    [
      'WebVTT',
      'WEBVTT\n\nNOTE x\n\nSTYLE\n::cue{}\n\n00:01.000 --> 00:02.500 line:0\n先断电\n\na\n01:00:00.000 --> 01:00:01.000\n再验电\n挂牌\n',
    ],
    [
      'WebVTT of Windows',
      '\uFEFFWEBVTT\r\n\r\n00:00:01.000 --> 00:00:02.500\r\n先断电\r\n\r\n01:00:00.000 --> 01:00:01.000\r\n再验电\r\n挂牌',
    ],
    [
      'SRT',
      '1\r\n00:00:01,000 --> 00:00:02,500\r\n先断电\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,000\r\n再验电\r\n挂牌\r\n',
    ],
    [
      'SRT without empty lines',
      '1\n00:00:01,000 --> 00:00:02,500\n先断电\n2\n01:00:00,000 --> 01:00:01,000\n再验电\n挂牌\n',
    ],
    [
      'ASS',
      '[Script Info]\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,1:00:00.00,1:00:01.00,D,再验电\\N挂牌\nDialogue: 0,0:00:01.00,0:00:02.50,D,{\\an8}先断电\n',
    ],
    [
      'SSA with styles, notes and shapes',
      '[Script Info]\nScriptType: v4.00\n[V4 Styles]\nFormat: Name, Fontname\nStyle: D,SimHei\n[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nComment: Marked=0,0:00:09.00,0:00:10.00,D,,0,0,0,,x\nDialogue: Marked=0,0:00:01.00,0:00:02.50,D,,0,0,0,,{notes}{\\k20}先{\\k20}断电\nDialogue: Marked=0,0:00:01.00,0:00:02.50,D,,0,0,0,,{\\an7\\p1}m 0 0 l 100 0 100 100{\\p0}\nDialogue: Marked=0,1:00:00.00,1:00:01.00,D,,0,0,0,,再验电\\n挂牌',
    ],
    [
      'WebVTT with regions, styles and notes between',
      'WEBVTT - 断电\nKind: captions\n\nREGION\nid:fred\nwidth:40%\n\nSTYLE\n::cue(b) { color: red }\n\n00:01.000 --> 00:02.500 region:fred align:left position:10%,line-left\n先断电\n\nNOTE\nnot said\n\nlast one\n01:00:00.000 --> 01:00:01.000\n再验电\n挂牌\n\nNOTE the end\n',
    ],
    [
      'SRT without numbers, with other arrows',
      '00:00:01,000 -> 00:00:02,500\n先断电\n\n01:00:00,000 —> 01:00:01,000\n再验电\n挂牌\n',
    ],
    [
      'SRT as input methods and web pages write it',
      '1\n００：００：０１，０００ －－＞ ００：００：０２，５００\n先断电\n\n2\n01:00:00:000 --&gt; 01:00:01:000\n再验电\n挂牌\n',
    ],
    [
      'SRT with blanks in its times, and numbers beside them',
      '1 00: 00: 01, 000 --> 00: 00: 02, 500\n先断电\n\n2 01:00:00.0 --> 01:00:01\n再验电\n挂牌',
    ],
    [
      'SRT with an empty line after each line',
      '1\r\r\n00:00:01,000 --> 00:00:02,500\r\r\n先断电\r\r\n\r\r\n2\n\n01:00:00,000 --> 01:00:01,000\n\n再验电\n\n挂牌\n\n',
    ],
    [
      'SRT with other signs in its times',
      "1\n00:00:01;000 => 00:00:02;500\n先断电\n\n2\n01:00:00'000 ==> 01:00:01’000\n再验电\n挂牌\n",
    ],
    ['SBV', '0:00:01.000,0:00:02.500\n先断电\n\n1:00:00.000,1:00:01.000\n再验电\n挂牌\n'],
    [
      'TTML',
      '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><head/><body><div><p begin="00:00:01.000" end="2.5s">\n 先断电</p><p begin="3600s" dur="1000ms">再验电<br/>挂牌</p></div></body></tt>',
    ],
    [
      'TTML with frames, ticks and times within',
      '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25" ttp:tickRate="10"><tt:body begin="1s"><tt:p begin="0t" end="15t">先<tt:span>断电</tt:span></tt:p><tt:p><tt:span begin="00:59:59:00" end="01:00:00:00">再验电<tt:br/>挂牌</tt:span></tt:p></tt:body></tt:tt>',
    ],
    [
      'TTML with bare seconds, short clocks and other letters',
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><p begin="1" end="2.5">先断电</p><p begin="60:00" end=" 3601 S">再验电<br/>挂牌</p></body></tt>',
    ],
    [
      'TTML with frames of television',
      '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="30" ttp:frameRateMultiplier="1 3"><body><p begin="00:00:00:10" end="00:00:02;05">先断电</p><p begin="36000f" end="01:00:01,0">再验电<br/>挂牌</p></body></tt>',
    ],
    [
      'TTML with times above its lines',
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><div begin="1s" dur="1.5s"><p>先断电</p></div><div begin="1h"><p end="1s">再验电<br/>挂牌</p></div><div><p>no time</p></div></body></tt>',
    ],
    [
      'TTML in turn',
      '<tt xmlns="http://www.w3.org/ns/ttml"><body timeContainer="seq" begin="1s"><p dur="1.5s">先断电</p><div dur="3597.5s"/><p dur="1s">再验电<br/>挂牌</p></body></tt>',
    ],
    [
      'TTML with a name of HTML, and styles that end by themselves',
      '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"><head><styling><style tts:color="white" xml:id="a"/></styling><layout><region xml:id="r"/></layout></head><body><div><p begin="1s" end="2.5s">先断电</p><p begin="3s" end="4s">&nbsp;</p><p begin="3600s" end="3601s">再验电<br/>挂牌</p></div></body></tt>',
    ],
    [
      'TTML with times that count from the beginning of the film',
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><div begin="1" end="2.5"><p begin="1" end="2.5"><span>先断电</span></p></div><div begin="1:00:00" end="1:00:01"><p begin="1:00:00" end="1:00:01">再验电<br/>挂牌</p></div></body></tt>',
    ],
    [
      'TTML with hundredths where frames stand',
      '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="24"><body><p begin="00:00:01:00" end="00:00:02:50">先断电</p><p begin="00:59:59:75" end="00:59:59:75"> </p><p begin="01:00:00:00" end="01:00:01:00">再验电<br/>挂牌</p></body></tt>',
    ],
    [
      'SubViewer',
      '[INFORMATION]\n[SUBTITLE]\n00:00:01.00,00:00:02.50\n先断电\n\n01:00:00.00,01:00:01.00\n再验电[br]挂牌\n',
    ],
    [
      'SAMI',
      '<SAMI>\n<HEAD><STYLE TYPE="text/css"><!--\nP { margin: 1pt }\n.ZHCC { Name: Chinese; lang: zh-CN }\n--></STYLE></HEAD>\n<BODY>\n<SYNC Start=1000><P Class=ZHCC>\n先<font color="red">断电</font>\n<SYNC Start=2500><P Class=ZHCC>&nbsp;\n<SYNC Start="3600000"><P Class=ZHCC>再验电<br>\n挂牌</P></SYNC>\n<sync start=3601000><p class=ZHCC>&nbsp;\n</BODY></SAMI>',
    ],
    ['MicroDVD', '{1}{1}10.000\n{10}{25}先断电\n{36000}{36010}{y:i}再验电|/挂牌\n'],
    ['MPL2', '[10][25]先断电\r\n[36000][36010]/再验电|挂牌\r\n'],
    [
      'srv3 of YouTube',
      '<?xml version="1.0" encoding="utf-8" ?><timedtext format="3">\n<head><pen id="1"/></head>\n<body>\n<w t="0" id="1"/><p t="1000" d="1500" w="1"><s ac="0">先</s><s t="300">断电</s></p>\n<p t="2490" w="1" a="1">\n</p><p t="3600000" d="1000">再验电\n挂牌</p></body></timedtext>',
    ],
    [
      'srv1 of YouTube',
      '<?xml version="1.0"?><transcript><text start="1" dur="1.5">先断电</text><text start="3600" dur="1">再验电\n挂牌</text></transcript>',
    ],
    [
      'json3 of YouTube',
      '{"wireMagic":"pb3","pens":[{}],"events":[{"tStartMs":0,"dDurationMs":9000,"id":1},{"tStartMs":1000,"dDurationMs":1500,"segs":[{"utf8":"先"},{"utf8":"断电","tOffsetMs":300}]},{"tStartMs":1400,"aAppend":1,"segs":[{"utf8":"\\n"}]},{"tStartMs":3600000,"dDurationMs":1000,"segs":[{"utf8":"再验电\\n挂牌"}]}]}',
    ],
    [
      'USF',
      '<?xml version="1.0" encoding="UTF-8"?>\n<USFSubtitles version="1.0"><metadata><title>x</title></metadata><subtitles><subtitle start="00:00:01.000" stop="00:00:02.500"><text style="a">先<i>断电</i></text></subtitle><subtitle start="3600" duration="1"><text>再验电</text><text>挂牌</text></subtitle></subtitles></USFSubtitles>',
    ],
    [
      'lists of Whisper',
      '{"text":"先断电再验电","segments":[{"id":0,"start":1,"end":2.5,"text":" 先断电"},{"id":1,"start":3600.0,"end":3601.0,"text":"再验电\\n挂牌","tokens":[1]}],"language":"zh"}',
    ],
    [
      'a list of milliseconds',
      '[{"start":1000,"end":2500,"text":"先断电"},{"start":3600000,"end":3601000,"text":"再验电\\n挂牌"}]',
    ],
    ['a bare list', '[{"start":1,"end":2.5,"text":"先断电"},{"start":3600,"end":3601,"text":"再验电\\n挂牌"}]'],
    [
      'lists of Bilibili',
      '\uFEFF{\n "font_size":0.4,"body":[{"from":1,"to":2.5,"location":2,"content":"先断电"},{"from":3600,"to":3601,"content":"再验电\\n挂牌"},7]}',
    ],
  ])('%s', (_, text) => expect(read(text)).toEqual(cues));

  it.each([
    [
      'loaded and then shown',
      // RCL, two rows, its accent and its sign, EOC; then EDM.
      '00:00:01;00\t94ae 94ae 9420 9420 9470 9470 c34f 5550 455a 8080 9240 9240 cc27 e580 92b6 942f 942f\n\n00:00:03;00\t942c 942c\n',
      [{ start: 1 + 15 / 30, end: 3, text: 'COUPEZ\nL’ë' }],
    ],
    [
      'that roll up',
      '00:00:01:00\t9425 9425 94ad 94ad 9470 9470 54f7 ef80\n\n00:00:02:00\t9425 9425 94ad 94ad 9470 9470 9137 cf6e\n',
      [
        { start: 1.001 * (1 + 2 / 30), end: 2.002, text: 'Two' },
        { start: 1.001 * (2 + 2 / 30), end: 1.001 * (2 + 2 / 30) + 5, text: '♪On' },
      ],
    ],
  ])('of television (SCC) %s', (_, codes, said) => {
    const round = (cues: ReturnType<typeof read>) =>
      cues?.map(({ start, end, text }) => [start.toFixed(3), end.toFixed(3), text]);
    expect(round(read(`Scenarist_SCC V1.0\n\n${codes}`))).toEqual(round(said));
  });

  it('with one time before each line (TMPlayer) last until the next one', () => {
    expect(read('00:00:01:先断电|再验电\r\n00:00:03:\r\n0:00:04=挂牌')).toEqual([
      { start: 1, end: 4, text: '先断电\n再验电' },
      { start: 4, end: 9, text: '挂牌' },
    ]);
    expect(read('会议记录\n10:00:00：开始\n10:00:00:开始')).toBeNull();
  });

  it('in two languages of SAMI are both said, each until the next one of its own', () => {
    const text =
      '<SAMI><BODY><SYNC Start=1000><P Class=ZHCC>断电<P Class=ENCC>Power off<SYNC Start=2000><P Class=ENCC>&nbsp;<SYNC Start=3000><P Class=ZHCC>&nbsp;';
    expect(read(text)).toEqual([
      { start: 1, end: 3, text: '断电' },
      { start: 1, end: 2, text: 'Power off' },
    ]);
  });

  it('that YouTube escaped twice have their letters', () => {
    expect(read('<transcript><text start="1" dur="1">it&amp;#39;s R&amp;amp;D</text></transcript>')?.[0]?.text).toBe(
      "it's R&D",
    );
  });

  it('of songs and lessons last until the next one, five seconds at most', () => {
    expect(read('[ti:断电]\n[00:01.50]先断电\n[00:03:00][00:20.00]再验电\n')).toEqual([
      { start: 1.5, end: 3, text: '先断电' },
      { start: 3, end: 8, text: '再验电' },
      { start: 20, end: 25, text: '再验电' },
    ]);
  });

  it('without numbers of their own keep a number that is said', () => {
    expect(read('00:01,0 --> 00:02,0\n电压\n220\n\n00:03,0 --> 00:04,0\n380')?.map(({ text }) => text)).toEqual([
      '电压\n220',
      '380',
    ]);
  });

  it('that end before they begin are said until the next one', () => {
    expect(read('1\n00:00:01,000 --> 00:00:01,000\n先断电\n\n2\n00:00:02,000 --> 00:00:03,000\n再验电\n')).toEqual([
      { start: 1, end: 2, text: '先断电' },
      { start: 2, end: 3, text: '再验电' },
    ]);
  });

  it.each([
    ['a line of blanks is none that ends it', 'one\n \ntwo\n\nNOTE x\n', 'one\ntwo'],
    ['names of the next one stand before arrows', 'one\nfoo -->\n00:09.000 -->\n', 'one'],
    ['all tags are left out, also unknown ones', '<loud>one</loud> <c.a.b>two</c>', 'one two'],
    ['an empty line after each line', '\none\n\nSTYLE\n::cue{}', 'one'],
  ])('of WebVTT: %s', (_, said, text) =>
    expect(read(`WEBVTT\n\n00:01.000 --> 00:02.000\n${said}`)).toEqual([{ start: 1, end: 2, text }]),
  );

  it('of WebVTT have minutes of every number, and settings without a blank before them', () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000line:40%\none\n\n120:01.000 --> 120:02.000 align:start\ntwo';
    expect(read(text)).toEqual([
      { start: 1, end: 2, text: 'one' },
      { start: 7201, end: 7202, text: 'two' },
    ]);
  });

  it('in GBK and UTF-16 too', async () => {
    const gbk = Uint8Array.from([...bytes('1\n00:00:01,000 --> 00:00:02,000\n'), 0xb6, 0xcf, 0xb5, 0xe7]);
    expect(await readBytes(gbk)).toEqual([{ start: 1, end: 2, text: '断电' }]);
    const wide = Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\n断电', 'utf16le');
    expect((await readBytes(wide))?.[0]?.text).toBe('断电');
    const cut = bytes('1\n00:00:01,000 --> 00:00:02,000\n先断电，再验电').slice(0, -1);
    expect((await readBytes(cut))?.[0]?.text).toBe('先断电，再验\uFFFD');
  });

  it('in ISO 2022, as mail and old systems of Japan write it', async () => {
    const text = bytes('1\n00:00:01,000 --> 00:00:02,000\n\u001B$B:n6H\u001B(B OK');
    expect((await readBytes(text))?.[0]?.text).toBe('作業 OK');
  });

  it.each([
    ['windows-1251', 'Перед началом работы отключите напряжение.'],
    ['koi8-r', 'Наденьте каску и защитные очки, затем войдите в цех.'],
    ['shift_jis', '作業を始める前に電源を切ってください。'],
    ['euc-jp', 'ヘルメットと安全メガネを着用します。'],
    ['euc-kr', '작업을 시작하기 전에 전원을 끄십시오.'],
    ['windows-1253', 'Πριν από την εργασία διακόψτε την τάση.'],
    ['windows-1254', 'Çalışmaya başlamadan önce elektriği kesin.'],
    ['windows-1250', 'Załóż kask i okulary, a następnie wejdź do hali.'],
    ['windows-1255', 'לפני תחילת העבודה יש לנתק את המתח.'],
    ['windows-1256', 'قبل بدء العمل افصل التيار الكهربائي.'],
    ['windows-874', 'ก่อนเริ่มงานให้ตัดกระแสไฟฟ้า'],
    ['windows-1252', 'Ça y est, où êtes-vous ? Là-bas, près de la forêt.'],
    ['big5', '滅火器的使用方法：一提、二拔、三握、四壓'],
    ['gbk', '灭火器的使用方法：一提、二拔、三握、四压'],
  ])('in %s, of which nobody says a word', async (encoding, text) => {
    const cues = await readBytes(coded(`1\r\n00:00:01,000 --> 00:00:02,000\r\n${text}\r\n`, encoding));
    expect(cues).toEqual([{ start: 1, end: 2, text }]);
  });

  it('are said in their seconds', () => {
    expect([0.9, 1, 2.4, 2.5].map((second) => saidAt(cues, second))).toEqual([[], ['先断电'], ['先断电'], []]);
    expect(saidAt([...cues, ...cues], 1)).toEqual(['先断电']);
  });

  it.each(['<p begin="1s" end="2s">R&nbsp;& D</p></tt>', '<p begin="1s" end="2s">R&nbsp;&amp; D</p><p begin="3s'])(
    'are read from TTML that is no XML: %s',
    (said) => {
      const text = `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><head/><body><div>${said}`;
      expect(read(text)?.[0]).toEqual({ start: 1, end: 2, text: 'R & D' });
    },
  );

  it.each([
    '<html></html>',
    '<?xml version="1.0"?><rss/>',
    '<tt',
    '{"code":404}',
    '{"body":"no"}',
    '{"events":[]}',
    '[{"id":1}]',
    '{10}{20}frames of what',
    '<SYNC',
    '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:smpte="x"><body><div begin="1s" end="2s" smpte:backgroundImage="#a"/></body></tt>',
    '',
    'words',
  ])('%j is none', (text) => expect(read(text)).toBeNull());
  it('without a cue are none to show', () => expect(read('WEBVTT\n')).toEqual([]));
});

it.each([
  ['<v 王老师>先断电，<i>再</i>验电</v>', '先断电，再验电'],
  ['R&amp;D &lt; 5 &nbsp;&#937;', 'R&D < 5 \u00A0Ω'],
  ['<00:01.000><c.yellow.bg_blue>断电</c>', '断电'],
  ['<font color="#fff">断电</font><br>验电', '断电\n验电'],
  ['{\\an8}断电', '断电'],
  ['{i}断电{/i} {y:i}验电', '断电 验电'],
  ['<s>断电</s><small>验电</small>', '断电验电'],
  ['a < b 且 c > d', 'a < b 且 c > d'],
  ['若 a<b 且 c>d', '若 a<b 且 c>d'],
  ['<b class="x">断电</b><i.a>验电</i>', '断电验电'],
  ['<table> 是表格', '<table> 是表格'],
  [String.raw`先断电\N再\h验电`, '先断电\n再 验电'],
  [String.raw`C:\New\home`, String.raw`C:\New\home`],
  ['<a href="https://a.cn/x">规程</a><img src="/x.png"><!-- x -->断电', '规程断电'],
  ['<lang zh>断电</lang> <ruby>电<rt>dian</rt></ruby>', '断电 电dian'],
])('%s is shown as %s', (written, shown) => expect(cueText(written)).toBe(shown));

it('any bytes and any words are read, each cue with words and times', async () => {
  const lines = fc.array(
    fc.oneof(
      fc.constantFrom(
        'WEBVTT',
        '',
        '1',
        '00:01.000 --> 00:02.000',
        '0:0:1,5 --> 9:9',
        '0:0:1.0,0:0:2.0',
        '[00:01.00]x',
        '<tt><body><p begin="1s">x</p>',
        '</body></tt>',
        '[Events]',
        'Dialogue: 0,0:1,0:2,x',
        '<SAMI><SYNC Start=1>x',
        '<SYNC Start=2><P Class=a>',
        '{1}{1}25',
        '{10}{5}x|y',
        '[10][]x',
        '<timedtext><p t="1">x</p>',
        '</timedtext>',
        '{"events":[{"tStartMs":1,"segs":[{"utf8":"x"}]},',
        '7]}',
        'Scenarist_SCC V1.0',
        '00:00:01:00\t94ae 9420 9470 c34f 942f',
        '00:00:02;00\t9425 94ad 9137 5d5d 92a7 942c',
        '<USFSubtitles><subtitle start="1"><text>x</text></subtitle></USFSubtitles>',
        '00:00:01:x',
      ),
      fc.string(),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array(),
        lines.map((all) => bytes(all.join('\n'))),
      ),
      async (some) => {
        for (const { start, end, text } of (await readBytes(some)) ?? []) {
          expect(end).toBeGreaterThan(start);
          expect(text.trim()).not.toBe('');
        }
      },
    ),
  );
});
