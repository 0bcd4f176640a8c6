import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  courseItemGetDocumentAccessToken,
  courseItemGetPicUrl,
  courseItemGetPlayAuthToken,
} from '#contract/platform/learning/course-item-media.ts';
import { atlasOf } from '../../content/learning/atlas.ts';
import { chaptersOf } from '../../content/learning/chapters.ts';
import type { LessonContent } from '../../content/learning/course-content.ts';
import { handoutOf } from '../../content/learning/handouts.ts';
import { resourceWith } from '../../content/learning/resources.ts';
import { quirkOf } from '../../content/people.ts';
import { waveSound } from '../../content/wave-sound.ts';
import { fileReply, jsonReply, type Reply } from '../../server/envelope.ts';
import { type Context, handle } from '../../server/handle.ts';
import { writeWord } from '../../server/word-writer.ts';
import { handoutPdf } from './handout-pdf.ts';
import { lessonWith, openLesson } from './lesson.ts';
import { longFilm } from './long-film.ts';
import { addressOf, fileNamed } from './media-address.ts';
import { packageOf } from './package.ts';
import { filmFile, streamReply } from './stream.ts';

const captionLines = [
  '先看设备，再看线路，最后看记录。',
  '发现发热、变色或异味，先断电再检查。',
  '没有切断电源之前，不要用水扑救带电设备。',
  '本页要点请记在笔记里，考试会考到。',
];
const secondsPerCaption = 6;

const stamp = (second: number): string => {
  const [hours, minutes, rest] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return `${[hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')}.000`;
};

/** Chinese captions of a film of this length, WebVTT. */
export function captionsOf(seconds: number): string {
  const count = Math.ceil(seconds / secondsPerCaption);
  const cues = Array.from({ length: count }, (_, at) => {
    const end = Math.min(seconds, (at + 1) * secondsPerCaption);
    return `${stamp(at * secondsPerCaption)} --> ${stamp(end)}\n${captionLines[at % captionLines.length]}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const lifetimeSeconds = 600;
const shortLifetimeSeconds = 5;
const beatsPerMinute = 110;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const standard = { text: '应急管理部：相关标准全文', address: 'https://www.mem.gov.cn/fw/flfgbz/bz/' };

/** Seconds that addresses of this learner last. */
function lifetimeOf({ account }: Pick<Context, 'account'>): number {
  const quirk = quirkOf(account.phone);
  return quirk === 'short-media' || quirk === 'hosted-media' ? shortLifetimeSeconds : lifetimeSeconds;
}

function addresses(names: readonly string[], context: Context): { addresses: string[]; expiresIn: number } {
  const expiresIn = lifetimeOf(context);
  const until = context.clock.now() + expiresIn * 1000;
  // Who comes late to an address that ends soon shall not have all of the film already.
  const paced = quirkOf(context.account.phone) === 'short-media';
  const folder = paced ? '/media/paced/' : '/media/';
  return { addresses: names.map((name) => addressOf(name, until).replace('/media/', folder)), expiresIn };
}

/** The address of a film or a sound; '' for a learner whose media only the player of their host shows. */
export function playAddressOf(lesson: LessonContent, context: Context): string {
  if (quirkOf(context.account.phone) === 'hosted-media') return '';
  return addresses([`${lesson.detailId}.${endingOf(lesson)}`], context).addresses[0] ?? '';
}

function endingOf(lesson: LessonContent): string {
  if (lesson.kind !== 'video') return isMp3(lesson) ? 'mp3' : 'wav';
  if (isMp4(lesson)) return 'mp4';
  return isStreamed(lesson) ? 'm3u8' : 'webm';
}

/** The address of a class that is on, shown by the film of a lesson that is streamed, and the seconds until it ends. */
export function liveAddressOf({ detailId }: LessonContent, context: Context): { address: string; expiresIn: number } {
  const { addresses: all, expiresIn } = addresses([`${detailId}.live.m3u8`], context);
  return { address: all[0] ?? '', expiresIn };
}

/** The captions of a film; a sound has none. */
export function captionListOf({ kind, detailId }: LessonContent, context: Context) {
  if (kind !== 'video') return [];
  const [url] = addresses([`${detailId}.vtt`], context).addresses;
  return [{ language: 'zh-CN', label: '中文字幕', url }];
}

/** What the player of the media's host takes: it names the film, one file for all its sizes, and ends with its address. */
function playAuthOf({ kind, detailId }: LessonContent, context: Context): string {
  const [address] = addresses([`${detailId}.${kind === 'video' ? 'webm' : 'wav'}`], context).addresses;
  const definitions = kind === 'video' ? ['LD', 'HD'] : ['OD'];
  return Buffer.from(JSON.stringify({ videoId: detailId, address, definitions })).toString('base64');
}

/** What plays a film or a sound. */
export function playCredentialsOf(lesson: LessonContent, context: Context) {
  const { detailId } = lesson;
  const expiresIn = lifetimeOf(context);
  return {
    playAuth: playAuthOf(lesson, context),
    videoMeta: { videoId: detailId, coverURL: '' },
    playURL: playAddressOf(lesson, context),
    expiresIn,
    chapterList: chaptersOf(lesson),
    captionList: captionListOf(lesson, context),
  };
}

/** The addresses of the pictures of a lesson. */
export function pictureAddressesOf(lesson: LessonContent, context: Context): string[] {
  const names = atlasOf(lesson).map((_, at) => `${lesson.detailId}.${at + 1}.svg`);
  return addresses(names, context).addresses;
}

/** What opens a document. */
export function documentTokenOf(lesson: LessonContent, context: Context) {
  const { detailId } = lesson;
  const fileType = fileTypeOf(lesson);
  const { addresses: found, expiresIn } = addresses([`${detailId}.${fileType}`], context);
  return { accessToken: `doc-${detailId}`, fileUrl: found[0], fileType, viewerUrl: '', expiresIn };
}

/** What lets a learner see the content of a lesson: addresses that end, as the hosts of media give them (002 §7). */
export const mediaHandlers = [
  handle(courseItemGetPlayAuthToken, ({ resId }, context) =>
    playCredentialsOf(openLesson(lessonWith(resId), context), context),
  ),
  handle(courseItemGetPicUrl, ({ resId }, context) =>
    pictureAddressesOf(openLesson(lessonWith(resId), context), context),
  ),
  handle(courseItemGetDocumentAccessToken, ({ resId }, context) =>
    documentTokenOf(openLesson(lessonWith(resId), context), context),
  ),
];

/** The film of a course by what its id is about. A film repeats its four slides. */
const films = [
  ['electric-causes', /electric|voltage|wiring|weld/],
  ['first-aid', /aid|care|shock/],
  ['work-conduct', /./],
] as const;
/** Lessons whose document is a Word file; the others are PDF. */
function isWord({ name }: LessonContent): boolean {
  return name.includes('规范');
}

function fileTypeOf(lesson: LessonContent): 'zip' | 'docx' | 'pdf' {
  if (lesson.kind === 'scorm') return 'zip';
  return isWord(lesson) ? 'docx' : 'pdf';
}

/** Courses whose films come in parts (HLS); the others as one file. */
const streamed = /fire-|sprinkler|extinguisher/;

function isStreamed(lesson: LessonContent): boolean {
  const { id } = lesson;
  return !isMp4(lesson) && streamed.test(id) && !films[0][1].test(id);
}

/** The film that comes as one MP4; the other files are WebM. */
const isMp4 = ({ id }: LessonContent) => id === 'ci-fire-basics-1-2';
/** Sounds outside courses are MP3, those of courses WAV. */
const isMp3 = ({ id }: LessonContent) => resourceWith(id) !== null;

/** Seconds of the MP3 that is repeated: eleven beats. */
const beatsSeconds = 6;

function beats(seconds: number): Buffer {
  const file = readFileSync(path.join(import.meta.dirname, 'sounds/beats.mp3'));
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / beatsSeconds) }, () => file));
}

/** The files that were asked for, by name: they are the same for everybody. */
const made = new Map<string, Reply>();

const vodScript = '/media/vod/aliplayer-min.js';

/** The stand-in for the player of the media's host; null: another file. */
export function vodFile(pathname: string): Reply | null {
  if (pathname !== vodScript) return null;
  const script = readFileSync(path.join(import.meta.dirname, 'vod/aliplayer-min.js'));
  return fileReply('text/javascript; charset=utf-8', script);
}

/** A file of a lesson or a resource. An address that has ended is refused, as a host of media does. */
export function courseFile(pathname: string, now: number): Reply | null {
  const named = fileNamed(pathname, now);
  if (!named) return null;
  if (named.expired) return jsonReply({ code: 'AuthExpired', message: 'the address has expired' }, 403);
  const [resId = '', ...rest] = named.name.split('.');
  const lesson = lessonWith(resId)?.lesson ?? resourceWith(resId);
  if (!lesson) return null;
  const [part, ending] = rest.length > 1 ? [rest[0] ?? '', rest[1] ?? ''] : ['', rest[0] ?? ''];
  if (lesson.kind === 'video' && isStreamed(lesson) && ending !== 'vtt') {
    return streamReply({ resId, part, ending, seconds: lesson.seconds ?? 0, until: named.until, now });
  }
  const reply = made.get(named.name) ?? fileOf(part, ending, lesson);
  made.set(named.name, reply);
  return reply;
}

function fileOf(part: string, ending: string, lesson: LessonContent): Reply {
  const seconds = lesson.seconds ?? 0;
  switch (ending) {
    case 'webm':
      return fileReply('video/webm', longFilm(clipOf(lesson), seconds));
    case 'mp4':
      return filmFile(seconds);
    case 'mp3':
      return fileReply('audio/mpeg', beats(seconds));
    case 'wav':
      return fileReply('audio/wav', waveSound(seconds, isBeat));
    case 'vtt':
      return fileReply('text/vtt; charset=utf-8', Buffer.from(captionsOf(seconds)));
    case 'zip': {
      const zip = packageOf(lesson.detailId);
      return zip ? fileReply('application/zip', zip) : jsonReply({ code: 'NoSuchKey' }, 404);
    }
    case 'pdf':
      return fileReply('application/pdf', handoutPdf(lesson.name, handoutOf(lesson)));
    case 'docx':
      return fileReply(wordType, writeWord(lesson.name, handoutOf(lesson), standard));
    default:
      return fileReply('image/svg+xml', Buffer.from(atlasOf(lesson)[Number(part) - 1] ?? ''));
  }
}

/** A click at the start of each beat of a heart massage. */
function isBeat(second: number): boolean {
  return ((second * beatsPerMinute) / 60) % 1 < 0.15;
}

function clipOf({ id }: LessonContent): Uint8Array {
  const [name] = films.find(([, about]) => about.test(id)) ?? films[0];
  return readFileSync(path.join(import.meta.dirname, 'films', `${name}.webm`));
}
