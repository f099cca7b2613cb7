export declare const bundles: string;
export declare const external: readonly string[];
export declare function writeBundle(source: string, file: string): Promise<void>;
export function findComposerId(checkout: string): Promise<string>;
