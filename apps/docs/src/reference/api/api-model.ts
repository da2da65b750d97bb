import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { apiDocument } from "@stheno/core/internal/api-document.ts"
import { isAlwaysThere } from "@stheno/core/internal/platform/http/openapi.ts"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import type { ResponseField } from "@stheno/core/internal/platform/http/response.ts"
import { entityNamed, meaningOf } from "@stheno/codegen/operations/entity-types.ts"
import type { JsonSchema } from "@stheno/codegen/operations/print-schema.ts"
import type { SourcePlace } from "../code/model.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { guidesOfContent, type GuideLink, type Guides } from "../../content/guides-about.ts"
import { groupBy } from "@stheno/core/internal/platform/kernel/group-by.ts"
import { callersByOperation, type Callers } from "./called-by.ts"
import { documentedOperations } from "./documented-operations.ts"
import { readExamples, type Example } from "./examples.ts"
import { fieldShapes } from "./field-shapes.ts"
import type { FieldShape } from "../../islands/try-it/field-shape.ts"
import { operationEventReader } from "./operation-events.ts"
import { operationErrorReader, type OperationErrorLists } from "./operation-errors.ts"
import { groupRoute, operationRoute } from "./operation-route.ts"
import { rowsOf, typeText, type SchemaRow } from "./schema-rows.ts"

const repository = fileURLToPath(new URL("../../../../../", import.meta.url))

/** A property of an answer. */
export interface AnswerField {
  readonly name: string
  readonly type: string
  /** not every answer has it */
  readonly isOptional: boolean
  readonly about: string
  readonly entities: readonly string[]
}

/** An operation with everything its page shows. */
export interface OperationModel {
  readonly operation: Operation
  readonly route: string
  readonly source: SourcePlace
  readonly params: readonly SchemaRow[]
  readonly query: readonly SchemaRow[]
  readonly body: readonly SchemaRow[]
  /** the fields of a form for the request */
  readonly form: { readonly query: readonly FieldShape[]; readonly body: readonly FieldShape[] }
  readonly answer: readonly AnswerField[]
  readonly responses: readonly { readonly status: string; readonly about: string }[]
  readonly errors: OperationErrorLists
  /** events that it can emit */
  readonly events: readonly string[]
  readonly callers: Callers
  readonly example: Example | undefined
  /** the guides that explain it, or those that explain most operations of its group */
  readonly guides: readonly GuideLink[]
}

/** No source that the reference reads defines an operation. */
export class ApiModelError extends Error {}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

interface Described {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

/**
 * Reads every operation of the HTTP API.
 * @param guides which guides explain an operation; read from the pages by default
 * @throws ApiModelError when no source defines an operation
 * @since 0.1
 */
export function readApi(tree: SourceTree, guides: Guides = guidesOfContent()): OperationModel[] {
  const documents = {
    store: apiDocument(documentedOperations, "store"),
    admin: apiDocument(documentedOperations, "admin"),
  }
  const sources = sourceIndex(tree)
  const callers = callersByOperation()
  const examples = readExamples()
  const errors = operationErrorReader(tree)
  const events = operationEventReader(tree)
  const guidesFor = guideReader(guides)
  return documentedOperations.map((operation) => {
    const key = `${operation.area}.${operation.id}`
    const paths = documents[operation.area].paths as Record<string, Record<string, Described>>
    const described = paths[operation.path]![operation.method.toLowerCase()]!
    const source = sources(operation)
    const rows = requestRows(described)
    return {
      operation,
      route: operationRoute(operation),
      source,
      ...rows,
      answer: answerFields(operation),
      responses: Object.entries(described.responses).map(([status, { description }]) => ({
        status,
        about: description,
      })),
      errors: withoutOthers(errors(operation, source), rows),
      events: events(source),
      callers: callers.get(key) ?? { methods: [], hooks: [] },
      example: examples.get(key),
      guides: guidesFor(operation),
    }
  })
}

/** Operations share code: an error of a property that this one does not take cannot occur. */
function withoutOthers(
  { own, shared }: OperationErrorLists,
  { params, query, body }: ReturnType<typeof requestRows>,
): OperationErrorLists {
  const taken = new Set([...params, ...query, ...body].flatMap(({ name }) => name.split(/[.[\]]+/)))
  const property = (when: string) => /^`([a-z_]+)`/.exec(when)?.[1]
  return { own: own.filter(({ when }) => taken.has(property(when) ?? "") || !property(when)), shared }
}

/** Finds the guides of an operation. One without a guide has the guide of most other operations of its group. */
function guideReader({ ofOperation }: Guides): (operation: Operation) => readonly GuideLink[] {
  const ofGroup = new Map(
    [...groupBy(documentedOperations, groupRoute)].map(([group, members]) => {
      const all = members.flatMap((each) => ofOperation.get(operationRoute(each)) ?? [])
      const byUse = [...groupBy(all, ({ route }) => route).values()].toSorted((a, b) => b.length - a.length)
      return [group, byUse.slice(0, 1).flatMap(([guide]) => guide ?? [])]
    }),
  )
  return (operation) => ofOperation.get(operationRoute(operation)) ?? ofGroup.get(groupRoute(operation)) ?? []
}

function requestRows(described: Described): Pick<OperationModel, "params" | "query" | "body" | "form"> {
  const body = Object.values(described.requestBody?.content ?? {})[0]?.schema ?? {}
  return {
    params: parameterRows(described, "path"),
    query: parameterRows(described, "query"),
    body: rowsOf(body),
    form: { query: fieldShapes(parameterSchema(described, "query")), body: fieldShapes(body) },
  }
}

function parameterRows(described: Described, place: string): SchemaRow[] {
  const rows = rowsOf(parameterSchema(described, place))
  // A query string cannot contain null; some parameters accept the word.
  return place === "query" ? rows.map((row) => ({ ...row, type: row.type.replace(/ \| null$/, "") })) : rows
}

function parameterSchema({ parameters }: Described, place: string): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    properties: Object.fromEntries(
      own.map(({ name, description, schema }) => [name, description ? { ...schema, description } : schema]),
    ),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

function answerFields({ response }: Operation): AnswerField[] {
  if (response.kind === "resource")
    return [
      {
        name: "",
        type: response.entity,
        isOptional: false,
        about: entityNamed(response.entity).about,
        entities: [response.entity],
      },
    ]
  if (response.kind !== "json") return []
  // Some properties exist only to say that v1 documents them in the wrong place.
  const returned = Object.entries(response.properties).filter(
    ([, field]) => field.kind !== "plain" || !plainSchema(field).not,
  )
  return returned.map(([name, field]) => ({
    name,
    isOptional: !isAlwaysThere(field),
    about: meaningOf(field) ?? "",
    ...fieldType(field),
  }))
}

function fieldType(field: ResponseField): Pick<AnswerField, "type" | "entities"> {
  switch (field.kind) {
    case "plain":
      return { type: plainText(field), entities: [] }
    case "either":
      return { type: field.entities.join(" | "), entities: field.entities }
    case "resources":
      return { type: `${field.entity}[]`, entities: [field.entity] }
    case "resource":
      return { type: field.nullable ? `${field.entity} | null` : field.entity, entities: [field.entity] }
  }
}

type PlainField = Extract<ResponseField, { kind: "plain" }>

function plainText(field: PlainField): string {
  return typeText(plainSchema(field))
}

function plainSchema({ schema }: PlainField): JsonSchema {
  return schema.toJSONSchema({ unrepresentable: "any" }) as JsonSchema
}

/** Finds the line with an operation's id. */
function sourceIndex(tree: SourceTree): (operation: Operation) => SourcePlace {
  const lines = ["packages/core/src", "packages/server/src"].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.test\.|\.gen\.|testing\/|extend\//.test(file))
      .toSorted()
      .flatMap((file) => idLines(tree, `${folder}/${file}`)),
  )
  return ({ id, area, path }) => {
    const found = lines.filter((line) => line.id === id || (line.isPattern && matches(line.id, id)))
    const best =
      found.find((line) => line.area === area) ??
      found.find((line) => line.paths.includes(path)) ??
      found.find((line) => !line.area) ??
      found[0]
    if (!best) throw new ApiModelError(`no source defines ${area}.${id}`)
    return { file: best.file, line: best.line }
  }
}

function idLines(tree: SourceTree, file: string) {
  const { text } = tree.file(file)
  if (!/\boperation\(|\bid:/.test(text)) return []
  const area = /routes\.(store|admin)/.exec(file)?.[1]
  const all = text.split("\n")
  return all.flatMap((line, i) =>
    [...line.matchAll(/"((?:Get|Post|Delete)\w+)"|`((?:Get|Post|Delete)\w*\$\{[^`]+)`/g)].map(
      ([, id, pattern]) => ({
        id: (id ?? pattern)!,
        isPattern: pattern !== undefined,
        file,
        line: i + 1,
        area: area ?? /"\/(store|admin)/.exec(all.slice(i, i + 6).join("\n"))?.[1],
        paths: all.slice(i, i + 6).join("\n"),
      }),
    ),
  )
}

/** Ids of operations that are alike are made of one text: `PostRegionsRegion${kind}Providers`. */
function matches(pattern: string, id: string): boolean {
  return new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "\\w+")}$`).test(id)
}
