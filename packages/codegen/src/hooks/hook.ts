import { methodsOf, type Area, type Method } from "../operations/model.ts"
import { Declarations, declareTypes, type TypeNames } from "../operations/operation-types.ts"
import { answerOf, queryType } from "../client/resources.ts"
import { pathParameter } from "../operations/docblock.ts"

/** A method of the client as hooks call it. */
export interface Callee {
  readonly method: Method
  /** expression of the method, e.g. `client.admin.orders.retrieve` */
  readonly call: string
  /** type of its body; none where there is none */
  readonly body: string | undefined
  readonly isBodyOptional: boolean
  /** type of its query, with `E` and `F` for what `expand` and `fields` say; none where there is none */
  readonly query: string | undefined
  readonly isQueryRequired: boolean
  readonly generics: string
  /** type of its answer, for a query of type `query` */
  readonly answer: string
  /** type of its answer when nothing is asked for */
  readonly plainAnswer: string
}

/** Everything that the hooks of an area call, and the names of the types that it needs. */
export interface Callees {
  find(path: string): Callee
  readonly types: readonly string[]
}

/** Looks up the methods of an area. */
export function calleesOf(area: Area): Callees {
  const declarations = new Declarations()
  const known = new Map(
    methodsOf(area).map((method) => [
      `${method.resource}.${method.name}`,
      calleeOf(method, declareTypes(method, declarations)),
    ]),
  )
  return {
    find(path) {
      const found = known.get(path)
      if (!found) throw new Error(`The client has no ${area} method ${path}`)
      return found
    },
    types: declarations.names(),
  }
}

function calleeOf(method: Method, types: TypeNames): Callee {
  const { entry, area, resource, name } = method
  const plain = { ...types, isGeneric: false }
  return {
    method,
    call: `client.${area === "admin" ? "admin." : ""}${resource}.${name}`,
    body: entry.files ? "AdminCreateUploadPayload" : entry.body?.replace("?", ""),
    isBodyOptional: entry.body?.endsWith("?") ?? false,
    query: types.query === undefined ? undefined : queryType(types),
    isQueryRequired: entry.query !== undefined && !entry.query.endsWith("?"),
    generics: types.isGeneric ? "E extends string = never, F extends string = never" : "",
    answer: answerOf({ method, types }),
    plainAnswer: answerOf({ method, types: plain }),
  }
}

/** The first sentences of a comment on a hook, from what the operation says of itself. */
export function about({ method: { operation } }: Callee): string {
  return [operation.summary, operation.about].filter(Boolean).join(" ")
}

/** Writes a comment. */
export function docblock(lines: readonly string[]): string {
  return ["/**", ...lines.map((line) => ` * ${line.replaceAll("*/", "*\\/")}`.trimEnd()), " */"].join("\n")
}

/** What is said of the parameters that stand for parts of the path. */
export function pathLines({ method }: Callee, names: readonly string[]): string[] {
  return names.map((name, at) => `@param ${name} ${pathParameter(method, at)}`)
}
