/** Ends the process with one sentence when this Node cannot run the tools. Written so that an old Node can read it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (fits) return;
  console.error(
    'Fronts needs Node 20.19 or newer (in the 22 line 22.12 or newer); this is Node ' + process.versions.node + '.',
  );
  process.exit(1);
}
