/** Between a desk of three columns and one of one. */
export const withoutRail = '@media (min-width: 1024px) and (max-width: 1199px)';
export const narrow = '@media (max-width: 1023px)';
/** A screen of 200 % or a small one; its page scrolls to the cameras, the question fills what the bar leaves. */
export const narrowAndLow = '@media (max-width: 1023px) and (max-height: 699px)';
export const low = '@media (max-height: 699px)';
// Of two queries that both hold, the one that is later in the alphabet wins: `(`, then `only`, then `screen`.
/** So low that the answer stands beside what it answers, where the pane is wide enough. */
export const tooLowToStack = '@media only screen and (max-height: 639px)';
export const wideEnough = '@container (min-width: 560px)';
/** The usual screen at 200 %: bar, lines and foot take no pixel more than they need. */
export const lowest = '@media screen and (max-height: 449px)';
