import { format } from "prettier"
import { printEntity, printEnums, reachable } from "../operations/entity-types.ts"
import { methodTables } from "../operations/methods/index.ts"
import { methodsOf, type Area, type Method } from "../operations/model.ts"
import { Declarations, declareTypes } from "../operations/operation-types.ts"
import { selectionFor } from "../operations/selections.ts"
import { printChildren, printResources, type TypedMethod } from "./resources.ts"

const header = "// Generated from the operations of the core by `npm run generate`. Do not edit.\n"

/** Writes every generated file of the client: name below `src` → text. */
export async function renderClient(): Promise<ReadonlyMap<string, string>> {
  const methods = { store: methodsOf("store"), admin: methodsOf("admin") }
  const used = reachable([...methods.store, ...methods.admin].flatMap(entitiesOf))
  const notes = missingNotes([...methods.store, ...methods.admin])
  const entities = {
    from: "./entities.gen.ts",
    names: [...used.map(({ name }) => name), "PaymentSessionStatus"].map((name) => `type ${name}`),
  }
  const texts = new Map([
    [
      "entities.gen.ts",
      header +
        [...printEnums(used), ...used.map((entity) => printEntity(entity, notes.get(entity.name)))].join(
          "\n",
        ),
    ],
    ...renderArea("store", methods.store, entities),
    ...renderArea("admin", methods.admin, entities),
  ])
  for (const [name, text] of texts) texts.set(name, await pretty(text))
  return texts
}

/** At most so many columns are named in a note. */
const namedColumns = 4

/** For entities that an operation returns without some columns: which ones, and an example. */
function missingNotes(methods: readonly Method[]): ReadonlyMap<string, string> {
  const notes = new Map<string, string>()
  for (const method of methods) {
    const { missing = [] } = selectionFor(method) ?? {}
    const entity = method.selected?.entity
    if (!entity || missing.length === 0 || notes.has(entity)) continue
    const shown = missing.slice(0, namedColumns).map((name) => `\`${name}\``)
    const columns =
      missing.length > shown.length
        ? `${shown.join(", ")} and other columns`
        : shown.join(", ").replace(/, (?=[^,]*$)/, " or ")
    const call = `${method.area === "store" ? "" : "admin."}${method.resource}.${method.name}`
    notes.set(
      entity,
      `Not every response has all columns: by default, \`${call}\` does not return ${columns}.`,
    )
  }
  return notes
}

function entitiesOf({ operation: { response } }: Method): readonly string[] {
  if (response.kind !== "json") return []
  return Object.values(response.properties).flatMap((field) => {
    if (field.kind === "plain") return []
    return field.kind === "either" ? field.entities : [field.entity]
  })
}

function renderArea(area: Area, methods: readonly Method[], entities: Names): [string, string][] {
  const declarations = new Declarations()
  const typed = methods.map((method): TypedMethod => ({ method, types: declareTypes(method, declarations) }))
  const types = declarations.print()
  const resources = printResources(methodTables[area], typed) + printRoot(area)
  const own = { from: `./${area}-types.gen.ts`, names: declarations.names().map((name) => `type ${name}`) }
  return [
    [`${area}-types.gen.ts`, header + importsFor(types, [...written, entities]) + types],
    [`${area}-resources.gen.ts`, header + importsFor(resources, [...written, entities, own]) + resources],
  ]
}

function printRoot(area: Area): string {
  const children = printChildren("", methodTables[area], "this.client")
  if (area === "admin")
    children.push(
      "/** Sends requests to custom endpoints below `/admin`. */\nreadonly custom = new AdminCustomResource(this.client)",
    )
  const [name, about] =
    area === "store"
      ? ["StoreResources", "The resources of the Store API."]
      : ["Admin", "The resources of the Admin API."]
  return `\n/** ${about} @since 0.1.0 */\nexport class ${name} extends BaseResource {\n${children.join("\n")}\n}\n`
}

/** Names that one file exports; types with the word before them. */
interface Names {
  readonly from: string
  readonly names: readonly string[]
}

/** What generated sources use of the written ones. */
const written: readonly Names[] = [
  { from: "./client/base-resource.ts", names: ["BaseResource"] },
  { from: "./client/custom.ts", names: ["AdminCustomResource"] },
  { from: "./client/files.ts", names: ["formOf", "type AdminCreateUploadPayload"] },
  { from: "./client/path.ts", names: ["path"] },
  { from: "./client/answer.ts", names: ["type EmptyRes", "type ResponsePromise"] },
  { from: "./client/config.ts", names: ["type CustomHeaders", "type RequestOptions"] },
  { from: "./client/selection.ts", names: ["type Answer", "type FindParams"] },
]

/** Imports what a text uses of the available names. */
function importsFor(text: string, available: readonly Names[]): string {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/"[^"\n]*"/g, "")
  const words = new Set(code.match(/\w+/g))
  const lines = available.flatMap(({ from, names }) => {
    const used = names.filter((name) => words.has(name.replace("type ", "")))
    return used.length > 0 ? [`import { ${used.join(", ")} } from "${from}"\n`] : []
  })
  return `${lines.join("")}\n`
}

function pretty(text: string): Promise<string> {
  return format(text, { parser: "typescript", printWidth: 110, semi: false, trailingComma: "all" })
}
