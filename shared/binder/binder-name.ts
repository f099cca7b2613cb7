/** The name under which a device keeps its binder. In a module of its own: every page needs it, and nothing else. */
export const binderName = 'binder';
