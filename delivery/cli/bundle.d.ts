export declare const bundles: string;
export declare function bundle(source: string): Promise<Uint8Array>;
