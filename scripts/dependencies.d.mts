/** Installs the locked dependencies where they are missing, not whole, or belong to another lock file. */
export declare function ensureDependencies(root: string): void;
