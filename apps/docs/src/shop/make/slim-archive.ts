const block = 512

interface Entry {
  readonly name: string
  readonly header: Uint8Array
  readonly content: Uint8Array
}

/**
 * A data directory without what nobody needs who starts it after a checkpoint: older parts of the write-ahead log. The rest
 * of the current part is emptied, so that it costs nothing once it is compressed.
 * @param archive a tar file
 * @param log the current part of the write-ahead log, and how much of it is written
 */
export function slimArchive(
  archive: Uint8Array,
  log: { readonly name: string; readonly end: number },
): Uint8Array {
  const pieces: Uint8Array[] = []
  for (const { name, header, content } of entriesOf(archive)) {
    if (/\/pg_wal\/[0-9A-F]{24}$/.test(name)) {
      if (!name.endsWith(log.name)) continue
      content.fill(0, log.end)
    }
    pieces.push(header, content)
  }
  return joined([...pieces, new Uint8Array(2 * block)])
}

function* entriesOf(archive: Uint8Array): Generator<Entry> {
  const text = new TextDecoder()
  for (let at = 0; at + block <= archive.length;) {
    const header = archive.slice(at, at + block)
    if (header[0] === 0) return
    const name = text.decode(header.subarray(0, 100)).split("\0")[0]!
    const size = Number.parseInt(text.decode(header.subarray(124, 136)), 8) || 0
    const end = at + block + Math.ceil(size / block) * block
    yield { name, header, content: archive.slice(at + block, end) }
    at = end
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
