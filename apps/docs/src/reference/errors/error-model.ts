import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { defaultCodes, statusOf } from "@stheno/core/internal/platform/http/reply.ts"
import type { ErrorDefinition, ErrorType } from "@stheno/core/internal/platform/kernel/errors.ts"
import { wordingsOf } from "../../error-messages/wording.ts"
import { lineOf, type ParsedFile, type SourceTree } from "../code/source-tree.ts"
import type { SourcePlace } from "../code/model.ts"
import { registeredErrors } from "../code/thrown.ts"

const repository = fileURLToPath(new URL("../../../../../", import.meta.url))

/** An error of the API, as the reference shows it. */
export interface ApiErrorModel {
  /** `slice.name` */
  readonly name: string
  readonly slice: string
  readonly type: ErrorType
  readonly code: string | undefined
  readonly status: number
  /** every wording, with dots for what depends on the request; none if the message is the one of the cause */
  readonly messages: readonly string[]
  readonly when: string
  readonly fix: string
  readonly source: SourcePlace
}

/** An error that ends a command or startup. */
export interface StartErrorModel {
  readonly code: string
  readonly message: string
  readonly remedy: string
  readonly source: SourcePlace
}

/** What the errors reference is made from. */
export interface ErrorModel {
  readonly apiErrors: readonly ApiErrorModel[]
  readonly startErrors: readonly StartErrorModel[]
}

/** The registry and the sources disagree. */
export class ErrorModelError extends Error {}

/**
 * Reads every error of the API and every error that ends a command.
 * @throws ErrorModelError when no source defines an error of the registry
 * @since 0.1
 */
export function readErrors(tree: SourceTree): ErrorModel {
  const places = new Map(filesOf("packages/core/src").flatMap((path) => definitionsIn(path, tree)))
  const apiErrors = [...registeredErrors()].map(([name, definition]) => {
    const source = places.get(name)
    if (!source) throw new ErrorModelError(`${name} is registered and no source defines it`)
    return apiErrorOf(name, definition, source)
  })
  const starts = filesOf("packages/server/src").flatMap((path) => startErrorsIn(path, tree))
  return { apiErrors: apiErrors.toSorted(byName), startErrors: starts.toSorted(byCode) }
}

/** Every error type with its status. */
export const errorTypes: readonly (readonly [ErrorType, number])[] = Object.entries(statusOf) as [
  ErrorType,
  number,
][]

function apiErrorOf(name: string, definition: ErrorDefinition, source: SourcePlace): ApiErrorModel {
  const { type, code, when, fix } = definition
  const slice = name.split(".")[0]!
  return {
    name,
    slice,
    type,
    code: code ?? defaultCodes[type],
    status: definition.status ?? statusOf[type],
    messages: wordingsOf(definition),
    when,
    fix,
    source,
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.|\.gen\.|testing\//.test(file))
    .map((file) => `${folder}/${file}`)
    .sort()
}

/** `slice.key` of every call of `defineErrors` in a file. */
function definitionsIn(path: string, tree: SourceTree): [string, SourcePlace][] {
  return callsIn(path, "defineErrors(", tree).flatMap(({ file, node }) => {
    const [slice, object] = node.arguments ?? []
    if (!slice || !ts.isStringLiteral(slice) || !object || !ts.isObjectLiteralExpression(object)) return []
    return object.properties.flatMap((property): [string, SourcePlace][] =>
      property.name ? [[`${slice.text}.${property.name.getText(file.tree)}`, placeOf(file, property)]] : [],
    )
  })
}

function startErrorsIn(path: string, tree: SourceTree): StartErrorModel[] {
  return callsIn(path, "new StartError(", tree).flatMap(({ file, node }) => {
    const [code, message, remedy] = node.arguments ?? []
    if (!code || !ts.isStringLiteral(code)) return []
    const source = placeOf(file, node)
    return [{ code: code.text, message: wordsOf(message, file), remedy: wordsOf(remedy, file), source }]
  })
}

type Call = ts.CallExpression | ts.NewExpression

function callsIn(path: string, words: string, tree: SourceTree): { file: ParsedFile; node: Call }[] {
  const file = tree.file(path)
  if (!file.text.includes(words)) return []
  const found: { file: ParsedFile; node: Call }[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && node.getText(file.tree).startsWith(words))
      found.push({ file, node })
    ts.forEachChild(node, visit)
  }
  visit(file.tree)
  return found
}

/** A text with dots for values that vary. */
function wordsOf(node: ts.Expression | undefined, file: ParsedFile): string {
  if (!node) return ""
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("")
  if (ts.isConditionalExpression(node)) return wordsOf(node.whenTrue, file)
  if (ts.isBinaryExpression(node)) return wordsOf(node.left, file) + wordsOf(node.right, file)
  if (ts.isIdentifier(node)) return wordsOf(constantOf(node.text, file), file) || "…"
  return "…"
}

/** The value of a top-level constant of the file. */
function constantOf(name: string, { tree }: ParsedFile): ts.Expression | undefined {
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(tree) === name)?.initializer
}

function placeOf(file: ParsedFile, node: ts.Node): SourcePlace {
  return { file: file.path, line: lineOf(file, node) }
}

function byName(a: ApiErrorModel, b: ApiErrorModel): number {
  return a.name.localeCompare(b.name, "en")
}

function byCode(a: StartErrorModel, b: StartErrorModel): number {
  return a.code.localeCompare(b.code, "en")
}
