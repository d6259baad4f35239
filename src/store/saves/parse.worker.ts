/** Parses and checks large saves beside the page. */
import { parseSave, type Asked, type Told } from './parse-aside.ts';

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  let told: Told;
  try {
    told = { file: parseSave(data.text) };
  } catch (error) {
    // What has no sentence is thrown again by the page, which reads the text itself.
    told = { line: (error as { readonly line?: Told['line'] }).line ?? null };
  }
  self.postMessage(told);
});
