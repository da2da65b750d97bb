import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { escaped } from "./actions.ts"
import { filesBelow } from "./files.ts"

const folder = fileURLToPath(new URL("../../../../packages/core/src/", import.meta.url))
const literal = /`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g
const parameter = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/

/** Whether a text, in which “…” stands for anything, is one of the texts in the sources of the server. */
export function serverTexts(): (text: string) => boolean {
  const files = filesBelow(folder, ".ts").filter((file) => !/\.(test|gen)$/.test(file))
  const texts = files.flatMap((file) => {
    const source = readFileSync(join(folder, `${file}.ts`), "utf8")
    return [...source.matchAll(literal)].map((match) =>
      unquoted(match[1] ?? match[2] ?? match[3] ?? "").split(parameter),
    )
  })
  // A text that is hardly more than a parameter would match every message.
  const long = texts.filter((parts) => parts.join("").replace(/\P{L}/gu, "").length > 8)
  const patterns = long.map((parts) => anythingBetween(parts))
  const filled = long.map((parts) => withoutPeriod(parts.join("x")))
  return (text) => {
    const shown = withoutPeriod(text)
    const wanted = anythingBetween(shown.split("…"))
    return patterns.some((pattern) => pattern.test(shown)) || filled.some((each) => wanted.test(each))
  }
}

const unquoted = (text: string) => text.replace(/\\(.)/g, "$1")
const withoutPeriod = (text: string) => text.replace(/\.$/, "")

function anythingBetween(parts: readonly string[]): RegExp {
  return new RegExp(`^${withoutEnd(parts.map(escaped).join(".+"))}$`, "s")
}

/** A message is known with or without the period at its end. */
const withoutEnd = (pattern: string) => pattern.replace(/\\\.$/, "")
