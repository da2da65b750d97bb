import { describe, expect, it } from "vitest"
import { expectRecorded } from "./expect-recorded.ts"
import { runSample, sampleFiles } from "./run-sample.ts"

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
