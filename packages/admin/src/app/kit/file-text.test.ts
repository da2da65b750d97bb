import { expect, it } from "vitest"
import { fileText } from "./file-text.ts"

it("decodes a file as the server does", async () => {
  const bytes = (...values: readonly number[]) => fileText(new Blob([Uint8Array.from(values)]))
  expect(await fileText(new Blob(["Größe"]))).toBe("Größe")
  expect(await bytes(0xef, 0xbb, 0xbf, 0x41)).toBe("A")
  expect(await bytes(0x47, 0x72, 0xf6, 0xdf, 0x65)).toBe("Größe")
  expect(await bytes(0xff, 0xfe, 0xf6, 0x00)).toBe("ö")
  expect(await bytes(0xfe, 0xff, 0x00, 0xf6)).toBe("ö")
})
