/** The chapters of a folder, which the build compiles (tools/rulebooks). */
declare module '*.md' {
  export const sections: readonly import('./types.ts').RuleSection[];
}
