import { readFileSync } from "node:fs"
import { rowOf } from "@stheno/core/internal/extend/shop-services.ts"
import { literal, requestOf } from "../api/request-code.ts"
import type { CallExample } from "../code/example.tsx"
import { printed } from "../code/printed.ts"
import type { ServiceCall } from "./service-model.ts"

/** A call of a query method that the tests recorded. */
interface RecordedRead {
  readonly input: readonly unknown[]
  readonly result: unknown
}

type Reads = Readonly<Record<string, Readonly<Record<string, RecordedRead>>>>

const file = new URL("../../../../../samples/output/services/reads.json", import.meta.url)

/**
 * The calls of query methods, by service and method, from the calls that the tests sent to a store.
 * @since 0.1
 */
export function readUses(): ReadonlyMap<string, ReadonlyMap<string, CallExample>> {
  const reads = JSON.parse(readFileSync(file, "utf8")) as Reads
  return new Map(
    Object.entries(reads).map(([service, methods]) => [
      service,
      new Map(
        Object.entries(methods).map(([method, { input, result }]) => [
          method,
          {
            code: callCode(resultName(method), `${service}.${method}`, input.map(literal)),
            printed: printed(result),
          },
        ]),
      ),
    ]),
  )
}

function resultName(method: string): string {
  if (method === "list") return "rows"
  return method === "listAndCount" ? "[rows, count]" : "row"
}

/**
 * A method that runs an operation, called with the recorded input of the operation.
 * @returns undefined if the tests did not record the operation
 * @since 0.1
 */
export function callUse(service: string, { name, model, ids }: ServiceCall): CallExample | undefined {
  const { operation, example } = model
  if (!example) return undefined
  const { params, body } = requestOf(operation, example)
  const hasData = body !== undefined && Object.keys(body).length > 0
  const input = [...ids.map((_, place) => JSON.stringify(params[place])), ...(hasData ? [literal(body)] : [])]
  const { kind } = operation.response
  const answer = example.answer
  if (kind === "text" || kind === "empty" || typeof answer !== "object" || answer === null)
    return { code: callCode("", `${service}.${name}`, input) }
  const response = answer as Record<string, unknown>
  const result = rowOf(response)
  const variable = result === response ? "result" : variableOf(Object.keys(response)[0]!)
  return { code: callCode(variable, `${service}.${name}`, input), printed: printed(result) }
}

/** `order_edit` → `orderEdit`; `return` is a word of the language. */
function variableOf(property: string): string {
  if (property === "return") return "returned"
  return property.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function callCode(variable: string, path: string, input: readonly string[]): string {
  const head = `${variable ? `const ${variable} = ` : ""}await services.${path}(`
  const flat = `${head}${input.join(", ")})`
  if (input.length === 0 || (flat.length <= 84 && !flat.includes("\n"))) return flat
  if (input.length === 1) return flat
  return `${head}\n${input.map((value) => `  ${value.replaceAll("\n", "\n  ")},\n`).join("")})`
}
