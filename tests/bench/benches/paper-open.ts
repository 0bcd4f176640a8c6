import { platformOnDisk } from '../../support/platform.ts';
import { cutOff, manyQuestions, onPaper } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { goInside, untilPainted } from '../lib/painted.ts';
import { writePaper } from '../lib/peers.ts';
import { openShell } from '../lib/shell.ts';
import { interleave, median } from '../lib/statistics.ts';

const rounds = 5;

/** A paper of 500 questions, from the navigation to its painted first question, against SurveyJS with the same questions. */
export const paperOpen: Bench = {
  name: 'paper-open',
  async run() {
    const platform = await platformOnDisk();
    const { client, attempt } = await onPaper(manyQuestions, { platform: platform.origin, cameras: 0 });
    writePaper(attempt.paper.questions);
    const survey = await openShell('survey');

    const ours = async () => {
      const { page } = client;
      // A reloaded page has none of the paper's scripts yet, as after a start.
      await page.evaluate(() => window.desktop.window.guardClose('off'));
      await page.evaluate(() => window.location.assign('/examList'));
      await page.getByRole('heading', { level: 1, name: '考试中心' }).waitFor();
      await page.waitForTimeout(1000);
      const address = `/exam/testPaper?attemptId=${attempt.attemptId}`;
      return [await untilPainted(page, goInside(address), `document.querySelector('[role="radio"]')`)];
    };
    const theirs = (mode: 'lazy' | 'one-per-page') => async () => {
      await survey.page.reload();
      await survey.page.waitForTimeout(500);
      return [
        await untilPainted(
          survey.page,
          `window.openSurvey('${mode}')`,
          `document.querySelector('input[type="radio"]')`,
        ),
      ];
    };
    const samples = await interleave(
      [
        { name: 'client', round: ours },
        { name: 'lazy', round: theirs('lazy') },
        { name: 'one-per-page', round: theirs('one-per-page') },
      ],
      rounds,
    );
    cutOff(client);
    cutOff(survey);
    await platform.stop();
    const of = (name: string) => median(samples.get(name) ?? []);
    return [
      { name: 'open 500 questions', value: of('client'), unit: 'ms', goal: null },
      { name: 'open 500 questions, SurveyJS one per page', value: of('one-per-page'), unit: 'ms', goal: null },
      { name: 'open 500 questions, SurveyJS lazy', value: of('lazy'), unit: 'ms', goal: null },
      { name: 'open 500 questions against SurveyJS lazy', value: of('client') / of('lazy'), unit: 'x', goal: 0.5 },
    ];
  },
};
