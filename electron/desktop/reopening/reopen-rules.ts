import { accountPaths } from '#contract/paths/account.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { linkedSecondName } from '#contract/paths/link.ts';
import { livePaths } from '#contract/paths/live.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { readAddress } from '../links/read-link.ts';

interface Path {
  readonly pattern: string;
  readonly aliases: readonly string[];
}

/** Screens that begin, hand in, pay or use a camera, each with the list that a start opens instead. */
const lists: readonly [list: Path, screens: readonly Path[]][] = [
  [
    examPaths.list,
    [
      examPaths.prepare,
      examPaths.testPaper,
      examPaths.oldTestPaper,
      examPaths.handPaper,
      examPaths.deviceTest,
      examPaths.seatTrial,
      examPaths.offlineTraining,
      examPaths.offlineQuestions,
      examPaths.offlinePreview,
    ],
  ],
  [practicePaths.list, [practicePaths.practice, practicePaths.pattern]],
  [assessPaths.list, [assessPaths.assess]],
  [livePaths.list, [livePaths.attend, livePaths.hostedRoom]],
  [learningPaths.center, [livePaths.lab]],
  [marketPaths.platformGoods, [marketPaths.order]],
];

const listOf = new Map(
  lists.flatMap(([list, screens]) =>
    screens.flatMap(({ pattern, aliases }) => [pattern, ...aliases].map((path) => [path, list.pattern] as const)),
  ),
);

/** A demonstration signs in by itself; the root is what a start without an address opens. */
const neverAgain = new Set([homePaths.demo.pattern, sitePaths.root.pattern]);

/** Parts of an address that open something for once, over the screen. */
const once: ReadonlyMap<string, readonly string[]> = new Map(
  [accountPaths.personalCenter, accountPaths.personalCenterNew].map(({ pattern }) => [pattern, ['verify', 'id']]),
);

/** The address that a later start may open for one that was left; null: the home page. */
export function reopened(address: string): string | null {
  const url = URL.parse(address, 'app://client');
  if (!url || !address.startsWith('/')) return null;
  const list = listOf.get(url.pathname);
  if (list !== undefined) return list;
  if (neverAgain.has(url.pathname)) return null;
  // A start goes on where the learner was, not where a link led.
  for (const name of [linkedSecondName, ...(once.get(url.pathname) ?? [])]) url.searchParams.delete(name);
  return readAddress(url.pathname, url.searchParams);
}
