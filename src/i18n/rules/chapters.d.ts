/** The chapters of a folder, which the build compiles (tools/rulebooks). */
declare module '*.md' {
  // An import at the top would make this file a module, and the declaration would then hold in it alone.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const sections: readonly import('./types.ts').RuleSection[];
}
