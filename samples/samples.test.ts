import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { runSample, sampleFiles } from "./run-sample.ts"

const folder = fileURLToPath(new URL(".", import.meta.url))

describe("samples print what the documentation shows", () => {
  it.each(sampleFiles)(
    "%s",
    async (file) => {
      const outputs = await runSample(file)
      expect(outputs.size).toBeGreaterThan(0)
      for (const [name, text] of outputs)
        expectRecorded(`${file.replace(/\.ts$/, "")}/${name}.txt`, text)
    },
    60_000,
  )
})

/** With UPDATE_OUTPUT=1 the output is recorded instead of compared. */
function expectRecorded(name: string, text: string): void {
  const file = join(folder, "output", name)
  if (process.env["UPDATE_OUTPUT"]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  expect(`${text}\n`, `samples/output/${name}`).toBe(readFileSync(file, "utf8"))
}
