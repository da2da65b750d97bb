import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { PassThrough } from "node:stream"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { ask, type Known } from "./ask.ts"

let parent: string
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-ask-"))
  fs.mkdirSync(path.join(parent, "full"))
  fs.writeFileSync(path.join(parent, "full/file"), "")
})
afterAll(() => fs.rmSync(parent, { recursive: true }))

const enter = "\r"
const down = "\u001b[B"
const ctrlC = "\u0003"

/** Answers questions in a terminal that nobody sees: what is typed after which text has been shown. */
async function dialogue(known: Partial<Known>, lines: readonly (readonly [after: string, typed: string])[]) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 })
  let shown = ""
  output.on("data", (chunk: Buffer) => (shown += chunk.toString()))
  const rest: Known = {
    name: undefined,
    language: undefined,
    databaseUrl: undefined,
    isDatabaseKnown: false,
    isSeeding: false,
    hasDatabase: true,
    parent,
  }
  const answered = ask({ ...rest, ...known }, { input, output })
  for (const [after, typed] of lines) {
    await vi.waitFor(() => expect(shown).toContain(after), { interval: 5, timeout: 5_000 })
    shown = shown.slice(shown.indexOf(after) + after.length)
    input.write(typed)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { answers: await answered, shown }
}

describe("questions", () => {
  it("take what is typed", async () => {
    const { answers } = await dialogue({}, [
      ["What is the project called?", `lamps${enter}`],
      ["Email address", `ada@example.com${enter}`],
      ["Which language", `${down}${enter}`],
      ["PostgreSQL URL", `postgres://me@localhost/lamps${enter}`],
      ["Add a few example products?", `n`],
    ])
    expect(answers).toEqual({
      name: "lamps",
      adminEmail: "ada@example.com",
      language: "javascript",
      databaseUrl: "postgres://me@localhost/lamps",
      isSeeding: false,
    })
  })

  it("take the defaults where nothing is typed", async () => {
    const { answers } = await dialogue({}, [
      ["What is the project called?", enter],
      ["Email address", enter],
      ["Which language", enter],
      ["PostgreSQL URL", enter],
      ["Add a few example products?", enter],
    ])
    expect(answers).toEqual({
      name: "my-shop",
      adminEmail: "admin@example.com",
      language: "typescript",
      databaseUrl: undefined,
      isSeeding: true,
    })
  })

  it("are not asked about what the command line says", async () => {
    const said = { name: "lamps", language: "javascript", databaseUrl: "postgres://x/y" } as const
    const known = { ...said, isDatabaseKnown: true }
    const { answers } = await dialogue({ ...known, isSeeding: true }, [["Email address", enter]])
    expect(answers).toMatchObject({ ...said, isSeeding: true })
    const { answers: asked } = await dialogue(known, [
      ["Email address", enter],
      ["Add a few example products?", "y"],
    ])
    expect(asked).toMatchObject({ ...said, isSeeding: true })
  })

  it("explain what cannot be, and ask again", async () => {
    const { answers } = await dialogue({ name: "full", language: "javascript", hasDatabase: false }, [
      [`The folder ${path.join(parent, "full")} is not empty.`, ""],
      ["What is the project called?", `full${enter}`],
      ["is not empty.", `er${enter}`],
      ["Email address", `nobody${enter}`],
      ["Enter an email address", `@example.com${enter}`],
    ])
    expect(answers).toMatchObject({ name: "fuller", adminEmail: "nobody@example.com" })
  })

  it("are left with Ctrl-C, and nothing is created", async () => {
    const { answers, shown } = await dialogue({}, [
      ["What is the project called?", enter],
      ["Email address", ctrlC],
    ])
    expect([answers, shown]).toEqual([undefined, expect.stringContaining("Nothing was created.")])
    expect(fs.readdirSync(parent)).toEqual(["full"])
  })
})
