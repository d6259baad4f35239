export interface BuildSizes {
  readonly first: number;
  readonly code: number;
  readonly whole: number;
}

export declare function measureBuild(folder: string): BuildSizes;
export declare function listTooLarge(sizes: BuildSizes): readonly string[];
