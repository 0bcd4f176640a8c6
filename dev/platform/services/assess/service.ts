import { assessFindByIdAndRef, myAssess } from '#contract/platform/assess/assess.ts';
import type { AssessContent } from '../../content/assess/assess-content.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import type { Service } from '../../server/service.ts';
import { answerHandlers, statusOf } from './answers.ts';
import { assessmentsOf, endsOf, ownAssessment, questionsOf } from './assessments.ts';
import { assessCodes } from './codes.ts';
import { assessControls } from './controls.ts';
import { resultHandlers } from './results.ts';
import { seedAssessments } from './seed.ts';
import { openSitting } from './sitting-row.ts';

/** Tables of assessments: one sitting of a learner in each round, and its answers. Scores are computed from them. */
const assessTables = `
CREATE TABLE IF NOT EXISTS assess_sitting (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), assess_id TEXT NOT NULL, round TEXT NOT NULL,
  submitted_at INTEGER, UNIQUE (account_id, assess_id, round)
) STRICT;
CREATE TABLE IF NOT EXISTS assess_answer (
  sitting_id TEXT NOT NULL REFERENCES assess_sitting(id), question_id TEXT NOT NULL, answer TEXT NOT NULL,
  saves INTEGER NOT NULL, PRIMARY KEY (sitting_id, question_id)
) STRICT;
`;

/** `isValid` of the wire (002 §4). */
const states = { inProgress: 0, expired: 1 } as const;

function told(content: AssessContent, now: number) {
  const { id, name, refId, refType } = content;
  const { end, validEnd, last } = endsOf(content, now);
  return {
    id,
    assessName: name,
    assessCoverimg: '',
    isValid: last !== null && now > last ? states.expired : states.inProgress,
    validEndTime: wireTime(validEnd),
    endTime: wireTime(end),
    refId,
    refType,
  };
}

/** Assessments of a learner (002 §3, 002 §7). */
export const assessService: Service = {
  name: 'assess',
  handlers: [
    handle(myAssess, ({ isValid, ...paging }, { account, clock }) => {
      const own = assessmentsOf(account.phone).map((one) => told(one, clock.now()));
      return pageOf(
        own.filter((one) => isValid === undefined || one.isValid === isValid),
        paging,
      );
    }),
    handle(assessFindByIdAndRef, ({ id, refId, refType }, context) => {
      const content = ownAssessment({ assessId: id, refId, refType }, context);
      const sitting = openSitting(context.store, context.account.id, content);
      return {
        ...told(content, context.clock.now()),
        description: content.description,
        questionCount: questionsOf(content).length,
        minutes: content.minutes,
        answerStatus: statusOf(sitting),
        resultId: sitting?.submitted_at ? sitting.id : '',
      };
    }),
    ...answerHandlers,
    ...resultHandlers,
  ],
  tables: assessTables,
  codes: assessCodes,
  seed: seedAssessments,
  controls: assessControls,
};
