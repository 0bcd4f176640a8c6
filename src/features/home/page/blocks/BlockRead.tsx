import { makeStyles, tokens } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';

const useStyles = makeStyles({
  empty: { padding: '32px 16px', textAlign: 'center', color: tokens.colorNeutralForeground3, flexGrow: 1 },
});

export interface BlockReadProps<Data> {
  read: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isError' | 'refetch'>;
  name: string;
  skeleton: ReactNode;
  /** True when there is nothing in it. */
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** What a block shows while it reads, when that fails, when there is nothing, and else. */
export function BlockRead<Data>({ read, name, skeleton, isEmpty, children }: BlockReadProps<Data>) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const empty = (
    <Panel as="div" className={styles.empty}>
      {t('nothing')}
    </Panel>
  );
  return (
    <QueryView query={read} skeleton={skeleton} failed={t('failed', { title: name })}>
      {(data) => (isEmpty(data) ? empty : children(data))}
    </QueryView>
  );
}
