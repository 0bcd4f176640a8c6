import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { appInfoAtom, sessionAtom, shortcutsOpenAtom } from '#domain/app-state.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { shortcutGroups, type ShortcutLine } from './shortcut-list.ts';
import { platformCheckOpenAtom } from './state.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '1240px' },
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(256px, 100%), 1fr))',
    gap: '24px',
    paddingTop: '8px',
  },
  heading: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  lines: { margin: 0 },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '36px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  keys: {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px',
    flexShrink: 0,
    maxWidth: '55%',
  },
  or: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, padding: '0 4px' },
  key: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    minWidth: '10px',
    textAlign: 'center',
    padding: '1px 7px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
});

/** The list of keyboard shortcuts, mounted while it is open. */
export function ShortcutsDialog() {
  const styles = useStyles();
  const { t } = useTranslation('keys');
  const setOpen = useSetAtom(shortcutsOpenAtom);
  const openCheck = useSetAtom(platformCheckOpenAtom);
  const { os, embedded } = useAtomValue(appInfoAtom);
  const { signedIn } = useAtomValue(sessionAtom);
  return (
    <AppDialog
      className={styles.surface}
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => setOpen(false)}
      actions={
        // Nothing that a learner needs.
        (embedded || !signedIn) && (
          <Button
            onClick={() => {
              setOpen(false);
              openCheck(true);
            }}
          >
            {t('platformCheck')}
          </Button>
        )
      }
      contentClassName={styles.groups}
      onlyText
    >
      {shortcutGroups(os === 'mac').map(({ text, lines }) => (
        <section key={text}>
          <h3 className={styles.heading}>{t(`groups.${text}`)}</h3>
          <dl className={styles.lines}>
            {lines.map((line) => (
              <div key={line.text} className={styles.line}>
                <dt>{t(`lines.${line.text}`)}</dt>
                <Keys line={line} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </AppDialog>
  );
}

function Keys({ line }: { line: ShortcutLine }) {
  const styles = useStyles();
  const { t } = useTranslation('keys');
  return (
    <dd className={styles.keys}>
      {line.keys.map((combination, index) => (
        <Fragment key={combination.join()}>
          {index > 0 && <span className={styles.or}>{t('or')}</span>}
          {combination.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </dd>
  );
}
