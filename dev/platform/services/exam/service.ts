import { answerCopyHandlers } from './answer-copies.ts';
import { answerFileHandlers } from './answer-files.ts';
import { examCodes } from './codes.ts';
import { examControls } from './controls.ts';
import { examHandlers } from './exam.ts';
import { examRoomHandlers } from './exam-room.ts';
import { monitorHandlers } from './monitor.ts';
import { paperHandlers } from './paper.ts';
import { seedExams } from './seed-exams.ts';
import { examTables } from './tables.ts';
import type { Service } from '../../server/service.ts';

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
