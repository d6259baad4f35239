import texts from './licence-texts.txt?raw';

/** The notices that fonts and libraries ask to be passed on; written by `workshop/write-licences.mjs`. */
export function LicenceText() {
  return (
    <pre className="licence-texts__text" lang="en" tabIndex={0}>
      {texts}
    </pre>
  );
}
