import { accountPaths } from '#contract/paths/account.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths, languagePaths } from '#contract/paths/home.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { sitePaths } from '#contract/paths/site.ts';

interface Path {
  readonly pattern: string;
  readonly aliases: readonly string[];
}

/** What a click elsewhere must not do: begin or hand in a paper, enter a room, buy, sign in somewhere and go on. */
const acting: readonly Path[] = [
  examPaths.prepare,
  examPaths.testPaper,
  examPaths.oldTestPaper,
  examPaths.handPaper,
  practicePaths.practice,
  practicePaths.pattern,
  livePaths.attend,
  livePaths.hostedRoom,
  livePaths.lab,
  livePaths.teacher,
  marketPaths.order,
  accountPaths.login,
  accountPaths.loginNew,
  accountPaths.register,
  accountPaths.forget,
  sitePaths.notSignedIn,
  sitePaths.broken,
  sitePaths.staffArea,
];

const known: readonly Path[] = [
  accountPaths,
  assessPaths,
  examPaths,
  homePaths,
  languagePaths.certificate,
  languagePaths.about,
  jobPaths,
  learningPaths,
  livePaths,
  marketPaths,
  practicePaths,
  sitePaths,
].flatMap((paths): Path[] => Object.values(paths));

function addressesOf(paths: readonly Path[]): string[] {
  return paths.flatMap(({ pattern, aliases }) => [pattern, ...aliases]);
}

const refused = new Set(addressesOf(acting));

/** The addresses that a link may open. */
export const linkable: ReadonlySet<string> = new Set(addressesOf(known).filter((address) => !refused.has(address)));

const longestLink = 2_000;
const mostParameters = 20;
const control = /\p{Cc}/u;

/** The address that a link of this scheme opens: lectern://examList, or with three slashes. Null: it opens none. */
export function readLink(link: string, scheme: string): string | null {
  if (link.length > longestLink || control.test(link) || link.includes('\\')) return null;
  const url = URL.parse(link);
  if (!url || url.protocol !== `${scheme}:` || url.username || url.password || url.port) return null;
  const path = `/${url.host}${url.pathname}`.replace(/^\/+/, '/').replace(/(?<=.)\/$/, '');
  return readAddress(path, url.searchParams);
}

/** The address of a path that a link may open and its query; null: it may not, or the query is none of ours. */
export function readAddress(path: string, query: URLSearchParams): string | null {
  if (!linkable.has(path)) return null;
  const given = [...query];
  if (given.length > mostParameters || given.flat().some((text) => control.test(text))) return null;
  const search = new URLSearchParams(given).toString();
  const address = search === '' ? path : `${path}?${search}`;
  return address.length > longestLink ? null : address;
}

/** Where the client starts: at the link, but an unfinished paper comes first. */
export function startAt(path: string, link: string | null): string {
  return link === null || path.startsWith(examPaths.testPaper.pattern) ? path : link;
}

/** The address of the link among the arguments of a start; the last one counts. Null: none, or one that opens nothing. */
export function linkIn(args: readonly string[], scheme: string): string | null {
  const link = args.findLast((argument) => argument.toLowerCase().startsWith(`${scheme}:`));
  return link === undefined ? null : readLink(link, scheme);
}
