import { tokens } from '@fluentui/react-components';
import {
  CalendarCancelRegular,
  CheckmarkCircleFilled,
  CircleHalfFillRegular,
  CircleRegular,
  LockClosedFilled,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { OutlineState } from './outline-rules.ts';

const signs = {
  done: [CheckmarkCircleFilled, semanticColours.goodDot],
  part: [CircleHalfFillRegular, tokens.colorBrandForeground1],
  none: [CircleRegular, tokens.colorNeutralForeground3],
  untold: [CircleRegular, tokens.colorNeutralForeground3],
  locked: [LockClosedFilled, tokens.colorNeutralForeground3],
  expired: [CalendarCancelRegular, tokens.colorNeutralForeground3],
  empty: [SubtractCircleRegular, tokens.colorNeutralForeground3],
} as const satisfies Record<OutlineState, unknown>;

/** The state of a course item as an icon with its name. */
export function OutlineSign({ id, state, label }: { id?: string; state: OutlineState; label: string }) {
  const [Icon, color] = signs[state];
  return <Icon id={id} fontSize={20} style={{ color, flexShrink: 0 }} aria-label={label} />;
}
