import { tokens } from '@fluentui/react-components';
import {
  CalendarCancelRegular,
  CheckmarkCircleFilled,
  CircleHalfFillRegular,
  CircleRegular,
  LockClosedFilled,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { ItemState } from './item-rules.ts';

const signs = {
  done: [CheckmarkCircleFilled, semanticColours.goodDot],
  part: [CircleHalfFillRegular, tokens.colorBrandForeground1],
  none: [CircleRegular, tokens.colorNeutralForeground3],
  locked: [LockClosedFilled, tokens.colorNeutralForeground3],
  expired: [CalendarCancelRegular, tokens.colorNeutralForeground3],
} as const satisfies Record<ItemState, unknown>;

/** The state of an item as an icon with its name. */
export function StateSign({ state }: { state: ItemState }) {
  const { t } = useTranslation('task-detail');
  const [Icon, color] = signs[state];
  return <Icon fontSize={20} style={{ color, flexShrink: 0 }} aria-label={t(`state.${state}`)} />;
}
