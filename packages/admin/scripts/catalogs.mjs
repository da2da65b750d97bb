/**
 * The texts of the dashboard: `src/app/messages/<language>/<area>.json`, ICU messages by name. English is complete; what
 * another language does not have yet is English.
 */
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { parse, TYPE } from "@formatjs/icu-messageformat-parser"

const folder = fileURLToPath(new URL("../src/app/messages", import.meta.url))

/**
 * @typedef {{ [name: string]: string | Catalog }} Catalog texts as their authors write them
 * @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element
 * @typedef {{ [name: string]: string | Element[] | Compiled }} Compiled texts without parameters as they are, others
 *   parsed
 */

/** Codes of the languages that have a folder, in alphabetical order. */
export function languagesWithCatalog() {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== "types")
    .map(({ name }) => name)
    .sort()
}

/** @param {string} language @returns {string[]} absolute paths of its files */
export function catalogFiles(language) {
  return fs
    .readdirSync(path.join(folder, language))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => path.join(folder, language, name))
}

/** @param {string} language @returns {Catalog} its texts by area; the area of `gift-cards.json` is `giftCards` */
export function readCatalog(language) {
  return Object.fromEntries(
    catalogFiles(language).map((file) => {
      const area = path.basename(file, ".json").replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      return [area, JSON.parse(fs.readFileSync(file, "utf8"))]
    }),
  )
}

/** @param {Catalog} catalog @returns {Map<string, string>} texts by their path, e.g. `orders.status.pending` */
export function flatten(catalog, prefix = "") {
  const entries = Object.entries(catalog).flatMap(([name, value]) =>
    typeof value === "string" ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
  )
  return new Map(entries)
}

/** @param {string} text of a message @throws SyntaxError where it is not ICU MessageFormat */
export function parseMessage(text) {
  return parse(text, { ignoreTag: true })
}

/**
 * The parameters of a message.
 * @param {readonly Element[]} elements
 * @returns {Map<string, "number" | "date" | "text" | "any">} kinds by name
 */
export function parametersOf(elements) {
  const found = new Map()
  const add = (name, kind) => {
    if (found.get(name) === undefined || found.get(name) === "any") found.set(name, kind)
  }
  for (const element of elements) {
    if (element.type === TYPE.argument) add(element.value, "any")
    if (element.type === TYPE.number || element.type === TYPE.plural) add(element.value, "number")
    if (element.type === TYPE.date || element.type === TYPE.time) add(element.value, "date")
    if (element.type === TYPE.select) add(element.value, "text")
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options))
        for (const [name, kind] of parametersOf(value)) add(name, kind)
  }
  return found
}

/** @param {readonly Element[]} elements @returns {string[][]} the forms of each plural in a message, e.g. `one`, `other` */
export function pluralsOf(elements) {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsOf(value))
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner
  })
}

/** @param {string} language @returns {Compiled} its texts, ready to format without a parser; English fills gaps */
export function compileCatalog(language) {
  return compile(language === "en" ? readCatalog("en") : filled(readCatalog("en"), readCatalog(language)))
}

/** The section of the texts that come with the first page: all areas that sections.json does not name. */
export const startSection = "start"

/** @returns {Record<string, string[]>} areas by the section that they come with */
export function sectionsOfTexts() {
  const { sections } = JSON.parse(fs.readFileSync(path.join(folder, "sections.json"), "utf8"))
  const lazy = new Set(Object.values(sections).flat())
  const areas = Object.keys(readCatalog("en"))
  return { [startSection]: areas.filter((area) => !lazy.has(area)), ...sections }
}

/**
 * The pages of the router.
 * @returns {{ path: string, file: string, sections: string[] }[]} path of the router, module from `src/app`, and the sections
 *   of texts that are loaded with it
 */
export function pageModules() {
  const { pages } = JSON.parse(fs.readFileSync(path.join(folder, "sections.json"), "utf8"))
  const routes = fs.readFileSync(path.join(folder, "../routes.tsx"), "utf8")
  return [...routes.matchAll(/page\(\s*"([^"]+)",\s*async \(\) => \(await import\("\.\/([^"]+)"\)/g)].map(
    ([, at, file]) => {
      const [area, below] = at.split("/")
      return { path: at, file, sections: pages[`${area}/${below}`] ?? pages[area] ?? [] }
    },
  )
}

/** The shape of English with the texts of another language, where it has them. */
function filled(english, other) {
  return Object.fromEntries(
    Object.entries(english).map(([name, value]) => {
      const own = other?.[name]
      if (typeof value === "string") return [name, typeof own === "string" ? own : value]
      return [name, filled(value, typeof own === "object" ? own : undefined)]
    }),
  )
}

function compile(catalog) {
  return Object.fromEntries(
    Object.entries(catalog).map(([name, value]) => {
      if (typeof value !== "string") return [name, compile(value)]
      const elements = parseMessage(value)
      if (elements.length === 0) return [name, ""]
      const [first] = elements
      return [name, elements.length === 1 && first.type === TYPE.literal ? first.value : elements]
    }),
  )
}
