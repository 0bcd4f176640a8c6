import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { GridDotsRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/ipc/exam.ts';
import { clockAtom, sessionAtom } from '#domain/app-state.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SeatText } from '../../shared/SeatText.tsx';
import { Countdown } from '../time/Countdown.tsx';
import { ConnectionMark } from './ConnectionMark.tsx';
import { ExamLogo } from './ExamLogo.tsx';
import { FontSizeMenu } from './FontSizeMenu.tsx';
import { PaperHelp } from './PaperHelp.tsx';

const narrow = '@media (max-width: 1023px)';
/** Only the pictures of the tools fit, in every language. */
const tight = '@media (max-width: 1199px)';

const useStyles = makeStyles({
  bar: {
    minHeight: 'var(--paper-bar, 56px)',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '0 24px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { padding: '0 12px', gap: '8px', position: 'sticky', top: 0, zIndex: 1 },
  },
  who: { flexGrow: 1, flexBasis: 0, minWidth: 0, display: 'flex', alignItems: 'baseline', gap: '12px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  name: {
    color: tokens.colorNeutralForeground3,
    maxWidth: '12em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [narrow]: { display: 'none' },
  },
  tools: {
    flexGrow: 1,
    flexBasis: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '12px',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
    [tight]: { gap: '4px', flexGrow: 0, flexBasis: 'auto' },
  },
  line: { width: '1px', height: '14px', backgroundColor: tokens.colorNeutralStroke1, [narrow]: { display: 'none' } },
  tool: { [tight]: { minWidth: '40px', paddingInline: '8px' } },
  word: { [tight]: { display: 'none' } },
});

interface TopBarProps {
  attempt: Attempt;
  /** Extra minutes that staff granted. */
  grantedMinutes: number;
  onHandIn: () => void;
  /** Opens the answer sheet where it has no room of its own. */
  onSheet: (() => void) | null;
}

/** Exam, learner, time, connection and the few tools of the exam room. */
export const TopBar = memo(function TopBar({ attempt, grantedMinutes, onHandIn, onSheet }: TopBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { name } = useAtomValue(sessionAtom);
  const { trusted } = useAtomValue(clockAtom);
  const title = attempt.paper.title || attempt.exam.name;
  return (
    <header className={styles.bar}>
      <ExamLogo />
      <div className={styles.who}>
        <p className={styles.title} title={title}>
          <PlatformText text={title} />
        </p>
        {name && <span className={styles.name}>{name}</span>}
        {attempt.paper.seat && <SeatText className={styles.name} seat={attempt.paper.seat} />}
      </div>
      <Countdown
        attemptId={attempt.attemptId}
        rules={attempt.rules}
        trusted={trusted}
        grantedMinutes={grantedMinutes}
      />
      <div className={styles.tools}>
        <ConnectionMark />
        <span className={styles.line} />
        {onSheet && (
          <Button
            appearance="subtle"
            className={styles.tool}
            icon={<GridDotsRegular />}
            aria-label={t('sheet.title')}
            onClick={onSheet}
          >
            <span className={styles.word}>{t('sheet.title')}</span>
          </Button>
        )}
        <FontSizeMenu className={styles.tool} wordClassName={styles.word} />
        <PaperHelp attempt={attempt} className={styles.tool} wordClassName={styles.word} />
        <Button appearance="outline" size="large" onClick={onHandIn}>
          {t('handIn.open')}
        </Button>
      </div>
    </header>
  );
});
