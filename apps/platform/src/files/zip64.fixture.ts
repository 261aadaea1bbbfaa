/** An archive of these files whose sizes stand in 64 bits, as programs write that do not know them beforehand. */
export function zip64(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    offset += bytes.length;
  };
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const at = offset;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(45, 4);
    head.writeUInt32LE(0xffff_ffff, 18);
    head.writeUInt32LE(0xffff_ffff, 22);
    head.writeUInt16LE(name.length, 26);
    head.writeUInt16LE(20, 28);
    add(Buffer.concat([head, name, longFields(content.length, content.length), content]));
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(45, 6);
    entry.writeUInt32LE(0xffff_ffff, 20);
    entry.writeUInt32LE(0xffff_ffff, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(28, 30);
    entry.writeUInt32LE(0xffff_ffff, 42);
    directory.push(entry, name, longFields(content.length, content.length, at));
  }
  const entries = Buffer.concat(directory);
  const [start, record, locator, end] = [offset, Buffer.alloc(56), Buffer.alloc(20), Buffer.alloc(22)];
  add(entries);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(Object.keys(files).length), at);
  record.writeBigUInt64LE(BigInt(entries.length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset), 8);
  locator.writeUInt32LE(1, 16);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(0xffff_ffff, 12);
  end.writeUInt32LE(0xffff_ffff, 16);
  return Buffer.concat([...parts, record, locator, end]);
}

function longFields(...values: number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return extra;
}
