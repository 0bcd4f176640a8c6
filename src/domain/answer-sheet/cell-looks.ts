import { tokens, type GriffelStyle } from '@fluentui/react-components';
import { semanticColours } from '#ui/theme/semantic-colours.ts';

/** A marked question has a corner; the one that is open a ring. Both are told apart without colour. */
export const cellLooks = {
  marked: {
    position: 'relative',
    '::after': {
      content: '""',
      position: 'absolute',
      right: '-1px',
      top: '-1px',
      width: '10px',
      height: '10px',
      borderTopRightRadius: '5px',
      backgroundColor: semanticColours.attentionDot,
      clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
      forcedColorAdjust: 'none',
    },
  },
  current: {
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}, 0 0 0 4px ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '2px' },
  },
} satisfies Record<string, GriffelStyle>;
