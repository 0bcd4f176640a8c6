import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StoredPractice } from '#contract/ipc/practice.ts';
import { practicePaths, type PracticeAddress } from '#contract/paths/practice.ts';
import { DesktopError } from '#lib/desktop.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { NoPractice } from './NoPractice.tsx';
import { usePractice } from './use-practice.ts';

interface PracticeFrameProps {
  /** Shown while the practice loads or when it does not. */
  title: string;
  children: (practice: StoredPractice, address: PracticeAddress) => ReactNode;
}

/** Reads the practice that the address names. */
export function PracticeFrame({ title, children }: PracticeFrameProps) {
  const [query] = useSearchParams();
  const address = practicePaths.practice.read(query);
  if (!address) return <NoPractice reason="none" />;
  return (
    <PracticeOf title={title} address={address}>
      {children}
    </PracticeOf>
  );
}

function PracticeOf({ title, address, children }: PracticeFrameProps & { address: PracticeAddress }) {
  const { t } = useTranslation('practice');
  const { practiceId, businessId } = address;
  const practice = usePractice({ practiceId, businessId });
  if (practice.data) return children(practice.data, address);
  const given = !(practice.error instanceof DesktopError && practice.error.code === 'practice-not-given');
  return (
    <PageColumn>
      <PageTitle title={title} />
      <QueryView
        query={practice}
        skeleton={<TextSkeleton />}
        failed={t('failed')}
        reason={t(given ? 'failedHint' : 'notGivenHint')}
      >
        {() => null}
      </QueryView>
    </PageColumn>
  );
}
