import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { houseProblems, openSpeller, proseOf, wordsOf } from "../../scripts/site-check/prose.mjs"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))

const pages = readdirSync(`${repository}apps/docs/content`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => `apps/docs/content/${file}`)

/** What a page says in its frontmatter and its text, without imports, expressions and the attributes of components. */
function textOf(source: string): string {
  const [, frontmatter = "", body = source] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  const said = [...frontmatter.matchAll(/^(?:title|description): (.*)$/gm)].map(([, text]) => text)
  const text = body
    .replace(/^(?:import|export) .*$/gm, " ")
    .replace(/\{\/\*[^]*?\*\/\}/g, " ")
    .replace(/^(`{3,})[^\n]*\n[^]*?^\1/gm, " ")
    .replace(/`(?:[^`\n]|\n(?!\s*\n))*`/g, " ")
    .replace(/<\/?[A-Za-z][^>]*>/g, " ")
    .replace(/\{[^{}\n]*\}/g, " ")
  return proseOf([...said, text].join("\n"))
}

it("has only words that a dictionary knows, in the changelog and in every written page", () => {
  const speller = openSpeller()
  const known = new Map<string, boolean>()
  const isKnown = (word: string) => {
    if (!known.has(word)) known.set(word, speller.correct(word))
    return known.get(word)
  }
  const unknown = ["CHANGELOG.md", ...pages].flatMap((file) =>
    wordsOf(textOf(readFileSync(`${repository}${file}`, "utf8")))
      .filter((word) => !isKnown(word))
      .map((word) => `${file}: ${word}`),
  )
  expect(known.size).toBeGreaterThan(3_000)
  expect(unknown, "correct the word, or add it to scripts/site-check/words.txt").toEqual([])
  expect(["mispelled", "colour"].filter((word) => speller.correct(word))).toEqual([])
})

it("has none of the words that guides avoid", () => {
  // This page names them.
  const others = pages.filter((file) => file !== "apps/docs/content/contribution/docs.mdx")
  const problems = others.flatMap((file) =>
    houseProblems(textOf(readFileSync(`${repository}${file}`, "utf8"))).map(
      (problem) => `${file}: ${problem}`,
    ),
  )
  expect(problems).toEqual([])
  expect(houseProblems("It is really easy.")).toEqual(["“really”: write nothing, or a number"])
})
