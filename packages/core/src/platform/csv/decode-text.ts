import { CsvError, problem } from "./problems.ts"

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"

/** Bytes that are looked at in one go, however large the pieces are that arrive. */
const pieceSize = 65_536

/**
 * Text of a file, piece by piece. A byte order mark names the encoding and is left out; without one the first
 * letter beyond ASCII decides between UTF-8 and Latin-1 (as Windows writes it).
 * @throws CsvError  when a file that began as UTF-8 has bytes that are none
 */
export async function* decodeText(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let rest: Uint8Array = new Uint8Array(0)
  let isFirst = true
  for await (const piece of piecesOf(bytes)) {
    let chunk = rest.length > 0 ? joined(rest, piece) : piece
    rest = chunk.subarray(chunk.length)
    if (isFirst) {
      // too short to tell whether it begins with a mark
      if (chunk.length < 4) {
        rest = chunk
        continue
      }
      decoder = markedDecoder(chunk)
      isFirst = false
    }
    if (!decoder) {
      const at = firstBeyondAscii(chunk)
      // the letter may go on in the next piece
      if (at >= 0 && chunk.length - at < 4) {
        rest = chunk.subarray(at)
        chunk = chunk.subarray(0, at)
      } else if (at >= 0) decoder = decoderOf(encodingAt(chunk, at))
    }
    yield decoded(decoder ?? ascii, chunk, { stream: Boolean(decoder) })
  }
  const last = decoder ?? markedDecoder(rest) ?? decoderOf(encodingAt(rest, firstBeyondAscii(rest)))
  yield decoded(last, rest, { stream: false })
}

const ascii = new TextDecoder("windows-1252")

async function* piecesOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      for (let at = 0; at < value.length; at += pieceSize) yield value.subarray(at, at + pieceSize)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

function markedDecoder(chunk: Uint8Array): TextDecoder | undefined {
  if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) return decoderOf("utf-8")
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return decoderOf("utf-16le")
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return decoderOf("utf-16be")
  return undefined
}

function decoderOf(encoding: Encoding): TextDecoder {
  return new TextDecoder(encoding, { fatal: true })
}

function firstBeyondAscii(chunk: Uint8Array): number {
  // The index is within bounds.
  for (let at = 0; at < chunk.length; at++) if (chunk[at]! >= 0x80) return at
  return -1
}

function encodingAt(chunk: Uint8Array, at: number): Encoding {
  if (at < 0) return "utf-8"
  // The index is within bounds.
  const lead = chunk[at]!
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0
  const more = chunk.subarray(at + 1, at + length)
  const isUtf8 = length > 0 && more.length === length - 1 && more.every((byte) => (byte & 0xc0) === 0x80)
  return isUtf8 ? "utf-8" : "windows-1252"
}

function decoded(decoder: TextDecoder, chunk: Uint8Array, options: { stream: boolean }): string {
  try {
    return decoder.decode(chunk, options)
  } catch {
    throw new CsvError([problem(`the text is not ${decoder.encoding.toUpperCase()} throughout`)])
  }
}
