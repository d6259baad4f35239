/** Hitler's Reich: where data come from, a sentence for each clause of the data files. */
export const en = {
  'source.hr.rule-n': 'The rulebook says so: {a}',
  'source.hr.seed-n': 'Named in the rulebook: {a}',
  'source.hr.seed-n-n-under-another-name': 'Named in the rulebook: {a} ({b} under another name)',
  'source.hr.rule-inferred-n': 'Concluded from the rulebook: {a}',
  'source.hr.rule-n-a': 'The rulebook says so: {a} (a)',
  'source.hr.rule-n-b': 'The rulebook says so: {a} (b)',
  'source.hr.rule-inferred-n-western-in-the-example': 'Concluded from {a}: Western in the example',
  'source.hr.rule-inferred-n-design-note-named-among-areas-the-allies-might-have-to-win-back':
    'Concluded from the design note on {a}: named among areas that the Allies might have to win back',
  'source.hr.rule-inferred-n-axis-in-the-example-and-n-no-marker-so-printed-axis':
    'Concluded from {a} (Axis in the example) and {b} (no marker, so printed as Axis)',
  'source.hr.rule-inferred-n-no-marker-so-printed-axis': 'Concluded from {a}: no marker, so printed as Axis',
  'source.hr.rule-inferred-n-axis-fortress-no-marker-needed':
    'Concluded from {a}: an Axis fortress that needs no marker',
  'source.hr.reconstructed-forced-by-n-an-enemy-coast-on-the-bay-of-biscay':
    'Reconstructed; {a} needs an enemy coast on the Bay of Biscay',
  'source.hr.reconstructed-no-evidence': 'Reconstructed without evidence',
  'source.hr.fills-the-gap-between-berlin-austria-poland-and-hungary':
    'fills the gap between Berlin, Austria, Poland and Hungary',
  'source.hr.geography': 'Chosen from geography',
  'source.hr.geography-occupied-atlantic-coast': 'Chosen from geography: occupied Atlantic coast',
  'source.hr.reconstructed-forced-by-n-and-n-minsk-and-the-baltic-states-need-an-axis-land-neighbour':
    'Reconstructed; {a} and {b} give Minsk and the Baltic States an Axis neighbour by land',
  'source.hr.rule-inferred-n-starting-line-of-barbarossa': 'Concluded from {a}: where Barbarossa starts',
  'source.hr.reconstructed-forced-by-the-n-count-five-axis-neighbours-of-bessarabia':
    'Reconstructed; {a} counts five Axis neighbours of Bessarabia',
  'source.hr.rule-inferred-n-needs-an-axis-marker-in-n-source-bot-variant-article':
    'Concluded from {a} (an Axis marker in 1944) and an article on a solo variant',
  'source.hr.geography-history-april-n': 'Chosen from the history of April 1941',
  'source.hr.absent-from-both-n-lists-so-the-printed-side-also-holds-in-n':
    'in neither list of {a}, so the printed side also holds in 1944',
  'source.hr.geography-history-italian-in-n': 'Chosen from history: Italian in 1941',
  'source.hr.geography-history-british': 'Chosen from history: British',
  'source.hr.rule-inferred-n-italian-until-surrender': 'Concluded from {a}: Italian until the surrender',
  'source.hr.rule-inferred-n-an-axis-marker-shows-its-fall': 'Concluded from {a}: an Axis marker shows its fall',
  'source.hr.rule-inferred-n-attacked-by-the-allies-who-then-place-a-marker':
    'Concluded from {a}: the Allies attack it and then place a marker',
  'source.hr.reconstructed-forced-by-n-archangel-is-a-port-production-centre-and-the-murmansk-run-event':
    'Reconstructed; {a} makes Archangel a port with a production centre, and the Murmansk Run event needs a sea',
  'source.hr.reconstructed-no-direct-evidence': 'Reconstructed without direct evidence',
  'source.hr.needed-to-give-yugoslavia-a-coast': 'gives Yugoslavia a coast',
  'source.hr.reconstructed-n-speaks-only-of-the-mediterranean-south-of-crete':
    'Reconstructed; {a} speaks only of the Mediterranean south of Crete',
  'source.hr.the-zone-name-is-reconstructed': 'the name of the sea zone is reconstructed',
  'source.hr.rule-inferred-n-the-example-pays-for-a-blitzkrieg-through-vologda-instead-of-striking-moscow-at-once':
    'Concluded from {a}: the example pays for a blitzkrieg through Vologda instead of attacking Moscow at once',
  'source.hr.geography-n-kept-apart-so-that-the-way-from-suez-to-persia-leads-through-syria-lebanon-which-gives-iraq-revolts-and-the-vichy-rules-their-point':
    'Chosen with {a} in mind: from Suez to Persia you go through Syria-Lebanon, so that Iraq Revolts and the Vichy rules matter',
  'source.hr.rule-inferred-n-the-example-names-norway-alone-as-the-axis-neighbour-of-the-north-sea':
    'Concluded from {a}: the example names Norway alone as the Axis neighbour of the North Sea',
  'source.hr.rule-n-turkey-alone-touches-both-the-aegean-and-the-black-sea':
    'The rulebook says so: {a}. Turkey alone touches both the Aegean and the Black Sea',
} as const;
