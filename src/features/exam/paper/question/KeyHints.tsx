import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { appInfoAtom } from '#domain/app-state.ts';

const useStyles = makeStyles({
  hints: {
    // One line: hints that do not fit wrap and are cut off; an empty one at its head lets the first hint wrap too.
    '::before': { content: '""' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    // As high as the line: of a wrapped hint nothing is seen.
    gap: '20px 12px',
    flex: '1 1 0',
    minWidth: 0,
    height: '20px',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    '@media (max-width: 1023px)': { display: 'none' },
  },
  key: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
    padding: '0 5px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** The keys of this question. */
export const KeyHints = memo(function KeyHints({ options, strikes }: { options: number; strikes: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const last = String.fromCharCode('A'.charCodeAt(0) + Math.min(options, 8) - 1);
  const { os } = useAtomValue(appInfoAtom);
  const key = <kbd className={styles.key} />;
  return (
    <div className={styles.hints}>
      {options > 0 ? (
        <>
          <span>
            <Trans t={t} i18nKey="keys.choose" values={{ last }} components={{ key }} />
          </span>
          <span>
            <Trans t={t} i18nKey="keys.move" components={{ key }} />
          </span>
        </>
      ) : (
        <>
          <span>
            <Trans t={t} i18nKey="keys.write" components={{ key }} />
          </span>
          <span>
            <Trans
              t={t}
              i18nKey="keys.advance"
              values={{ modifier: os === 'mac' ? '⌘' : 'Ctrl' }}
              components={{ key }}
            />
          </span>
        </>
      )}
      <span>
        <Trans t={t} i18nKey="keys.mark" components={{ key }} />
      </span>
      {strikes && (
        <span>
          <Trans t={t} i18nKey="keys.strike" components={{ key }} />
        </span>
      )}
    </div>
  );
});
