/**
 * Whether 32 bytes were hardly chosen at random: few different bytes or steps between them, as in repetitions and
 * sequences, or text only. Of random keys fewer than one in 10^10 is called weak.
 */
export function isWeakKey(bytes: Buffer): boolean {
  const steps = [...bytes].map((byte, index) => (byte - (bytes[index - 1] ?? 0)) & 0xff)
  const isText = bytes.every((byte) => byte >= 0x20 && byte <= 0x7e)
  return isText || new Set(bytes).size < FEWEST || new Set(steps).size < FEWEST
}

const FEWEST = 20
