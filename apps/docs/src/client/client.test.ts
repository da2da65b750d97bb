import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { sectionAt } from "./contents.ts"
import { shortcutOf } from "./shortcuts.ts"
import { nextTheme } from "./theme.ts"

describe("keys", () => {
  const press = (key: string, extra = {}): Parameters<typeof shortcutOf>[0] => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...extra,
  })

  it("open search with /, Ctrl-K and Cmd-K", () => {
    expect(shortcutOf(press("/"), false)).toBe("search")
    expect(shortcutOf(press("k", { ctrlKey: true }), true)).toBe("search")
    expect(shortcutOf(press("K", { metaKey: true }), false)).toBe("search")
  })

  it("are text while the reader types, and left to the browser with a modifier", () => {
    expect(shortcutOf(press("/"), true)).toBeUndefined()
    expect(shortcutOf(press("[", { metaKey: true }), false)).toBeUndefined()
    expect(shortcutOf(press("k"), false)).toBeUndefined()
  })
})

describe("the contents list", () => {
  it.each([
    [[200, 500], 0],
    [[100, 500], 0],
    [[-400, 140, 600], 1],
    [[-900, -300, -10], 2],
  ])("with headings at %j marks %i", (tops, index) => {
    expect(sectionAt(tops, 140)).toBe(index)
  })
})

describe("the theme button", () => {
  it("goes round", () => {
    expect([nextTheme("system"), nextTheme("light"), nextTheme("dark")]).toEqual(["light", "dark", "system"])
  })
})

describe("what moves without React", () => {
  /** Decision 0073: only toggles are written by hand; everything else is an island. */
  const mostLines = 400

  it("stays small", () => {
    const folder = import.meta.dirname
    const written = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    const lines = written.map((name) => readFileSync(join(folder, name), "utf8").split("\n").length - 1)
    expect(written).toContain("main.ts")
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(mostLines)
  })
})
