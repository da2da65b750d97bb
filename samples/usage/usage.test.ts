import { it } from "vitest"
import { expectRecorded } from "../expect-recorded.ts"
import { printed } from "../troubleshooting/said.ts"
import { runCommandLine } from "@stheno/server/internal/command-line/index.ts"

it("sends nothing home, and says so", async () => {
  expectRecorded(
    "usage/telemetry.txt",
    await printed(() => runCommandLine(["telemetry"])),
  )
})
