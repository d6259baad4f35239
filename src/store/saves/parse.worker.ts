import { parseSave, type ParseRequest, type ParseReply } from './parse-aside.ts';

self.addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  let told: ParseReply;
  try {
    told = { file: parseSave(data.text) };
  } catch (error) {
    // If the reply has no sentence, the page reads the text itself and throws again.
    told = { line: (error as { readonly line?: ParseReply['line'] }).line ?? null };
  }
  self.postMessage(told);
});
