/** Installs the locked dependencies where they are missing, not whole, or belong to another lock file. */
export declare function ensureDependencies(root: string, tool?: string): void;

/** Notes which lock file the installation belongs to. */
export declare function markInstalled(root: string): void;
