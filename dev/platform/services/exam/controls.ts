import type { Control } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';
import { fileReport } from './answer-file-row.ts';
import { grantExtra, moveWindow } from './granted-time.ts';
import { captureReport, keptPicture, paperReport, rightAnswers } from './paper-report.ts';

/** Papers as they were committed, their right answers, the pictures and files that came in, and time that is granted. */
export const examControls: Readonly<Record<string, Control>> = {
  'GET /__papers': ({ query }, { store }) => jsonReply({ papers: paperReport(store, query.get('account') ?? '') }),
  'GET /__answers': ({ query }, { store }) =>
    jsonReply({ answers: rightAnswers(store, query.get('userPaperId') ?? '') }),
  'GET /__captures': ({ query }, { store }) =>
    jsonReply({ captures: captureReport(store, query.get('userPaperId') ?? '') }),
  'GET /__files': ({ query }, { store }) => jsonReply({ files: fileReport(store, query.get('userPaperId') ?? '') }),
  'POST /__extra': grantExtra,
  'POST /__window': moveWindow,
  'GET /__picture': ({ query }, { store }) => keptPicture(store, Number(query.get('id') ?? '')),
};
