/** A window in which a notice above a form would push the form's button out of sight; the narrow layout has a header too. */
export const lowForNotices = '@media (max-height: 719px), (max-width: 1099px) and (max-height: 767px)';
