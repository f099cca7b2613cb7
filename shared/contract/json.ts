/** The values that data of pages and insets may contain: it is sent as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
