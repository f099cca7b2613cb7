/** Times, sizes and counts that the product specification fixes (section 9). Times are in milliseconds. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;
export const visibleToasts = 3;
export const toastDuration = 4000;
export const toastWidth = 356;
export const toastGap = 14;
/** From the right and the bottom of the window, or from a bar that stands at its bottom. */
export const toastMargin = 16;
/** A toast that can be acted on stays longer than the specification asks of any: one has to read it and reach it. */
export const actionDuration = 10_000;
export const noticeDuration = 5000;
export const noticeSwipe = 50;
export const cacheTime = 5 * 60_000;
export const retries = 3;
export const longestBackOff = 30_000;
