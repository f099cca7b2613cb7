/**
 * Flags for short-lived processes: V8 optimises a function only after it has run fifteen times as long as usual.
 * Otherwise a release spends a tenth of its processor time on machine code that hardly runs. Versions after Node 20's
 * have a quick compiler in between, and other names for this.
 * https://chromium.googlesource.com/v8/v8/+/refs/tags/11.3.244/src/flags/flag-definitions.h (interrupt_budget)
 */
export const optimiseLater = process.versions.v8.startsWith('11.3.') ? ['--interrupt-budget=1000000'] : [];
