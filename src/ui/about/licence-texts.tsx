import texts from './licence-texts.txt?raw';

/** Notices required by fonts and libraries; written by `workshop/write-licences.mjs`. */
export function LicenceText() {
  return (
    <pre className="m-6-0-0 face-lo licence-texts__text" lang="en" tabIndex={0}>
      {texts}
    </pre>
  );
}
