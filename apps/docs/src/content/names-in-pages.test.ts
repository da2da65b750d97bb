import { existsSync, readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { eventCatalogue, neverSent } from "@stheno/core/internal/platform/kernel/event-catalogue.ts"
import * as hooks from "@stheno/medusa-react"
import { commandList } from "@stheno/server/internal/command-line/registry.ts"
import * as kitForms from "@stheno/ui/forms"
import * as kitTable from "@stheno/ui/table"
import { documentedOperations } from "../reference/api/documented-operations.ts"

const folder = fileURLToPath(new URL("../../content/", import.meta.url))

/** The files of the plugins with their texts. */
const plugins = fileURLToPath(new URL("../../../../plugins/", import.meta.url))
const pluginFiles = readdirSync(plugins)
  .map((name) => `${name}/src`)
  .filter((source) => existsSync(plugins + source))
  .flatMap((source) =>
    readdirSync(plugins + source, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.ts$/.test(file))
      .map((file) => ({ file, text: readFileSync(`${plugins}${source}/${file}`, "utf8") })),
  )

/** The operations of the plugins, as `GET /store/wishlists/[token]`. */
const pluginOperations = pluginFiles.flatMap(({ file, text }) => {
  const [, path] = /^api(\/.*)\/route\.ts$/.exec(file) ?? []
  const methods = [...text.matchAll(/export (?:const|\{) ?([A-Z]+)\b/g)].map(([, method]) => method)
  return path ? methods.map((method) => ({ method, path: path.replace(/\[(\w+)\]/g, "{$1}") })) : []
})

/** The events that the plugins emit. */
const pluginEvents = new Set(
  pluginFiles.flatMap(({ text }) => [...text.matchAll(/emit\(\s*"([^"]+)"/g)].map(([, name]) => name!)),
)

/** Everything that hand-written pages set as code within a sentence. */
const named = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .flatMap((file) =>
    [...readFileSync(folder + file, "utf8").matchAll(/`([^`\n]+)`/g)].map(([, text]) => ({
      file,
      text: text!,
    })),
  )

/** Names that look like one of Stheno's but belong to somebody else, each with its owner. */
const others: Readonly<Record<string, string>> = {
  useParams: "a hook of the router of the admin dashboard",
  useNavigate: "a hook of the router of the admin dashboard",
  "npx stheno help seed": "the help of a command",
  "GET /store/orders/{id}/downloads": "an endpoint of the recipe on digital products",
  "gift_card.code": "a column",
  "order.placd": "a misspelled name, as an example",
}

/** Places for widgets are written as events are. */
const withZones = "admin/widgets.mdx"

/** What pages name by a pattern, without what is somebody else's. */
function unknown(pattern: RegExp, isKnown: (match: RegExpExecArray, file: string) => boolean): string[] {
  const found = named.flatMap(({ file, text }) => {
    const match = pattern.exec(text)
    return match ? [{ file, text, match }] : []
  })
  expect(found.length).toBeGreaterThan(3)
  return found
    .filter(({ file, text, match }) => !(text in others) && !isKnown(match, file))
    .map(({ file, text }) => `${file}: ${text}`)
}

it("pages name no operation that there is not", () => {
  const patterns = [...documentedOperations, ...pluginOperations].map(
    ({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
  )
  const call = /^(GET|POST|PUT|PATCH|DELETE) (\/(?:store|admin)\/[^\s?]*)/
  expect(
    unknown(call, ([, method, path]) => patterns.some((each) => each.test(`${method} ${path}`))),
  ).toEqual([])
})

it("pages name no event that there is not", () => {
  const events = [...Object.keys(eventCatalogue), ...Object.keys(neverSent), ...pluginEvents]
  const subjects = new Set(events.map((name) => name.split(".")[0]))
  const isEvent = ([text, subject]: RegExpExecArray, file: string) =>
    events.includes(text) || !subjects.has(subject) || file === withZones
  expect(unknown(/^([a-z_-]+)\.[a-zA-Z_-]+$/, isEvent)).toEqual([])
})

it("pages name no command that there is not", () => {
  const commands = new Set(commandList.map(({ name }) => name.split(" ")[0]))
  expect(unknown(/^(?:npx )?stheno ([a-z][\w:-]*)/, ([, command]) => commands.has(command))).toEqual([])
})

it("pages name no hook that there is not", () => {
  const known = new Set([hooks, kitForms, kitTable].flatMap((exports) => Object.keys(exports)))
  expect(unknown(/^(use[A-Z]\w+)(?:\(.*\))?$/, ([, hook]) => known.has(hook!))).toEqual([])
})

it("accepts a name that no page has", () => {
  const texts = new Set(named.map(({ text }) => text))
  expect(Object.keys(others).filter((text) => !texts.has(text))).toEqual([])
})
