import * as calls from '#contract/platform/assess/results.ts';
import type { AssessContent } from '../../content/assess/assess-content.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { assessments, keyOfOption, questionsOf } from './assessments.ts';
import { scoresOf, totalOf, type ScoredDimension } from './scoring.ts';
import { answersOf, submittedSittings, type SittingRow } from './sitting-row.ts';

interface Submitted {
  sitting: SittingRow;
  content: AssessContent;
}

/** The learner's submitted sittings of one assessment or of all, the newest first. */
function submitted({ store, account }: Context, assessId?: string): Submitted[] {
  return submittedSittings(store, account.id).flatMap((sitting) => {
    const content = assessments.find(({ id }) => id === sitting.assess_id);
    return content && (assessId === undefined || content.id === assessId) ? [{ sitting, content }] : [];
  });
}

const reportIdOf = ({ id }: SittingRow) => `rp-${id}`;
const reportName = ({ name }: AssessContent) => `${name}报告`;

function told({ sitting, content }: Submitted, dimensions: readonly ScoredDimension[]) {
  return {
    resultId: sitting.id,
    assessId: content.id,
    assessName: content.name,
    submitTime: wireTime(sitting.submitted_at),
    ...totalOf(dimensions),
    reportId: reportIdOf(sitting),
  };
}

function scored(one: Submitted, { store }: Context) {
  return scoresOf(one.content, answersOf(store, one.sitting.id));
}

function summaryOf(dimensions: readonly ScoredDimension[]): string {
  const byShare = dimensions.toSorted((a, b) => b.score / b.fullScore - a.score / a.fullScore);
  const [best] = byShare;
  const weakest = byShare.at(-1);
  if (!best || !weakest) return '';
  return `总体水平为“${totalOf(dimensions).level}”。“${best.name}”最为突出，“${weakest.name}”最需要加强。`;
}

/** Results and reports of assessments; a report is there as soon as an assessment was submitted. */
export const resultHandlers = [
  handle(calls.assessUserResultList, ({ assessId }, context) =>
    pageOf(
      submitted(context, assessId).map((one) => told(one, scored(one, context))),
      calls.allReports,
    ),
  ),
  handle(calls.assessUserResultFindByResultIdId, ({ resultId }, context) => {
    const one = submitted(context).find(({ sitting }) => sitting.id === resultId);
    if (!one) throw new Refusal(serverCodes.notFound, '没有找到这个测评结果');
    const answers = answersOf(context.store, one.sitting.id);
    const dimensions = scored(one, context);
    return {
      ...told(one, dimensions),
      dimensionList: dimensions,
      answerList: questionsOf(one.content).map(({ id, title, dimension, options }) => ({
        questionId: id,
        title,
        dimensionName: dimension.name,
        answer: options.filter((_, at) => answers.get(id)?.includes(keyOfOption(at))).map(({ text }) => text),
      })),
    };
  }),
  handle(calls.assessReportList, ({ assessId, pageNum, pageSize }, context) =>
    pageOf(
      submitted(context, assessId).map(({ sitting, content }) => ({
        id: reportIdOf(sitting),
        reportName: reportName(content),
        assessId: content.id,
        assessName: content.name,
        resultId: sitting.id,
        createTime: wireTime(sitting.submitted_at),
      })),
      { pageNum, pageSize },
    ),
  ),
  handle(calls.assessReportFindById, ({ id }, context) => {
    const one = submitted(context).find(({ sitting }) => reportIdOf(sitting) === id);
    if (!one) throw new Refusal(serverCodes.notFound, '没有找到这份报告');
    const dimensions = scored(one, context);
    return {
      ...told(one, dimensions),
      id,
      reportName: reportName(one.content),
      userName: context.account.name,
      createTime: wireTime(one.sitting.submitted_at),
      summary: summaryOf(dimensions),
      dimensionList: dimensions,
    };
  }),
];
