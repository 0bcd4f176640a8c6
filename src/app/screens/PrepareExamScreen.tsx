import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { examNeeds, faceRuleKey, isFaceRule, type FaceAskedBy } from '../../contract/exam/exam-needs.ts';
import type { ExamRef } from '../../contract/ipc/exam.ts';
import { findBasicExamById, type BasicExam } from '../../contract/platform/exam/exam.ts';
import { currentBranchInfo } from '../../contract/platform/account/user.ts';
import { useApiQuery } from '../../api/query.ts';
import { FaceCheck } from '../../domain/face/FaceCheck.tsx';
import { usesAlbum, type FaceRequest } from '../../domain/face/face-request.ts';
import { readFaceRules } from '../../domain/face/face-rules.ts';
import { IdentityDialog } from '../../features/account/identity/IdentityDialog.tsx';
import { mobileLink } from '../../domain/tenant/mobile-link.ts';
import { Preparation } from '../../features/exam/prepare/Preparation.tsx';
import { examPaths } from '../../contract/paths/exam.ts';
import { sessionAtom, tenantAtom } from '../../domain/session/state.ts';
import { isOn, type Tenant } from '../../domain/tenant/tenant.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { Read } from '../../ui/Read.tsx';

const useStyles = makeStyles({
  middle: { flexGrow: 1, display: 'grid', placeItems: 'center', padding: '24px 0' },
});

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
    <Read of={basic} frame={PageColumn} skeleton={<TextSkeleton />} failed={t('failed')}>
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
              about={about}
              askedBy={needsOf(about).faceAskedBy}
              onPassed={onPassed}
              onLeave={leave}
            />
          )}
          onOpened={({ attemptId }) => void navigate(examPaths.testPaper.to({ exam, attemptId }), { replace: true })}
          onLater={leave}
        />
      )}
    </Read>
  );
}

interface ExamFaceProps {
  exam: ExamRef;
  about: BasicExam;
  askedBy: FaceAskedBy | null;
  onPassed: () => void;
  onLeave: () => void;
}

function ExamFace({ exam, about, askedBy, onPassed, onLeave }: ExamFaceProps) {
  const styles = useStyles();
  const tenant = useAtomValue(tenantAtom);
  const { name } = useAtomValue(sessionAtom);
  // The branch type is fetched in one theme only (001 §6); without an answer, the camera is used: the stricter option.
  const albumTheme = isOn(tenant, 'face_album_branch');
  const branch = useApiQuery(currentBranchInfo, {}, { enabled: albumTheme });
  if (albumTheme && branch.isPending) return <TextSkeleton />;
  const special = branch.data !== undefined && (branch.data.wdBranch || branch.data.wdSubBranch);
  const link = mobileLink(tenant.options['h5_address'], tenant.domain);
  return (
    <main className={styles.middle}>
      <FaceCheck
        request={{ ...faceRequest(exam, about, tenant, special), askedBy }}
        learner={name ?? ''}
        mobileLink={link}
        renderVerifyHere={(onClose) => <IdentityDialog link={link} onClose={onClose} />}
        onEnd={(outcome) => ('emit' in outcome && outcome.emit.commitSuccess ? onPassed() : onLeave())}
      />
    </main>
  );
}

function faceRequest(exam: ExamRef, { taskId }: BasicExam, tenant: Tenant, special: boolean): FaceRequest {
  const rules = readFaceRules((key) => localStorage.getItem(key) ?? tenant.options[key]);
  return {
    kind: 2,
    businessId: exam.examId,
    taskId,
    access: { type: 1, taskId },
    exportRule: rules.exportRule,
    album: usesAlbum(2, rules, special),
    pauseFrame: false,
    addresses: {},
  };
}
