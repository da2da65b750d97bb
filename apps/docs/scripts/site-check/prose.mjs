import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { pathToFileURL } from "node:url"
import nspell from "nspell"

/**
 * House words: no praise, no filler, and no claim that something is easy.
 * @type {readonly { pattern: RegExp, instead: string }[]}
 */
const houseWords = [
  { pattern: /\b(simply|just|obviously|basically|of course|easily|effortless(ly)?)\b/i, instead: "nothing" },
  { pattern: /\b(very|really|quite|actually)\b/i, instead: "nothing, or a number" },
  {
    pattern: /\b(powerful|robust|seamless(ly)?|blazing|cutting-edge|world-class|state-of-the-art)\b/i,
    instead: "what it does",
  },
  { pattern: /\b(leverage[sd]?|utili[sz]e[sd]?)\b/i, instead: "use" },
  { pattern: /\bin order to\b/i, instead: "to" },
  { pattern: /\b(please|note that)\b/i, instead: "the sentence itself" },
  { pattern: /\b([Ww]e|[Ll]et's|[Ll]et us)\b/, instead: "you, or the thing that does it" },
  { pattern: /\p{Ll}!(\s|$)/u, instead: "a full stop" },
  { pattern: /(?<![\p{L}-])(\p{L}+) \1\b(?! \1)/u, instead: "the word once" },
]

/** Pages that name the words in order to forbid them. */
const speaksOfWords = new Set(["/contribution/docs"])

/**
 * What a page says, without code, addresses and names.
 * @param {string} markdown
 * @returns {string}
 */
export function proseOf(markdown) {
  return markdown
    .replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm, " ")
    .replace(/`[^`\n]*`/g, " · ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/<[^>\n]*>/g, " ")
    .replace(/\bhttps?:\S+|\S+@\S+/g, " ")
    .replace(/\\(?=\W)/g, "")
    .replace(/\S*(?:[/_\\=@~]|\w\.\w)\S*/g, " ")
}

/**
 * The words to look up: no names of code, no abbreviations.
 * @param {string} prose
 * @returns {string[]}
 */
export function wordsOf(prose) {
  return [...prose.matchAll(/(?<![\p{L}\d_-])\p{L}[\p{L}'’]+(?![\p{L}\d_])/gu)]
    .map(([word]) => word.replaceAll("’", "'").replace(/('s|')$/, ""))
    .filter((word) => word.length > 2 && !/\p{Ll}\p{Lu}|^\p{Lu}+s?$|^\p{Lu}{2}/u.test(word))
}

/**
 * Breaks of the word list in a text.
 * @param {string} prose
 * @returns {string[]}
 */
export function houseProblems(prose) {
  return houseWords.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(prose)
    return found ? [`“${found[0].trim()}”: write ${instead}`] : []
  })
}

/**
 * Checks spelling, word list and voice of every page in its Markdown twin. The word list applies to guides, the spelling to
 * all pages. `words.txt` has the names that no dictionary knows.
 * @param {import("./check-site.mjs").Site} site
 * @returns {{ problems: string[], counts: Record<string, number> }}
 */
export function checkProse(site) {
  const speller = openSpeller()
  const known = new Map()
  const problems = []
  for (const { route, kind } of site.manifest.pages) {
    const twin = route === "/" ? "/index.md" : `${route}.md`
    if (!site.hasFile(twin)) continue
    const prose = proseOf(site.read(twin).toString())
    if (kind === "guide" && !speaksOfWords.has(route))
      problems.push(...houseProblems(prose).map((problem) => `${route}: ${problem}`))
    for (const word of wordsOf(prose)) {
      if (!known.has(word)) known.set(word, speller.correct(word))
      if (known.get(word) === false) problems.push(`${route}: “${word}” is in no dictionary`)
    }
  }
  return { problems: [...new Set(problems)], counts: { "different words": known.size } }
}

/**
 * A word is spelled right if a dictionary of American English or our own list knows it.
 * @returns {{ correct: (word: string) => boolean }}
 */
export function openSpeller() {
  const own = readFileSync(new URL("words.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
  const speller = openDictionary(createRequire(import.meta.url).resolve("dictionary-en"))
  for (const word of own) {
    speller.add(word)
    speller.add(`${word[0]?.toUpperCase()}${word.slice(1)}`)
  }
  return speller
}

/** @param {string} entry the main file of a package with a dictionary of Hunspell's */
function openDictionary(entry) {
  const folder = new URL(".", pathToFileURL(entry))
  return nspell(readFileSync(new URL("index.aff", folder)), readFileSync(new URL("index.dic", folder)))
}
