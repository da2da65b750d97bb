import { existsSync, readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { languagesOf, setUps, type Language } from "./languages.ts"
import { readSample } from "./read-sample.ts"

const samples = new URL("../../../../samples/", import.meta.url)
const content = fileURLToPath(new URL("../../content/", import.meta.url))

interface Command {
  readonly code: string
  /** of a section that the page links to */
  readonly isLinked?: boolean
}

/** The commands that a text shows or links to, in the order in which it does: a link to a section stands for its commands. */
function commandsOf(text: string): Command[] {
  const shown = text.matchAll(
    /<SetUp as="(\w+)" \/>|<Sample\b([^>]*)\/>|\]\((\/[\w/-]+)#([\w-]+)\)|`\$?([A-Z][A-Z_\d]*)`/g,
  )
  return [...shown].flatMap(([, setUp, attributes, page, section, name]) => {
    // The text says what the variable is.
    if (name) return [{ code: `${name}=` }]
    if (page)
      return commandsOf(unlinked(sectionOf(page, section!))).map(({ code }) => ({ code, isLinked: true }))
    const command = commandOf(setUp, attributes ?? "")
    return /\.(sh|env)$/.test(command.file)
      ? [{ code: readSample(samples, command.file, command.region).code }]
      : []
  })
}

function commandOf(setUp: string | undefined, attributes: string): Pick<Language, "file" | "region"> {
  const { file = "", region } = Object.fromEntries(
    [...attributes.matchAll(/\b(file|region)="([^"]+)"/g)].map(([, name, value]) => [name!, value!]),
  )
  const languages = setUp ? setUps[setUp as keyof typeof setUps] : languagesOf(samples, file, region)
  return languages.find(({ label }) => label === "curl") ?? { file, ...(region && { region }) }
}

/** A reader follows one link, not those behind it. */
const unlinked = (text: string) => text.replace(/\]\([^)]*\)/g, "]")

/** What a page says below a heading; nothing of pages that are generated. */
function sectionOf(page: string, section: string): string {
  const file = [
    `${content}${page}.mdx`,
    `${content}${page}/index.mdx`,
    `${content}${page}/overview.mdx`,
  ].find(existsSync)
  if (!file) return ""
  const parts = readFileSync(file, "utf8").split(/^(?=#{2,4} )/m)
  const slug = (part: string) =>
    /^#+ (.*)/
      .exec(part)?.[1]!
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-")
  return parts.find((part) => slug(part) === section) ?? ""
}

/** The variables that commands of a page read before a command has set them. */
function unset(commands: readonly Command[]): string[] {
  return commands.flatMap(({ code, isLinked }, at) =>
    isLinked
      ? []
      : [...code.matchAll(/\$\{?([A-Z][A-Z_\d]*)/g)].flatMap(({ 1: name, index }) => {
          const above = [...commands.slice(0, at).map((each) => each.code), code.slice(0, index)].join("\n")
          return isSetIn(above, name!) ? [] : [name!]
        }),
  )
}

function isSetIn(above: string, name: string): boolean {
  // A project's .env has the credentials of its first user.
  if (/^ADMIN_/.test(name) && /^source \.env$/m.test(above)) return true
  return new RegExp(`^\\s*(?:export |echo "|read (?:-\\w+ )*)?${name}\\b`, "m").test(above)
}

it("the commands of every page set each variable above the command that reads it", () => {
  const pages = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".mdx"),
  )
  const found = pages.flatMap((file) =>
    [...new Set(unset(commandsOf(readFileSync(content + file, "utf8"))))].map((name) => `${file}: $${name}`),
  )
  expect(found).toEqual([])
})

it("finds a variable that is set below, and one that is set nowhere", () => {
  const read = { code: 'curl "$HOST/a"' }
  const set = { code: 'HOST="localhost"' }
  expect(unset([read, set, { code: "echo $NAME $HOST" }])).toEqual(["HOST", "NAME"])
  expect(unset([{ ...set, isLinked: true }, read])).toEqual([])
})
