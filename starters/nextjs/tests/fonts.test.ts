import fs from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const source = path.resolve(import.meta.dirname, "../src")

/** The characters of each font in `lib/fonts.ts`, by the name of its file. */
const fonts = new Map(
  fs
    .readFileSync(path.join(source, "lib/fonts.ts"), "utf8")
    .split("localFont({")
    .slice(1)
    .map((font) => [/fonts\/(.+)\.woff2/.exec(font)?.[1] ?? "", charactersOf(font)] as const),
)

function charactersOf(font: string): Set<number> {
  const ranges = font.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  return new Set(
    [...ranges].flatMap(([, first = "", last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }),
  )
}

function textsOf(language: string): string {
  const folder = path.join(source, "messages", language)
  return fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"))
    .join("")
}

/** Neither font has the arrow. */
const elsewhere = ["\n", "→"]

const missing = (texts: string, characters: Set<number>) =>
  [...new Set(texts)].filter(
    (character) => !elsewhere.includes(character) && !characters.has(character.codePointAt(0)!),
  )

test.each(["sans", "serif"])("texts in English need one file of %s, and others two", (name) => {
  const english = fonts.get(`instrument-${name}-english`)!
  const accents = fonts.get(`instrument-${name}-accents`)!
  expect(missing(`${textsOf("en")}Deutsch Français`, english)).toEqual([])
  for (const language of ["de", "fr"]) {
    expect(missing(textsOf(language), english).length).toBeGreaterThan(0)
    expect(missing(textsOf(language), new Set([...english, ...accents]))).toEqual([])
  }
  expect([...english].filter((character) => accents.has(character))).toEqual([])
})

test("the files for English are small", () => {
  const sizes = ["sans", "serif"].map(
    (name) => fs.statSync(path.join(source, `fonts/instrument-${name}-english.woff2`)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(38_000)
})
