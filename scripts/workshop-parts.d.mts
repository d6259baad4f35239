export declare const OF_APP: readonly string[];
export declare const PARTS: readonly string[];
