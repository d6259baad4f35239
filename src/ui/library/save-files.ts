/** What the file chooser offers. Anything else may still be dropped: the content decides, not the name. */
export const SAVE_FILES = '.json,.jsonl,.fronts,.gz,.zip,application/json,application/gzip,application/zip,text/plain';
