import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import type { CallStanding } from './call-rules.ts';

/** How a call stands, in words. */
export function useCallWords() {
  const { t } = useTranslation('staff-call');
  return (standing: CallStanding): string => {
    if (standing.step === 'waiting') {
      const said = standing.at === null ? t('waiting') : t('waitingSince', { time: formatTime(standing.at, 'clock') });
      return standing.before > 0 ? `${said}${t('joint')}${t('before', { count: standing.before })}` : said;
    }
    const { at, by } = standing;
    if (at === null) return t(by === '' ? 'seen' : 'seenBy', { by });
    return t(by === '' ? 'seenAt' : 'seenByAt', { by, time: formatTime(at, 'clock') });
  };
}
