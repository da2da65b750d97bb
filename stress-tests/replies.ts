import { Ajv2020 } from "ajv/dist/2020.js"
import type { Operation } from "@stheno/core/host"
import { ownBody } from "@stheno/testing/reply.ts"
import type { Shop } from "./shop.ts"

/** Says what about a reply its OpenAPI document does not know, or undefined. */
export type ReplyJudge = (
  operation: Operation,
  reply: { readonly status: number; readonly type: string; readonly text: string },
) => string | undefined

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Responses }>>>>
}
type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>

/** Reads the OpenAPI documents of a shop as anybody would. */
export async function createReplyJudge(shop: Pick<Shop, "send">): Promise<ReplyJudge> {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  const documents = new Map<string, Document>()
  for (const area of ["store", "admin"]) {
    const document = ownBody<Document>(await shop.send("GET", `/openapi/${area}.json`))
    documents.set(area, document)
    ajv.addSchema(document, area)
  }
  return (operation, { status, type, text }) => {
    const method = operation.method.toLowerCase()
    const known = documents.get(operation.area)?.paths[operation.path]?.[method]?.responses[status]
    if (!known) return `status ${status} is not documented`
    if (!known.content) return undefined
    const media = type.split(";")[0]!
    if (!Object.hasOwn(known.content, media)) return `${status} as ${media || "nothing"} is not documented`
    if (media !== "application/json") return undefined
    const pointer = ["paths", operation.path, method, "responses", String(status), "content", media, "schema"]
    const validate = ajv.getSchema(`${operation.area}#/${pointer.map(escaped).join("/")}`)
    if (!validate) return "the document has no schema of it"
    if (validate(JSON.parse(text))) return undefined
    const [error] = validate.errors ?? []
    return `${status}: ${error?.instancePath} ${error?.message} (${error?.schemaPath})`
  }
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))
}
