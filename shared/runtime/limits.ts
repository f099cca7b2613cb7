/** Times, sizes and counts that the product specification fixes (section 9). Times are in milliseconds. */
export const tooltipDelayMs = 700;
export const tooltipSkipDelayMs = 300;
export const maxToasts = 3;
export const toastDurationMs = 4000;
export const toastWidthPx = 356;
export const toastGapPx = 14;
/** From the right and the bottom of the window, or from a bar that stands at its bottom. */
export const toastMarginPx = 16;
/** A toast that can be acted on stays longer than the specification asks of any: one has to read it and reach it. */
export const actionDurationMs = 10_000;
export const noticeDurationMs = 5000;
export const noticeSwipePx = 50;
export const cacheTimeMs = 5 * 60_000;
export const retries = 3;
export const longestBackOff = 30_000;
