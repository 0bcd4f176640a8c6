import { Button, Checkbox, Link, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { mustAgree, type FaceEvent, type FaceState } from './face-flow.ts';
import { momentOf } from './face-request.ts';
import { FaceCard } from './FaceCard.tsx';
import { FaceFrame } from './FaceFrame.tsx';

const useStyles = makeStyles({
  facts: { marginTop: '24px' },
  agree: { marginTop: '20px' },
  // The box itself stands under the facts; its target begins before it.
  tick: { marginLeft: '-8px' },
  warning: { margin: '4px 0 0', color: semanticColours.failedText },
  agreement: {
    margin: '8px 0 0',
    maxHeight: '120px',
    overflow: 'auto',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

interface ConfirmStepProps {
  state: FaceState;
  /** The learner's name; '' when unknown. */
  learner: string;
  busy: boolean;
  dispatch: (event: FaceEvent) => void;
}

/** The identity confirmation with the agreement rule (001 §4, step 1). */
export function ConfirmStep({ state, learner, busy, dispatch }: ConfirmStepProps) {
  const { t } = useTranslation('face');
  const styles = useStyles();
  const [reading, setReading] = useState(false);
  const { step } = state;
  const { askedBy, agreement } = state.request;
  const [ticked, warned] = step.name === 'confirm' ? [step.ticked, step.warned] : [true, false];
  return (
    <FaceCard
      title={t('confirm.title')}
      lead={`${t(`confirm.lead.${momentOf(state.request)}`)}${askedBy ? t(`confirm.askedBy.${askedBy}`) : ''}`}
      picture={<FaceFrame />}
      actions={
        <>
          <Button
            appearance="primary"
            size="large"
            disabledFocusable={busy}
            onClick={() => dispatch({ type: 'continue' })}
          >
            {t(busy ? 'confirm.checking' : 'confirm.go')}
          </Button>
          <Button appearance="subtle" size="large" onClick={() => dispatch({ type: 'close' })}>
            {t('later')}
          </Button>
        </>
      }
    >
      <FactList
        className={styles.facts}
        facts={[
          [t('facts.learner'), orDash(learner)],
          [t('facts.attempts'), t('facts.left', { left: state.remaining })],
        ]}
      />
      {mustAgree(state) && (
        <div className={styles.agree}>
          <Checkbox
            className={styles.tick}
            checked={ticked}
            label={t('agreement.tick')}
            aria-describedby={warned ? 'face-agreement-warning' : undefined}
            onChange={(_, { checked }) => dispatch({ type: 'tick', ticked: checked === true })}
          />
          <Link as="button" inline onClick={() => setReading(!reading)} aria-expanded={reading}>
            {t('agreement.name')}
          </Link>
          {reading && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long agreement is scrolled by keys
            <section className={styles.agreement} tabIndex={0} aria-label={t('agreement.title')}>
              {agreement ? <SafeHtml html={agreement} /> : t('agreement.text')}
            </section>
          )}
          {warned && (
            <p className={styles.warning} id="face-agreement-warning" role="alert">
              {t('agreement.warning')}
            </p>
          )}
        </div>
      )}
    </FaceCard>
  );
}
