import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { demoExam } from '../../support/platform.ts';
import { beginAndLeave, demoExamOf } from '../../support/sitting.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
afterEach(() => client.stop());

const seat = /^座位 [A-F]-\d\d$/;

it('the seat is on the card, during preparation and on the paper, where the platform gives one', async () => {
  client = await openApp(examPaths.list.to(), { signedIn: '13800010002' });
  const card = await screen.findByRole('article', { name: demoExam });
  expect(within(card).getByText(seat)).toBeTruthy();
  const cards = screen.getAllByRole('article');
  expect(cards.filter((each) => within(each).queryByText(seat) === null)).not.toHaveLength(0);

  const exam = await demoExamOf(client.core);
  await client.restart(examPaths.prepare.to(exam));
  expect(await screen.findByText(/座位 [A-F]-\d\d/)).toBeTruthy();

  await beginAndLeave(client.core, exam);
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findByRole('button', { name: '交卷' });
  expect(screen.getByText(seat)).toBeTruthy();
});
