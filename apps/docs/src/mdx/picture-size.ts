/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Reads the size of a WebP file.
 * @throws when the bytes are not a WebP file
 */
export function pictureSize(bytes: Uint8Array): PictureSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 30 || word(0) !== "RIFF" || word(8) !== "WEBP")
    throw new Error("this is not a WebP file")
  switch (word(12)) {
    case "VP8 ":
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case "VP8L": {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case "VP8X":
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      }
    default:
      throw new Error(`a WebP file of the unknown kind ${word(12)}`)
  }
}
