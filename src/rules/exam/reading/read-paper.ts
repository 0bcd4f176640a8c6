import {
  lacksQuestions,
  type Material,
  type Paper,
  type Question,
  type ReadingFlaws,
  type Section,
} from '#contract/ipc/paper.ts';
import type { PaperQuestions, PaperSurface } from '#contract/platform/exam/user-paper.ts';
import type { WireOption, WireQuestion } from '#contract/platform/exam/wire-question.ts';
import { unescapedHtml, unescapedOnce } from '../../html/escaped.ts';
import { isCase, readQuestion } from './read-question.ts';
import { Recordings } from './recordings.ts';

interface Reading {
  questions: Map<string, Question>;
  /** Questions that cannot be answered: without an id, or with a used one. */
  unanswerable: Question[];
  /** All ids of the platform, so that a local one is none of them. */
  sentIds: ReadonlySet<string>;
  /** By their HTML: the same material sent with several questions is one. */
  materials: Map<string, Material>;
  recordings: Recordings;
  /** Types that this version has no screen for, each once. */
  unknownTypes: Set<string>;
}

/** What a case gives to its questions. */
interface Around {
  material: string;
  recordingId: string | null;
}

const alone: Around = { material: '', recordingId: null };

export interface ReadPaper {
  /** Null when no question was sent. One that has only `unanswerable` questions can be shown, and not sat. */
  paper: Paper | null;
  /** Questions that were sent and cannot be answered. */
  unread: number;
  /** True unless the platform tells of another number than it sent: some count a case as one question, some its questions. */
  isWhole: boolean;
}

/**
 * The paper as the client stores it (002 §7). Numbers run through the whole paper, a case becomes its material and its
 * questions. HTML stays as it came, but for an escape too many: the page cleans it.
 */
export function readPaper(
  surface: Pick<PaperSurface, 'examName' | 'totalScore' | 'passScore' | 'questionCount'> &
    Partial<Pick<PaperSurface, 'seatNo'>>,
  wire: PaperQuestions,
): ReadPaper {
  const groups = [...wire.sectionList, { id: '', name: '', questionList: wire.questionList }];
  const reading: Reading = {
    questions: new Map(),
    unanswerable: [],
    sentIds: new Set(groups.flatMap((group) => idsOf(group.questionList))),
    materials: new Map(),
    recordings: new Recordings(),
    unknownTypes: new Set(),
  };
  const sectionIds = new Set<string>();
  const sections = groups.flatMap((group, index): Section[] => {
    const questionIds = group.questionList.flatMap((entry) => readEntry(reading, entry, alone));
    if (questionIds.length === 0) return [];
    const id = group.id === '' || sectionIds.has(group.id) ? `section-${index + 1}` : group.id;
    sectionIds.add(id);
    return [{ id, title: group.name, questionIds }];
  });
  const all = [...reading.questions.values()];
  const { unanswerable } = reading;
  const unread = unanswerable.length;
  const shown = all.length + unread;
  const told = surface.questionCount;
  const countsCases = told === groups.reduce((sum, { questionList }) => sum + questionList.length, 0);
  const isWhole = told === null || told === shown || countsCases;
  if (shown === 0) return { paper: null, unread, isWhole };
  const paper = {
    title: surface.examName,
    totalScore: surface.totalScore ?? all.reduce((sum, question) => sum + question.score, 0),
    passScore: surface.passScore,
    sections,
    materials: [...reading.materials.values()],
    recordings: reading.recordings.all(),
    questions: all,
    ...(unread > 0 ? { unanswerable } : {}),
    ...(surface.seatNo ? { seat: surface.seatNo } : {}),
  };
  const flaws: ReadingFlaws = {
    announced: countsCases ? shown : told,
    read: all.length,
    unreadable: unread,
    unknownTypes: [...reading.unknownTypes],
  };
  const flawed = lacksQuestions(flaws) || flaws.unknownTypes.length > 0;
  return { paper: flawed ? { ...paper, readingFlaws: flaws } : paper, unread, isWhole };
}

/** Takes up a question, or all questions of a case; gives their ids in order. */
function readEntry(reading: Reading, sent: WireQuestion, around: Around): string[] {
  const { wire, recordingId } = reading.recordings.take(asMeant(sent), around.recordingId);
  if (isCase(wire) && wire.childList.length > 0) {
    const inside = { material: joined(around.material, wire.title, wire.material), recordingId };
    return wire.childList.flatMap((child) => readEntry(reading, child, inside));
  }
  const material = joined(around.material, wire.material);
  const number = reading.questions.size + reading.unanswerable.length + 1;
  // Answers are stored and sent by id: a question without one, or with a used one, cannot be answered.
  const answerable = wire.id !== '' && !reading.questions.has(wire.id);
  const question: Question = {
    ...readQuestion(wire),
    id: answerable ? wire.id : localId(reading.sentIds, number),
    number,
    materialId: material === '' ? null : shareMaterial(reading, material),
    ...(recordingId === null ? {} : { recordingId }),
  };
  if (question.kind === 'unknown') reading.unknownTypes.add(wire.type);
  if (answerable) reading.questions.set(question.id, question);
  else reading.unanswerable.push(question);
  return [question.id];
}

/** A platform that escapes the text of a question once too often does so with its options; alone these may be code. */
function asMeant(wire: WireQuestion): WireQuestion {
  const material = unescapedHtml(wire.material) ?? wire.material;
  const title = unescapedHtml(wire.title);
  if (title === null) return { ...wire, material };
  const read = (list: readonly WireOption[]) =>
    list.map((option) => ({ ...option, content: unescapedHtml(option.content) ?? unescapedOnce(option.content) }));
  const { optionList, leftList, rightList } = wire;
  return {
    ...wire,
    title,
    material,
    optionList: read(optionList),
    leftList: read(leftList),
    rightList: read(rightList),
  };
}

function idsOf(questions: readonly WireQuestion[]): readonly string[] {
  return questions.flatMap(({ id, childList }) => [id, ...idsOf(childList)]);
}

/** The same at each reading; no id of the platform. */
function localId(sentIds: ReadonlySet<string>, number: number): string {
  let id = `#${number}`;
  while (sentIds.has(id)) id = `#${id}`;
  return id;
}

function joined(...texts: readonly string[]): string {
  return texts.filter(Boolean).join('\n');
}

function shareMaterial(reading: Reading, html: string): string {
  const known = reading.materials.get(html);
  if (known) return known.id;
  const id = `material-${reading.materials.size + 1}`;
  reading.materials.set(html, { id, title: '', html });
  return id;
}
