import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useApiQuery } from '#api/query.ts';
import { currentBranchInfo } from '#contract/platform/account/user.ts';
import { sessionAtom, tenantAtom } from '#domain/app-state.ts';
import type { FaceOutcome } from '#domain/face/face-outcome.ts';
import { usesAlbum, type FaceRequest } from '#domain/face/face-request.ts';
import { readFaceRules, type FaceRules } from '#domain/face/face-rules.ts';
import { FaceCheck } from '#domain/face/FaceCheck.tsx';
import { mobileLink } from '#domain/tenant/mobile-link.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { IdentityDialog } from '#features/account/identity/IdentityDialog.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';

const useStyles = makeStyles({
  middle: { flexGrow: 1, display: 'grid', placeItems: 'center', padding: '24px 0' },
});

/** The tenant's rules of face checks as they are now. */
export function useFaceRules(): FaceRules {
  const { options } = useAtomValue(tenantAtom);
  return readFaceRules((key) => localStorage.getItem(key) ?? options[key]);
}

interface FaceScreenProps {
  /** What the check is about; the tenant's rules complete it. */
  about: Omit<FaceRequest, 'exportRule' | 'album' | 'pauseFrame' | 'addresses'>;
  rules: FaceRules;
  onEnd: (outcome: FaceOutcome) => void;
}

/** A face check that fills the screen. */
export function FaceScreen({ about, rules, onEnd }: FaceScreenProps) {
  const styles = useStyles();
  const tenant = useAtomValue(tenantAtom);
  const { name } = useAtomValue(sessionAtom);
  // The branch type is fetched in one theme only (001 §6); without an answer, the camera is used: the stricter option.
  const albumTheme = isOn(tenant, 'face_album_branch');
  const branch = useApiQuery(currentBranchInfo, {}, { enabled: albumTheme });
  if (albumTheme && branch.isPending) return <TextSkeleton />;
  const special = branch.data !== undefined && (branch.data.wdBranch || branch.data.wdSubBranch);
  const link = mobileLink(tenant.options['h5_address'], tenant.domain);
  const { exportRule } = rules;
  const album = usesAlbum(about.kind, rules, special);
  return (
    <main className={styles.middle}>
      <FaceCheck
        request={{ ...about, exportRule, album, pauseFrame: false, addresses: {} }}
        learner={name ?? ''}
        mobileLink={link}
        renderVerifyHere={(onClose) => <IdentityDialog link={link} onClose={onClose} />}
        onEnd={onEnd}
      />
    </main>
  );
}
