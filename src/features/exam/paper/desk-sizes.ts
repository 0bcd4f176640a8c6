/** Between a desk of three columns and one of one. */
export const withoutRail = '@media (min-width: 1024px) and (max-width: 1199px)';
export const narrow = '@media (max-width: 1023px)';
/** A screen of 200 % or a small one; its page scrolls to the cameras, the question fills what the bar leaves. */
export const narrowAndLow = '@media (max-width: 1023px) and (max-height: 699px)';
