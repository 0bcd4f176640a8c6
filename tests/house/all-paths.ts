import { accountPaths } from '../../src/contract/paths/account.ts';
import { assessPaths } from '../../src/contract/paths/assess.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { homePaths, languagePaths } from '../../src/contract/paths/home.ts';
import { jobPaths } from '../../src/contract/paths/job.ts';
import { learningPaths } from '../../src/contract/paths/learning.ts';
import { livePaths } from '../../src/contract/paths/live.ts';
import { marketPaths } from '../../src/contract/paths/market.ts';
import { practicePaths } from '../../src/contract/paths/practice.ts';
import { sitePaths } from '../../src/contract/paths/site.ts';

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
