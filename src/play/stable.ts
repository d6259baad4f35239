/** Returns the previous result object where the new one is equal. */
export function sameIfEqual<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
  isAlike: (before: Result, next: Result) => boolean,
): (...args: Args) => Result {
  let last: { readonly result: Result } | null = null;
  return (...args) => {
    const result = make(...args);
    if (last === null || !isAlike(last.result, result)) last = { result };
    return last.result;
  };
}

/** Returns the previous result object for the same arguments. */
export function stable<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | null = null;
  return (...args) => {
    if (last?.args.length === args.length && last.args.every((arg, at) => Object.is(arg, args[at]))) return last.result;
    last = { args, result: make(...args) };
    return last.result;
  };
}
