import { Button, Spinner, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Attempt, Counted, ExamRef, OpenProblem } from '../../../contract/ipc/exam.ts';
import { useConnectionWords } from '../../../domain/session/connection-words.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { BeginAnew } from '../shared/begin-anew/BeginAnew.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { InfoRegular } from '@fluentui/react-icons';
import { Heading } from '../../../ui/Heading.tsx';

const useStyles = makeStyles({
  middle: { flexGrow: 1, display: 'grid', placeItems: 'center', padding: '24px' },
  panel: { width: '560px', maxWidth: '100%', padding: '32px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400, lineHeight: '28px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '12px' },
});

/** Why the exam did not open; `message` is the platform's own sentence, '' when it gave none. */
export interface EnterProblem {
  problem: OpenProblem | 'client';
  message: string;
  counted: Counted;
}

interface EnterStepProps {
  exam: ExamRef;
  opening: boolean;
  failed: EnterProblem | null;
  /** Minutes; 0: no limit. */
  duration: number;
  onEnter: () => void;
  onLater: () => void;
  onOpened: (attempt: Attempt) => void;
}

/** The last step: the clock starts when the learner says so. */
export function EnterStep({ exam, opening, failed, duration, onEnter, onLater, onOpened }: EnterStepProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const trouble = useConnectionWords();
  // A refused certificate or proxy is no missing network, which the learner would look for in vain.
  const unreached = failed?.problem === 'offline' ? trouble : null;
  const counted = failed && countedText(failed);
  const said = failed?.message && (failed.problem === 'refused' || failed.problem === 'locked');
  return (
    <main className={styles.middle}>
      <Panel className={styles.panel}>
        <Heading className={styles.title}>{t('enter.title')}</Heading>
        <p className={styles.text}>
          {duration > 0 ? t('enter.timed', { count: duration }) : t('enter.untimed')} {t('enter.safe')}
        </p>
        {failed && (
          <Banner
            icon={<InfoRegular fontSize={20} />}
            title={unreached ? unreached.title : t(`problem.${failed.problem}`)}
          >
            {unreached?.text} {said && failed.message} {counted && t(`enter.counted.${counted}`)}
          </Banner>
        )}
        {failed && <BeginAnew address={{ attemptId: null, exam }} onOpened={onOpened} />}
        <div className={styles.actions}>
          <Button
            size="large"
            appearance="primary"
            disabledFocusable={opening}
            icon={opening ? <Spinner size="tiny" /> : undefined}
            onClick={onEnter}
          >
            {t(failed ? 'enter.again' : 'enter.go')}
          </Button>
          <Button size="large" disabled={opening} onClick={onLater}>
            {t('later')}
          </Button>
        </div>
      </Panel>
    </main>
  );
}

/** Who has no attempts left need not be told that none was taken. */
function countedText({ problem, counted }: EnterProblem): Counted | null {
  return problem === 'no-attempts' && counted === 'no' ? null : counted;
}
