import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/platform/message/message.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatAgo, formatTime } from '#lib/format.ts';
import { plainText } from '#ui/html/plain-text.ts';
import { orDash } from '#ui/or-dash.ts';
import { ageOf, kindOf, titleOf } from './rules.ts';

/** The words of a message's row and head, in the learner's language. */
export function useMessageLabels() {
  const { t } = useTranslation('message');
  const clock = useAtomValue(clockAtom);

  const when = (at: number | null): string => {
    const age = ageOf(at, platformNow(clock));
    switch (age.kind) {
      case 'unknown':
        return '-';
      case 'minutes':
        return age.minutes === 0 ? t('justNow') : formatAgo(age.minutes, 'minute');
      case 'today':
        return `${formatAgo(0, 'day')} ${formatTime(at, 'time')}`;
      case 'yesterday':
        return `${formatAgo(1, 'day')} ${formatTime(at, 'time')}`;
      case 'day':
        return formatTime(at, 'day');
      case 'date':
        return formatTime(at, 'date');
    }
  };

  return {
    title: ({ title, content }: Message): string => orDash(titleOf(title, plainText(content))),
    /** How the text begins; '' when the title is that already. */
    excerpt: ({ title, content }: Message): string => (title.trim() === '' ? '' : plainText(content)),
    kind: ({ type }: Message): string => t(`kinds.${kindOf(type)}`),
    when,
  };
}
