/** Numbers of the rules under one heading of a table. */
export interface Group {
  readonly name: string;
  readonly ids: readonly string[];
}
