import { parseSave, type Asked, type Told } from './parse-aside.ts';

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  let told: Told;
  try {
    told = { file: parseSave(data.text) };
  } catch (error) {
    // Without a sentence the page reads the text itself and throws again.
    told = { line: (error as { readonly line?: Told['line'] }).line ?? null };
  }
  self.postMessage(told);
});
