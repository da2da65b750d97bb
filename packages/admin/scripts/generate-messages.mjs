/**
 * Writes the types of the dashboard's texts into `src/app/messages/types`, from the English catalog, and removes texts of
 * other languages that English no longer has: node packages/admin/scripts/generate-messages.mjs
 */
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { catalogFiles, languagesWithCatalog, parametersOf, parseMessage, readCatalog } from "./catalogs.mjs"

const folder = fileURLToPath(new URL("../src/app/messages/types", import.meta.url))
const head = "// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.\n\n"
const types = { number: "number", date: "Date | number", text: "string", any: "string | number" }

/** @returns {Map<string, string>} generated files: absolute path and text */
export function messageTypes() {
  const catalog = readCatalog("en")
  const areas = Object.keys(catalog)
  const files = areas.map((area) => [
    path.join(folder, `${fileName(area)}.gen.ts`),
    `${head}export type ${typeName(area)} = ${typeOf(catalog[area], "")}\n`,
  ])
  const imports = areas.map((area) => `import type { ${typeName(area)} } from "./${fileName(area)}.gen.ts"\n`)
  const members = areas.map((area) => `  readonly ${area}: ${typeName(area)}\n`)
  const index = `${head}${imports.join("")}\n/** Every text of the dashboard, by area. */\nexport interface Messages {\n${members.join("")}}\n`
  return new Map([...files, [path.join(folder, "index.gen.ts"), index]])
}

function typeOf(value, indent) {
  if (typeof value === "string") return signature(value)
  const inner = `${indent}  `
  const members = Object.entries(value).map(([name, each]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
    const comment = typeof each === "string" ? `${inner}/** ${each.replaceAll("*/", "* /")} */\n` : ""
    return `${comment}${inner}readonly ${key}: ${typeOf(each, inner)}\n`
  })
  return `{\n${members.join("")}${indent}}`
}

function signature(text) {
  const parameters = [...parametersOf(parseMessage(text))]
  if (parameters.length === 0) return "string"
  const members = parameters.map(([name, kind]) => `readonly ${name}: ${types[kind]}`)
  return `(values: { ${members.join("; ")} }) => string`
}

function removeStaleTexts(language) {
  for (const file of catalogFiles(language)) {
    const original = file.replace(`${path.sep}${language}${path.sep}`, `${path.sep}en${path.sep}`)
    if (!fs.existsSync(original)) {
      fs.rmSync(file)
      continue
    }
    const before = fs.readFileSync(file, "utf8")
    const kept = common(JSON.parse(fs.readFileSync(original, "utf8")), JSON.parse(before))
    const after = `${JSON.stringify(kept, null, 2)}\n`
    if (after !== before) fs.writeFileSync(file, after)
  }
}

/** The texts of another language whose names English has, in the order of English. */
function common(english, other) {
  const entries = Object.entries(english).flatMap(([name, value]) => {
    const own = other?.[name]
    if (typeof value === "string") return typeof own === "string" ? [[name, own]] : []
    return typeof own === "object" ? [[name, common(value, own)]] : []
  })
  return Object.fromEntries(entries)
}

function fileName(area) {
  return area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function typeName(area) {
  return area[0].toUpperCase() + area.slice(1)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = messageTypes()
  fs.mkdirSync(folder, { recursive: true })
  for (const name of fs.readdirSync(folder))
    if (!files.has(path.join(folder, name))) fs.rmSync(path.join(folder, name))
  for (const [file, text] of files) fs.writeFileSync(file, text)
  for (const language of languagesWithCatalog()) if (language !== "en") removeStaleTexts(language)
}
