/** The front line: an ink stroke with a pale core, as on the maps. */
export function Logo() {
  return (
    <svg className="rigid logo" viewBox="-20 -20 40 40" aria-hidden="true">
      <path className="stroke-ink logo__ink" d={LINE} />
      <path className="logo__core" d={LINE} />
    </svg>
  );
}

const LINE = 'M-16 12C-10 4-8-10 0-12C6-13 6-2 16-14';
