import { MessageBar, MessageBarBody, ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Certificate } from '#contract/platform/certificate/certificate.ts';
import type { SeveralState } from './use-several.ts';

interface SeveralOutcomeProps {
  state: SeveralState;
  certificates: readonly Certificate[];
}

/** How far the download is, or what came of it: how many, where, and why not the others. */
export function SeveralOutcome({ state, certificates }: SeveralOutcomeProps) {
  const { t } = useTranslation('certificate');
  return (
    <div aria-live="polite">
      {state.step === 'running' && (
        <>
          <p>{t('several.running', { through: state.through, total: state.total })}</p>
          <ProgressBar value={state.through / state.total} aria-label={t('download.running')} />
        </>
      )}
      {state.step === 'stopped' && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t('download.problem.broken')}</MessageBarBody>
        </MessageBar>
      )}
      {state.step === 'ended' && <Ended outcome={state.outcome} certificates={certificates} />}
    </div>
  );
}

type Outcome = Extract<SeveralState, { step: 'ended' }>['outcome'];

function Ended({ outcome, certificates }: { outcome: Outcome; certificates: readonly Certificate[] }) {
  const { t } = useTranslation('certificate');
  const { saved, folder } = outcome;
  if (outcome.outcome === 'cancelled') {
    return folder === null ? null : (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('several.cancelled', { count: saved, folder })}</MessageBarBody>
      </MessageBar>
    );
  }
  const { notSaved } = outcome;
  const nameOf = (id: string) => certificates.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      {saved > 0 && (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{t('several.saved', { count: saved, folder })}</MessageBarBody>
        </MessageBar>
      )}
      {notSaved.map(({ certificateId, problem }) => (
        <MessageBar key={certificateId} intent="error" layout="multiline">
          <MessageBarBody>
            {t('several.notSaved', { name: nameOf(certificateId), why: t(`download.problem.${problem}`) })}
          </MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}
