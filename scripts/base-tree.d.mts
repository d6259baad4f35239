/** The commit to compare with. Throws where `since` names none. */
export declare function findBase(root: string, since?: string): string;
/** Folder of the unpacked commit, without packages. */
export declare function ensureTree(root: string, commit: string): string;
/** Links or installs the packages of a tree. */
export declare function ensurePackages(root: string, tree: string): void;

export interface Comparison {
  /** Files in either folder. */
  readonly files: number;
  readonly differing: readonly { readonly name: string; readonly lines: readonly string[] }[];
}
export declare function compareFolders(before: string, after: string): Comparison;
