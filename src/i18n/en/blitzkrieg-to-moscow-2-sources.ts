/** Blitzkrieg to Moscow 2: where data come from, a sentence for each clause of the data file. S1 to S7 are its public sources. */
export const en = {
  'source.btm.s4-session-report-sevastopol': 'Tournament report of January 2018 (S4): Sevastopol',
  'source.btm.seed-example': 'The rulebook’s example of play',
  'source.btm.s5-session-report': 'Session report no. 343 of the Ibaraki club (S5)',
  'source.btm.seed-example-one-chance-in-six-of-dl': 'Example of play: one chance in six of DL',
  'source.btm.seed-example-automatic-de': 'Example of play: an automatic DE',
  'source.btm.strength-n-seed-example': 'strength {a}: example of play',
  'source.btm.code-seed-example-acts-with-6a-17a': 'army group: example of play (acts with 6th and 17th Army)',
  'source.btm.passive-n-fits-the-n-n-quoted-against-26th-army':
    'passive strength {a} fits the {b}:{c} against 26th Army',
  'source.btm.move-reconstructed-over-n-seed-n': 'movement reconstructed (over {a}: {b})',
  'source.btm.strength-n-seed-n-example': 'strength {a}: {b} and example of play',
  'source.btm.code-c-seed-example': 'Army Group Centre: example of play',
  'source.btm.passive-value-reconstructed-as-half-of-strength-rounded-up':
    'passive strength reconstructed: half, rounded up',
  'source.btm.move-reconstructed': 'movement reconstructed',
  'source.btm.strength-n-seed-example-n-n-at-minsk': 'strength {a}: example of play ({b}:{c} at Minsk)',
  'source.btm.code-n-reconstructed-history-starts-the-breakthrough-unspent':
    'Army Group North reconstructed from history; it begins the breakthrough unspent',
  'source.btm.strength-n-code-n-seed-example': 'strength {a}, Army Group North: example of play',
  'source.btm.strength-n-code-r-seed-example-n': 'strength {a}, Romania: example of play, {b}',
  'source.btm.no-zoc-seed-n': 'no zone of control: {a}',
  'source.btm.turn-n-reinforcement-seed-n': 'arrives in turn {a}: {b}',
  'source.btm.strength-reconstructed': 'strength reconstructed',
  'source.btm.values-n-n-seed-n-example': 'values {a}({b}): {c} and example of play',
  'source.btm.move-reconstructed-most-n-seed-n': 'movement reconstructed (at most {a}: {b})',
  'source.btm.set-up-see-setup': 'place: see the set-up',
  'source.btm.8th-army-12th-mc-at-n-seed-n': '8th Army and 12th Mechanised Corps in {a}: {b}',
  'source.btm.one-infantry-n-one-mc-n-at-n-seed-example':
    'one army ({a}) and one mechanised corps ({b}) in {c}: example of play',
  'source.btm.names-reconstructed': 'names reconstructed',
  'source.btm.a-soviet-unit-in-riga-seed-example': 'a Soviet unit in Riga: example of play',
  'source.btm.name-reconstructed': 'name reconstructed',
  'source.btm.a-soviet-unit-at-n-seed-example': 'a Soviet unit in {a}: example of play',
  'source.btm.3rd-army-seed-n-figure-caption': '3rd Army: caption of the figure in {a}',
  'source.btm.no-mc-reconstructed': 'without a mechanised corps: reconstructed',
  'source.btm.one-infantry-one-mc-seed-example': 'one army and one mechanised corps: example of play',
  'source.btm.a-soviet-unit-without-zoc-at-n-seed-example-pz3-may-go-1201-1202':
    'a Soviet unit without a zone of control in {a}: example of play (3rd Panzer Army may go from 1201 to 1202)',
  'source.btm.13th-army-alone-in-minsk-seed-example': '13th Army alone in Minsk: example of play',
  'source.btm.one-infantry-two-mc-seed-example': 'one army and two mechanised corps: example of play',
  'source.btm.reconstructed': 'Reconstructed',
  'source.btm.26th-army-within-reach-of-pz1-in-the-s-rear-seed-example':
    '26th Army within reach of 1st Panzer Army behind the southern front: example of play',
  'source.btm.hex-reconstructed': 'hex reconstructed',
  'source.btm.9th-army-reconstructed-seed-n-figure-names-a-9th-army-facing-german-11th-army':
    '9th Army: reconstructed (the figure in §{a} names a 9th Army that faces the German 11th Army)',
  'source.btm.reconstructed-one-of-the-five-city-infantry-of-seed-n-the-example-treats-leningrad-as-not-simply-enterable':
    'Reconstructed: one of the five armies in cities of {a}; in the example of play Leningrad cannot simply be entered',
  'source.btm.reconstructed-fifth-city-infantry-of-seed-n': 'Reconstructed: the fifth army in a city of {a}',
  'source.btm.values-n-n-seed-example-and-n': 'values {a}({b}): example of play and {c}',
  'source.btm.no-spent-side-seed-n': 'no spent side: {a}',
  'source.btm.arrival-turn-n-reconstructed': 'arrival in turn {a} reconstructed',
  'source.btm.values-number-and-arrival-turn-n-reconstructed-strong-turn-4-arrivals-s3':
    'values, number and arrival in turn {a} reconstructed (strong arrivals in turn 4: session report of the Chihara club, S3)',
  'source.btm.guards-exist-and-have-zoc-seed-n': 'there are Guards, and they have zones of control: {a}',
  'source.btm.n-n-set-by-simulation': '{a} ({b}) adjusted in test games',
  'source.btm.copies-derived-german-the-six-cards-of-turn-n-in-the-example-are-exactly-these':
    'number of cards deduced: the six German cards of turn {a} in the example of play are these',
  'source.btm.name-seed': 'name: rulebook',
  'source.btm.combatshift-seed-example': 'column shift: example of play',
  'source.btm.activate-reconstructed': 'activation: reconstructed',
  'source.btm.tankaction-seed-n-example': 'tank action: {a} and example of play',
  'source.btm.reroll-seed-n-example': 're-roll: {a} and example of play',
  'source.btm.reinforce-seed-n': 'replacements: {a}',
  'source.btm.tankaction-seed-example': 'tank action: example of play',
  'source.btm.rail-reconstructed-some-german-card-has-it-seed-n-used-on-turn-n-s4':
    'rail movement: reconstructed (some German card has it: {a}; used in turn {b}: tournament report of January 2018, S4)',
  'source.btm.name-seed-n-n': 'name: {a}, {b}',
  'source.btm.single-copy-reconstructed': 'one card of it: reconstructed',
  'source.btm.rail-reconstructed': 'rail movement: reconstructed',
  'source.btm.herocity-seed-n-discard': 'hero city: {a} (discarded)',
  'source.btm.second-copy-reconstructed-five-names-are-attested-for-six-cards-mirrors-the-two-german-replacements':
    'second card of it reconstructed: five names are known for six cards; as with the two German Replacements',
  'source.btm.tankaction-seed-n-picture-missing-on-the-printed-card':
    'tank action: {a} (its picture is missing on the printed card)',
  'source.btm.combatshift-seed-n': 'column shift: {a}',
  'source.btm.reroll-seed-n': 're-roll: {a}',
  'source.btm.cancel-seed-n': 'cancelling: {a}',
  'source.btm.weather-seed-n': 'weather: {a}',
  'source.btm.german-n-seed-example': 'German {a}: example of play',
  'source.btm.soviet-number-below-n-seed-example-value-reconstructed':
    'the Soviet number is below {a}: example of play, its value reconstructed',
  'source.btm.card-numbers-reconstructed-checked-by-simulation':
    'numbers of cards reconstructed, checked in test games',
  'source.btm.leningrad-adjacent-to-n-seed-example': 'Leningrad beside {a}: example of play',
  'source.btm.exact-hex-reconstructed': 'exact hex reconstructed',
  'source.btm.supply-city-s5-moscow-leningrad-and-six-other-cities-n-points':
    'supply city: session report no. 343 of the Ibaraki club, S5 (Moscow, Leningrad and six other cities make {a} points)',
  'source.btm.hex-reconstructed-must-be-cut-off-by-panzers-at-n-and-n-and-must-not-project-zoc-on-n-or-n':
    'hex reconstructed: panzers in {a} and {b} cut it off, and its unit has no zone of control over {c} or {d}',
  'source.btm.n-hex-from-its-true-place-n-n': '0.6 of a hex from its true place ({b}: 1.1)',
  'source.btm.five-hexes-from-leningrad': 'five hexes from Leningrad',
  'source.btm.name-seed-example': 'name: example of play',
  'source.btm.hex-derived-the-only-hex-adjacent-to-both-n-and-n': 'hex deduced: the only one beside both {a} and {b}',
  'source.btm.hex-reconstructed-one-move-from-minsk-n-hexes-from-n-via-n':
    'hex reconstructed (one move from Minsk; {a} hexes from {b} by way of {c})',
  'source.btm.name-seed-example-n': 'name: example of play, {a}',
  'source.btm.n-points-s5': '{a} points: session report no. 343 of the Ibaraki club, S5',
  'source.btm.name-seed-n': 'name: {a}',
  'source.btm.near-soviet-rear-seed-n': 'near the Soviet rear: {a}',
  'source.btm.name-s3-s5': 'name: session reports S3 and S5',
  'source.btm.name-s3-s4-s5': 'name: session reports S3, S4 and S5',
  'source.btm.hex-reconstructed-at-least-n-hexes-from-n-so-that-n-cuts-n':
    'hex reconstructed (at least {a} hexes from {b}, so that a unit in {c} cuts {d} off)',
  'source.btm.name-and-hex-seed-n': 'name and hex: {a}',
  'source.btm.n-point-seed-n-and-s5': '{a} point: {b} and session report S5',
  'source.btm.name-s3-s4': 'name: session reports S3 and S4',
  'source.btm.name-s2-s3-s4': 'name: an article on the publisher’s site (S2), session reports S3 and S4',
  'source.btm.name-s7': 'name: battle report of 2017 (S7)',
  'source.btm.one-of-the-three-important-cities-s7': 'one of the three important cities: battle report of 2017 (S7)',
  'source.btm.supply-city-s7-one-of-the-three-important-cities':
    'supply city: battle report of 2017, S7 (one of the three important cities)',
  'source.btm.s7-battle-report': 'Battle report of 2017 (S7)',
  'source.btm.stronger-from-turn-n-with-a-zone-s7':
    'stronger, from turn {a}, with a zone of control: battle report of 2017 (S7)',
  'source.btm.card-numbers-reconstructed-checked-by-simulation-smaller-german-hand-s7':
    'numbers of cards reconstructed, checked in test games; the German hand is smaller: battle report of 2017 (S7)',
  'source.btm.number-reconstructed-from-the-order-of-battle-of-june-n':
    'number reconstructed from the order of battle of June {a}',
  'source.btm.see-cities': 'see the cities',
  'source.btm.reconstructed-second-reading-hills-at-novorossiysk-steppe-at-salsk':
    'Reconstructed, reviewed once: hills at Novorossiysk, steppe at Salsk',
  'source.btm.east-of-the-red-dotted-line-seed-n': 'east of the red dotted line: {a}',
  'source.btm.column-n-as-the-last-column-reconstructed': 'that column {a} is the last is reconstructed',
  'source.btm.others-reconstructed': 'the others reconstructed',
  'source.btm.n-seed-example': '{a}: example of play',
  'source.btm.n-26th-army-attackable-by-pz1-seed-example':
    '{a}: 1st Panzer Army can attack 26th Army (example of play)',
  'source.btm.derived-clear-tank-shift-seed-example': 'Deduced: clear terrain (tank shift in the example of play)',
  'source.btm.reconstructed-second-reading-rovno-is-open-country-the-pripet-marshes-reach-pinsk':
    'Reconstructed, reviewed once: Rovno is clear terrain, the Pripet marshes reach Pinsk',
  'source.btm.n-reconstructed': '{a} reconstructed',
  'source.btm.n-seed-n': '{a}: {b}',
  'source.btm.derived-clear-tank-shift-applied-seed-example':
    'Deduced: clear terrain (the tank shift counts in the example of play)',
  'source.btm.n-and-n-seed-example': '{a} and {b}: example of play',
  'source.btm.derived-no-stop-terrain-4pza-2pza-pass-through':
    'Deduced: no terrain to stop in (4th and 2nd Panzer Army pass through)',
  'source.btm.reconstructed-marsh-8a-12mc-must-not-project-zoc-on-n-else-4pza-could-not-reach-n':
    'Reconstructed: marsh (else 8th Army and 12th Mechanised Corps would have a zone of control over {a}, and 4th Panzer Army could not reach {b})',
  'source.btm.seed-n': '{a}',
  'source.btm.reconstructed-grid': 'Reconstructed with the grid',
  'source.btm.seed-example-attacked-across-a-river': 'Example of play: attacked across a river',
  'source.btm.s1-erratum-names-it-as-a-hex': 'An erratum on the publisher’s page (S1) names the hex',
  'source.btm.seed-n-example': '{a} and example of play',
  'source.btm.pack': 'From the data pack',
} as const;
