import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { readOptions } from "@stheno/create-medusa-app/internal/options.ts"
import { scaffoldCommand } from "@stheno/create-medusa-app/internal/published.ts"
import { parseCommand } from "@stheno/server/internal/command-line/arguments.ts"

const files = fs
  .readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".sh") && !name.startsWith("output"))

/** Lines with their continuations, without variables in front and what follows a pipe. */
const commandsOf = (name: string) =>
  fs
    .readFileSync(path.join(import.meta.dirname, name), "utf8")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .map((line) =>
      line
        .replace(/^(?:[A-Z_]+=\S+ )+/, "")
        .split(/ [|>] /)[0]
        .trim(),
    )

const wordsAfter = (program: string, name: string) =>
  commandsOf(name)
    .filter((line) => line === program || line.startsWith(`${program} `))
    .map((line) => line.slice(program.length).trim().split(" ").filter(Boolean))

it.each(files)("%s shows commands of stheno that are understood", async (name) => {
  for (const words of wordsAfter("npx stheno", name))
    expect((await parseCommand(words)).kind, words.join(" ")).not.toBe("mistake")
  for (const words of wordsAfter("npm start --", name)) {
    // The script in the clone takes this option itself.
    const rest = words.filter((word) => word !== "--storefront")
    expect((await parseCommand(rest)).kind, rest.join(" ")).not.toBe("mistake")
  }
  for (const words of wordsAfter(scaffoldCommand(), name))
    expect(typeof readOptions(words), words.join(" ")).toBe("object")
})

it.each(files)("%s pairs its regions", (name) => {
  const lines = commandsOf(name)
  const count = (start: string) =>
    lines.filter((line) => line.startsWith(start)).length
  expect(count("# region ")).toBe(count("# endregion"))
})
