import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { FaceAskedBy } from '../../contract/exam/exam-needs.ts';
import type { ExamRef } from '../../contract/ipc/exam.ts';
import { currentBranchInfo } from '../../contract/platform/account/user.ts';
import { useApiQuery } from '../../api/query.ts';
import { FaceCheck } from '../../domain/face/FaceCheck.tsx';
import { usesAlbum, type FaceRequest } from '../../domain/face/face-request.ts';
import { readFaceRules } from '../../domain/face/face-rules.ts';
import { sessionAtom, tenantAtom } from '../../domain/session/state.ts';
import { mobileLink } from '../../domain/tenant/mobile-link.ts';
import { isOn, type Tenant } from '../../domain/tenant/tenant.ts';
import { IdentityDialog } from '../../features/account/identity/IdentityDialog.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';

const useStyles = makeStyles({
  middle: { flexGrow: 1, display: 'grid', placeItems: 'center', padding: '24px 0' },
});

interface ExamFaceProps extends Asked {
  onPassed: () => void;
  onLeave: () => void;
}

interface Asked {
  exam: ExamRef;
  /** The task that the exam belongs to. */
  taskId: string;
  askedBy: FaceAskedBy | null;
  /** The check interrupts a paper. */
  duringPaper?: true;
}

/** The face check of an exam, before it or in the middle of its paper. */
export function ExamFace({ onPassed, onLeave, ...asked }: ExamFaceProps) {
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
        request={faceRequest(asked, tenant, special)}
        learner={name ?? ''}
        mobileLink={link}
        renderVerifyHere={(onClose) => <IdentityDialog link={link} onClose={onClose} />}
        onEnd={(outcome) => ('emit' in outcome && outcome.emit.commitSuccess ? onPassed() : onLeave())}
      />
    </main>
  );
}

function faceRequest({ exam, taskId, ...why }: Asked, tenant: Tenant, special: boolean): FaceRequest {
  const rules = readFaceRules((key) => localStorage.getItem(key) ?? tenant.options[key]);
  return {
    ...why,
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
