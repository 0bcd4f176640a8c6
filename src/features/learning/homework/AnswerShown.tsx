import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeworkDraft } from '#contract/ipc/homework.ts';
import { formatBytes, formatNumber } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

const useStyles = makeStyles({
  panel: { padding: '20px 24px', display: 'flex', flexDirection: 'column', gap: '12px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px', minHeight: '32px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  pictures: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  picture: {
    maxWidth: '220px',
    maxHeight: '160px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  files: { margin: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface AnswerShownProps {
  title: string;
  answer: HomeworkDraft;
  action?: ReactNode;
}

/** An answer to a homework: its text, pictures and files. */
export function AnswerShown({ title, answer, action }: AnswerShownProps) {
  const styles = useStyles();
  const { t } = useTranslation('homework');
  const { text, pictures, files } = answer;
  return (
    <Panel className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      {text !== '' && (
        <p className={styles.text}>
          <PlatformText text={text} />
        </p>
      )}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {distinctKeys(
            pictures.map((address, index) => (
              <img
                key={address}
                className={styles.picture}
                src={pageAddressOf(address)}
                alt={t('picture', { number: formatNumber(index + 1) })}
              />
            )),
          )}
        </div>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {distinctKeys(
            files.map(({ fileId, name, bytes }) => (
              <li key={fileId}>
                <PlatformText text={name} />
                {bytes > 0 && <span className={styles.quiet}> {formatBytes(bytes)}</span>}
              </li>
            )),
          )}
        </ul>
      )}
      {text === '' && pictures.length === 0 && files.length === 0 && <p className={styles.text}>{t('noContent')}</p>}
    </Panel>
  );
}
