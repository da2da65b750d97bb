import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { layoutFile, layoutSource } from "./files.ts"
import { checksumOf } from "./render-layout.ts"

/** `npm run mail-layout -- --check` compiles it again, which needs MJML. */
it("keeps the compiled layout of emails with its source (else run `npm run mail-layout`)", async () => {
  const [source, compiled] = await Promise.all([readFile(layoutSource, "utf8"), readFile(layoutFile, "utf8")])
  const [, checksum, code] = /^\/\/.*\n\/\/ Checksum of both: (\w{64})\n([^]*)$/.exec(compiled) ?? []
  expect(checksum).toBe(checksumOf(source, code ?? ""))
  expect(checksum).not.toBe(checksumOf(`${source} `, code ?? ""))
})
