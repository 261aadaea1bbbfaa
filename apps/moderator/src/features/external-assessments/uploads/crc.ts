const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  return value;
});

/**
 * The checksum by which archives know the bytes of a file (CRC-32, ISO 3309), read as a stream.
 * @param onRead bytes that were read since the last time
 */
export async function crcOf(file: Blob, onRead: (bytes: number) => void = () => undefined): Promise<number> {
  let crc = 0xffff_ffff;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ~crc >>> 0;
    for (const byte of value) crc = (crc >>> 8) ^ table[(crc ^ byte) & 0xff]!;
    onRead(value.length);
  }
}
