import type { Shop } from "@stheno/core"
import { UnusableImage } from "./make-images.ts"

type Files = Shop["engine"]["providers"]["files"]

/**
 * Reads an uploaded image from the file provider. No address is requested: an image that the store did not store has
 * no variants, so that nobody makes the server send requests.
 * @param url the address of the image
 * @param most the size of the largest file, in bytes
 * @returns undefined if the file provider does not have the file
 * @throws UnusableImage when it is larger
 */
export async function readOriginal(files: Files, url: string, most: number): Promise<Uint8Array | undefined> {
  for (const key of keysOf(url)) {
    const stream = await files.downloadStream(key)
    if (stream) return readWhole(stream, most)
  }
  return undefined
}

/**
 * The keys that the file of an address can have, the shortest first. The key ends in the name with the file's ID; the
 * folders before it depend on the provider and its options.
 */
export function keysOf(url: string): string[] {
  const parts = partsOf(url)
  if (!parts.at(-1)?.startsWith("file_") || parts.includes("protected")) return []
  return parts.map((_, index) => parts.slice(index).join("/")).toReversed()
}

function partsOf(url: string): string[] {
  try {
    const parts = new URL(url).pathname.split("/").slice(1).map(decodeURIComponent)
    return parts.some((part) => part === "" || part === "." || part === ".." || part.includes("/"))
      ? []
      : parts
  } catch {
    return []
  }
}

async function readWhole(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    size += piece.length
    // Leaving the loop cancels the stream.
    if (size > most) throw new UnusableImage(`The file has more than ${most} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
