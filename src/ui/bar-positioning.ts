import type { PositioningProps } from '@fluentui/react-components';

/** For what opens from a bar that stays while the page scrolls: it stays with the bar, and never moves with the page. */
export const barPositioning = { strategy: 'fixed' } as const satisfies PositioningProps;
