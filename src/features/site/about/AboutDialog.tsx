import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { http } from '#api/http.ts';
import { type Licences, licencesSchema } from '#contract/licences.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { appInfoAtom } from '#domain/app-state.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FactList } from '#ui/FactList.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { LicenceList } from './LicenceList.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '640px' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

interface AboutDialogProps {
  onClose: () => void;
  /** What it keeps on this computer. */
  children: ReactNode;
}

/** What this client is, which platform it belongs to, and whose work is in it. */
export function AboutDialog({ onClose, children }: AboutDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('about');
  const { version, platformOrigin, os } = useAtomValue(appInfoAtom);
  const licences = useLicences();
  const navigate = useNavigate();
  return (
    <AppDialog
      title={t('title')}
      className={styles.surface}
      contentClassName={styles.content}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button
          size="large"
          onClick={() => {
            onClose();
            void navigate(sitePaths.download.to());
          }}
        >
          {t('readiness')}
        </Button>
      }
    >
      <FactList
        facts={[
          [t('version'), version],
          [t('system'), t(`systems.${os}`)],
          [t('platform'), platformOrigin],
        ]}
      />
      {children}
      <h3 className={styles.title}>{t('licences.title')}</h3>
      <QueryView query={licences} skeleton={<TextSkeleton />} failed={t('licences.failed')}>
        {(read) => <LicenceList licences={read} />}
      </QueryView>
    </AppDialog>
  );
}

/** The licences of everything in this client; the build writes them beside the page. */
function useLicences() {
  return useQuery({
    queryKey: ['licences'],
    queryFn: async ({ signal }): Promise<Licences> =>
      licencesSchema.parse(await http('/licences.json', { signal, throwHttpErrors: true }).json()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
