import type { Control } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';
import { captureReport, keptPicture, paperReport, rightAnswers } from './paper-report.ts';

/** Papers as they were committed, their right answers, and the pictures that were taken. */
export const examControls: Readonly<Record<string, Control>> = {
  'GET /__papers': ({ query }, { store }) => jsonReply({ papers: paperReport(store, query.get('account') ?? '') }),
  'GET /__answers': ({ query }, { store }) =>
    jsonReply({ answers: rightAnswers(store, query.get('userPaperId') ?? '') }),
  'GET /__captures': ({ query }, { store }) =>
    jsonReply({ captures: captureReport(store, query.get('userPaperId') ?? '') }),
  'GET /__picture': ({ query }, { store }) => keptPicture(store, Number(query.get('id') ?? '')),
};
