import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { homemakingGetRegionList } from '#contract/platform/home/institution.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { Done } from './Done.tsx';
import { Notes } from './Notes.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const useStyles = makeStyles({
  back: { alignSelf: 'start', minWidth: 0, marginLeft: '-12px', marginBottom: '-8px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 864px) minmax(0, 312px)',
    gap: '24px',
    alignItems: 'start',
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The registration of a training base: the form, then what happens next (000 §7, gx-homemaking). */
export function Registration({ onLeave }: { onLeave: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('institution');
  const regions = useApiQuery(homemakingGetRegionList, {}, { persist: true });
  const [applicationNo, setApplicationNo] = useState<string | null>(null);
  if (applicationNo !== null) return <Done applicationNo={applicationNo} onLeave={onLeave} />;
  return (
    <>
      <Button className={styles.back} appearance="subtle" icon={<ArrowLeftRegular />} onClick={onLeave}>
        {t('register.back')}
      </Button>
      <PageTitle title={t('register.title')} />
      <QueryView query={regions} skeleton={<TextSkeleton />} failed={t('register.regionsFailed')}>
        {(tree) => (
          <div className={styles.columns}>
            <RegistrationForm regions={tree} onDone={setApplicationNo} />
            <Notes />
          </div>
        )}
      </QueryView>
    </>
  );
}
