import type { Control } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';
import type { Service } from '../../server/service.ts';
import { answerCopyHandlers } from './answer-copies.ts';
import { fileReport } from './answer-file-row.ts';
import { answerFileHandlers } from './answer-files.ts';
import { examCodes } from './codes.ts';
import { examRoomHandlers } from './exam-room.ts';
import { examHandlers } from './exam.ts';
import { grantExtra, moveWindow } from './granted-time.ts';
import { monitorHandlers } from './monitor.ts';
import { captureReport, keptPicture, paperReport, rightAnswers } from './paper-report.ts';
import { paperHandlers } from './paper.ts';
import { seedExams } from './seed-exams.ts';
import { examTables } from './tables.ts';

/** Papers as they were committed, their right answers, the pictures and files that came in, and time that is granted. */
const examControls: Readonly<Record<string, Control>> = {
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

/** Exams, papers and what watches over them (002 §7). */
export const examService: Service = {
  name: 'exam',
  handlers: [
    ...examHandlers,
    ...paperHandlers,
    ...answerFileHandlers,
    ...answerCopyHandlers,
    ...monitorHandlers,
    ...examRoomHandlers,
  ],
  tables: examTables,
  codes: examCodes,
  seed: seedExams,
  controls: examControls,
};
