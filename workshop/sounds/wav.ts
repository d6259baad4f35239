/** Samples as a WAV file of 16 bits, one channel. */
export function wavOf(samples: Float32Array, rate: number): Buffer {
  const head = Buffer.alloc(44);
  const size = samples.length * 2;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  const data = Buffer.alloc(size);
  for (const [at, value] of samples.entries()) data.writeInt16LE(Math.round(value * 32_767), at * 2);
  return Buffer.concat([head, data]);
}
