import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, WarningRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearningForm } from '#contract/platform/learning/form.ts';
import { knownTime } from '#contract/platform/read-time.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatTime } from '#lib/format.ts';
import { useMoment } from '#lib/use-moment.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { FillIn } from './FillIn.tsx';
import { collectionOf, phaseOf } from './form-phase.ts';
import { SentAnswers } from './SentAnswers.tsx';
import type { FirstDraft } from './use-form-draft.ts';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '760px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface FormContentProps {
  form: LearningForm;
  formId: string;
  first: FirstDraft;
}

/** A form as it stands: to fill in, sent, not yet open, or over. */
export function FormContent({ form, formId, first }: FormContentProps) {
  const styles = useStyles();
  const { t } = useTranslation('form');
  const clock = useAtomValue(clockAtom);
  const [sent, setSent] = useState(false);
  const now = platformNow(clock);
  const { from, until } = collectionOf(form, clock.timeShiftMs);
  useMoment([from, until].map(knownTime).find((at) => at !== null && at >= now) ?? null, () => platformNow(clock));
  const phase = phaseOf(form, now, clock.timeShiftMs);
  if (!sent && phase === 'late') {
    return (
      <EmptyState
        title={t('late.title')}
        hint={form.thanks || t('late.thanks', { time: formatTime(knownTime(until), 'dateTime') })}
      />
    );
  }
  const answered = form.isSubmitted && form.answerList.length > 0;
  return (
    <div className={styles.column}>
      {form.description && (
        <p className={styles.text}>
          <PlatformText text={form.description} />
        </p>
      )}
      {sent && (
        <Banner appearance="good" icon={<CheckmarkCircleRegular fontSize={20} />} title={t('sent.title')}>
          {t(form.isOnce === null ? 'sent.thanks' : form.isOnce ? 'sent.once' : 'sent.again')}
        </Banner>
      )}
      {!sent && phase === 'once' && (
        <Banner icon={<WarningRegular fontSize={20} />} title={t('once.title')}>
          {t('once.text', { time: formatTime(form.submitTime, 'dateTime') })}
        </Banner>
      )}
      {!sent && phase === 'early' && (
        <Banner appearance="plain" icon={<ClockRegular fontSize={20} />} title={t('early.title')}>
          {t('early.text', { time: formatTime(knownTime(from), 'dateTime') })}
        </Banner>
      )}
      {!sent && phase === 'unknown' && (
        <Banner appearance="plain" icon={<ClockRegular fontSize={20} />} title={t('unknown.title')}>
          {t('unknown.text')}
        </Banner>
      )}
      {!sent && (phase === 'open' || phase === 'unknown') && (
        <FillIn form={form} formId={formId} first={first} until={knownTime(until)} onSent={() => setSent(true)} />
      )}
      {(sent || phase === 'once') && answered && <SentAnswers form={form} />}
    </div>
  );
}
