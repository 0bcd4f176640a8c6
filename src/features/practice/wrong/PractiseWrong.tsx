import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useStart } from '../shared/use-start.ts';
import type { WrongItem } from './rules.ts';

/** Begins a run with the questions that are shown; they must be of one practice, whose solutions judge them. */
export function PractiseWrong({ items }: { items: readonly WrongItem[] }) {
  const { t } = useTranslation('practice');
  const [first] = items;
  const ref = first?.stored.practice.ref ?? { practiceId: '', businessId: '' };
  const { start, starting } = useStart({ ...ref, name: first?.stored.practice.paper.title });
  const one = items.every(({ stored: { practice } }) => practice.ref.practiceId === ref.practiceId);
  const questionIds = items.map(({ question }) => question.id);
  return (
    <Button
      appearance="primary"
      disabled={starting || items.length === 0 || !one}
      title={one ? undefined : t('wrong.pickOne')}
      onClick={() => void start({ mode: 'wrongOnly', questionIds, minutes: null })}
    >
      {t('result.practiseWrong', { number: items.length })}
    </Button>
  );
}
