import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { readOptions } from "@stheno/create-medusa-app/internal/options.ts"
import { scaffoldCommand } from "@stheno/create-medusa-app/internal/published.ts"
import { parseCommand } from "@stheno/server/internal/command-line/arguments.ts"

const linesOf = (name: string, program: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith(`${program} `))
    .map((line) => line.slice(program.length + 1).split(" "))

it("shows commands of stheno that are understood", async () => {
  const lines = ["commands.sh", "create.sh"].flatMap((name) =>
    linesOf(name, "npx stheno"),
  )
  expect(lines.length).toBeGreaterThan(4)
  for (const words of lines)
    expect((await parseCommand(words)).kind, words.join(" ")).not.toBe("mistake")
})

it("shows options of create-medusa-app that are understood", () => {
  const lines = linesOf("create.sh", scaffoldCommand())
  expect(lines).toHaveLength(4)
  for (const words of lines)
    expect(readOptions(words)).toMatchObject({ name: "my-shop" })
})
