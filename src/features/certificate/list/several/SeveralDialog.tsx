import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '#api/query.ts';
import { myCertificates } from '#contract/platform/certificate/certificate.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { itemsOf } from '#ui/PagedList.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { SeveralOutcome } from './SeveralOutcome.tsx';
import { useSeveral } from './use-several.ts';

const pageSize = 50;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '4px' },
  list: { margin: 0, padding: '0 0 0 12px', listStyleType: 'none' },
});

/** Chooses certificates and saves them into one folder. */
export function SeveralDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('certificate');
  const certificates = useApiPages(myCertificates, (pageNum) => ({ pageNum, pageSize }), { silent: true });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { state, start, cancel } = useSeveral();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = certificates;
  const wantsMore = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const all = itemsOf(certificates);
  const chosen = all.filter(({ id }) => !left.has(id));
  const running = state.step === 'running';
  const choose = (id: string, on: boolean) =>
    setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <AppDialog
      title={t('several.title')}
      onClose={() => {
        cancel();
        onClose();
      }}
      closeLabel={t('preview.close')}
      contentClassName={styles.content}
      actions={
        !running ? (
          <Button appearance="primary" disabledFocusable={chosen.length === 0} onClick={() => void start(chosen)}>
            {t('several.start', { count: chosen.length })}
          </Button>
        ) : (
          <Button onClick={cancel}>{t('several.cancel')}</Button>
        )
      }
    >
      <SeveralOutcome state={state} certificates={all} />
      <QueryView query={certificates} skeleton={<ListSkeleton />} failed={t('list.failed')}>
        {() => (
          <>
            <Checkbox
              label={t('several.all', { count: all.length })}
              disabled={running}
              checked={chosen.length === all.length ? true : chosen.length === 0 ? false : 'mixed'}
              onChange={(_, { checked }) => setLeft(new Set(checked === true ? [] : all.map(({ id }) => id)))}
            />
            <ul className={styles.list}>
              {all.map(({ id, name, certificateNo }) => (
                <li key={id}>
                  <Checkbox
                    label={<PlatformText text={certificateNo === '' ? name : `${name} · ${certificateNo}`} />}
                    disabled={running}
                    checked={!left.has(id)}
                    onChange={(_, { checked }) => choose(id, checked === true)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </AppDialog>
  );
}
