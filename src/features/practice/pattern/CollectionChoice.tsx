import { Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { PracticeState } from '#contract/ipc/practice.ts';
import { collectedIds, type Picked } from './rules.ts';

interface CollectionChoiceProps {
  state: PracticeState;
  picked: Picked;
  onPick: (picked: Picked) => void;
}

/** Wrong answers, or marked questions. */
export function CollectionChoice({ state, picked, onPick }: CollectionChoiceProps) {
  const { t } = useTranslation('practice');
  const label = (from: Picked['collection']) => t(`pattern.${from}`, { number: collectedIds(state, from).length });
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={t('pattern.collection')}
      value={picked.collection}
      onChange={(_, { value }) => onPick({ ...picked, collection: value === 'marked' ? 'marked' : 'wrong' })}
    >
      <Radio value="wrong" label={label('wrong')} />
      <Radio value="marked" label={label('marked')} />
    </RadioGroup>
  );
}
