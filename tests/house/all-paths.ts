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

interface Address {
  readonly pattern: string;
  readonly aliases: readonly string[];
}

const areas: Readonly<Record<string, Readonly<Record<string, Address>>>> = {
  site: sitePaths,
  account: accountPaths,
  exam: examPaths,
  home: homePaths,
  certificatePage: languagePaths.certificate,
  aboutPage: languagePaths.about,
  learning: learningPaths,
  practice: practicePaths,
  live: livePaths,
  assess: assessPaths,
  job: jobPaths,
  market: marketPaths,
};

/** Every declared address by `<area>.<name>`. */
export const allPaths: Readonly<Record<string, Address>> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, paths]) =>
    Object.entries(paths).map(([name, address]) => [`${area}.${name}`, address]),
  ),
);
