import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { findBasicExamById, type BasicExam } from '#contract/platform/exam/exam.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { Preparation } from '#features/exam/prepare/Preparation.tsx';
import { examNeeds, faceRuleKey, isFaceRule } from '#rules/exam/exam-needs.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { ExamFace } from './ExamFace.tsx';

/** /exam/resdExam: the preparation between exam list and paper. */
export function Component() {
  const [query] = useSearchParams();
  const exam = examPaths.prepare.read(query);
  return exam ? <PrepareExam exam={exam} /> : <Navigate to={examPaths.list.to()} replace />;
}

function PrepareExam({ exam }: { exam: ExamRef }) {
  const { t } = useTranslation('prepare');
  const navigate = useNavigate();
  const input = { examId: exam.examId, bussinessId: exam.businessId, type: exam.sourceType };
  const basic = useApiQuery(findBasicExamById, input);
  const faceRule = isFaceRule(useAtomValue(tenantAtom).options[faceRuleKey]);
  const needsOf = (about: BasicExam) => examNeeds(about, faceRule);
  const leave = () => void navigate(examPaths.list.to());
  return (
    <QueryView query={basic} frame={PageColumn} skeleton={<TextSkeleton />} failed={t('failed')}>
      {(about) => (
        <Preparation
          exam={exam}
          basic={about}
          needs={needsOf(about)}
          asking={basic.isFetching}
          onAskPlatform={() => void basic.refetch()}
          renderFace={(onPassed) => (
            <ExamFace
              exam={exam}
              taskId={about.taskId}
              askedBy={needsOf(about).faceAskedBy}
              agreement={about.serviceAgreement}
              onPassed={onPassed}
              onLeave={leave}
            />
          )}
          onOpened={({ attemptId }) => void navigate(examPaths.testPaper.to({ exam, attemptId }), { replace: true })}
          onLater={leave}
        />
      )}
    </QueryView>
  );
}
