import { posix } from "node:path"
import ts from "typescript"
import { largestNumber } from "@stheno/admin/internal/app/kit/fields.ts"
import type { SourceFile } from "./source-files.ts"

/** A JSON schema of a property, as far as forms have to obey it. */
export interface Limits {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Limits[]
  readonly minLength?: number
  readonly minItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Limits>>
  readonly required?: readonly string[]
}

/** A method of the client that sends a body. */
interface SendingMethod {
  /** `resource.name`, such as `giftCards.create` */
  readonly method: string
  /** the position of the body among its arguments */
  readonly bodyAt: number
  readonly body: Limits
}

/** A field of a form as its source declares it. Undefined is unknown. */
interface FormField {
  readonly name: string
  readonly kind: string
  readonly required: boolean | undefined
  readonly isWhole: boolean | undefined
  readonly min: number | undefined
  readonly max: number | undefined
  readonly maxLength: number | undefined
}

/** A property of a body, and the field that its value comes from. */
interface SentField {
  readonly file: string
  readonly method: string
  /** with dots for one inside of another, such as `rule.value` */
  readonly property: string
  readonly field: FormField
  /** the expression that makes the one of the other */
  readonly expression: string
}

/** What the forms of the dashboard send: each property of a body with the field of the form beside the call. */
export function sentFields(sources: readonly SourceFile[], methods: readonly SendingMethod[]): SentField[] {
  const byName = new Map(methods.map((method) => [method.method, method]))
  const files = new Map(sources.map(({ path, text }) => [path, parse(path, text)]))
  return [...files].flatMap(([file, source]) => {
    const imported = importsOf(file, source).flatMap((path) => files.get(path) ?? [])
    return descendants(source, ts.isCallExpression).flatMap((call) => {
      const method = byName.get(methodOf(call) ?? "")
      const body = method && call.arguments[method.bodyAt]
      if (!method || !body) return []
      const fields = fieldsFor(call, source, imported)
      return propertiesOf(body).flatMap(({ name, value }) => {
        const field = fieldOf(value, fields)
        const expression = value.getText(source)
        return field ? [{ file, method: method.method, property: name, field, expression }] : []
      })
    })
  })
}

/** In what a form accepts more than the operation that it sends, or requires less. */
export function looserThanShape({ field, property, expression }: SentField, body: Limits): string[] {
  const { limits, isNeeded } = limitsOf(property.split("."), body)
  // Nothing is sent, or null, or another value, where nothing is entered.
  const canBeEmpty = field.required === false && !hasFallback(expression)
  const { kind } = field
  const isNumber = limits.type === "integer" || limits.type === "number"
  const found = [
    limits.type === "integer" && kind === "number" && field.isWhole === false && "must be whole",
    limits.type === "string" && (limits.minLength ?? 0) > 0 && canBeEmpty && "must not be empty",
    (limits.minItems ?? 0) > 0 && field.required === false && "must not be empty",
    isNumber && isNeeded && canBeEmpty && "is required",
    isNumber && smallestOf(field) < smallestOf(limits) && "must be larger",
    isNumber && largestOf(field) > (limits.maximum ?? Infinity) && "must be smaller",
    (limits.maxLength ?? Infinity) < (field.maxLength ?? Infinity) && "must be shorter",
    limits.pattern !== undefined && (kind === "text" || kind === "textarea") && "must match a pattern",
    limits.enum !== undefined && (kind === "text" || kind === "textarea") && "must be one of a few",
  ]
  return found.filter((each) => each !== false)
}

function limitsOf(
  [name = "", ...rest]: readonly string[],
  body: Limits,
): { limits: Limits; isNeeded: boolean } {
  const limits = plain(body.properties?.[name] ?? {})
  return rest.length > 0
    ? limitsOf(rest, limits)
    : { limits, isNeeded: body.required?.includes(name) === true }
}

/** The least that a field accepts, or that a shape does. Amounts and fractions begin at 0, whole numbers at 1. */
function smallestOf(of: FormField | Limits): number {
  if ("kind" in of) return of.isWhole === true && of.min === undefined ? 1 : 0
  return Math.max(of.minimum ?? 0, of.exclusiveMinimum === undefined ? 0 : of.exclusiveMinimum + 1)
}

/** The most that a field accepts; the kit limits amounts and whole numbers to what the database stores. */
function largestOf({ kind, isWhole, max }: FormField): number {
  return max ?? (kind === "money" || isWhole === true ? largestNumber : Infinity)
}

/** The limits of a value that is there. */
function plain(limits: Limits): Limits {
  const { type, anyOf } = limits
  if (typeof type === "object") return { ...limits, type: type.find((each) => each !== "null") ?? "null" }
  const [first] = anyOf?.filter((each) => each.type !== "null") ?? []
  return first === undefined ? limits : { ...limits, ...first }
}

function hasFallback(expression: string): boolean {
  return /orNull|numberOrNull|\?|\|\||filter\(/.test(expression)
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

function importsOf(path: string, source: ts.SourceFile): string[] {
  return descendants(source, ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ""))
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => posix.join(posix.dirname(path), specifier))
}

/** `giftCards.create` of `client.admin.giftCards.create(…)`. */
function methodOf({ expression }: ts.CallExpression): string | undefined {
  return /\.admin\.([\w.]+)$/.exec(expression.getText().replaceAll(/\s/g, ""))?.[1]
}

/** The fields that a call can mean: those of the innermost function around it that has some, of the file, of its imports. */
function fieldsFor(
  call: ts.Node,
  source: ts.SourceFile,
  imported: readonly ts.SourceFile[],
): readonly (readonly FormField[])[] {
  const around: ts.Node[] = []
  for (let node: ts.Node = call.parent; node !== source; node = node.parent)
    if (ts.isJsxSelfClosingElement(node) || ts.isFunctionLike(node)) around.push(node)
  return [...around, source, ...imported].map(fieldsIn).filter((fields) => fields.length > 0)
}

function fieldsIn(node: ts.Node): FormField[] {
  return descendants(node, ts.isObjectLiteralExpression).flatMap((literal) => {
    const value = (name: string) => propertyOf(literal, name)?.getText()
    const name = textOf(propertyOf(literal, "name"))
    const kind = textOf(propertyOf(literal, "kind"))
    if (name === undefined || kind === undefined) return []
    const isOpen = literal.properties.some(ts.isSpreadAssignment)
    const flag = (text: string | undefined) =>
      text === undefined ? (isOpen ? undefined : false) : text === "true" ? true : undefined
    const number = (text: string | undefined) => (text === undefined ? undefined : Number.parseInt(text, 10))
    return [
      {
        name,
        kind,
        required: value("depends") ? flag(value("required")) || undefined : flag(value("required")),
        isWhole: flag(value("isWhole")),
        min: number(value("min")),
        max: number(value("max")),
        maxLength: number(value("maxLength")),
      },
    ]
  })
}

function propertyOf(literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const each of literal.properties)
    if (ts.isPropertyAssignment(each) && each.name.getText() === name) return each.initializer
  return undefined
}

function textOf(node: ts.Expression | undefined): string | undefined {
  const plainNode = node && ts.isAsExpression(node) ? node.expression : node
  return plainNode && ts.isStringLiteral(plainNode) ? plainNode.text : undefined
}

/** The properties of a body, also of those that are spread into it or inside of others. */
function propertiesOf(body: ts.Node): { name: string; value: ts.Node }[] {
  if (ts.isIdentifier(body)) {
    const declared = declarationOf(body)
    return declared ? propertiesOf(declared) : []
  }
  if (ts.isParenthesizedExpression(body)) return propertiesOf(body.expression)
  if (ts.isConditionalExpression(body))
    return [...propertiesOf(body.whenTrue), ...propertiesOf(body.whenFalse)]
  if (!ts.isObjectLiteralExpression(body)) return []
  return body.properties.flatMap((each) => {
    if (ts.isSpreadAssignment(each)) return propertiesOf(each.expression)
    if (ts.isShorthandPropertyAssignment(each)) return [{ name: each.name.text, value: each.name }]
    return ts.isPropertyAssignment(each) ? valuesOf(each.name.getText(), each.initializer) : []
  })
}

function valuesOf(name: string, value: ts.Expression): { name: string; value: ts.Node }[] {
  if (!ts.isObjectLiteralExpression(value)) return [{ name, value }]
  return propertiesOf(value).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }))
}

/** What a constant around its use is. */
function declarationOf(use: ts.Identifier): ts.Expression | undefined {
  for (let node: ts.Node = use.parent; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isBlock(node)) continue
    for (const statement of node.statements) {
      if (!ts.isVariableStatement(statement)) continue
      const found = statement.declarationList.declarations.find(
        ({ name }) => ts.isIdentifier(name) && name.text === use.text,
      )
      if (found?.initializer) return found.initializer
    }
  }
  return undefined
}

/** The field that an expression reads; undefined where it reads none, or several. */
function fieldOf(value: ts.Node, scopes: readonly (readonly FormField[])[]): FormField | undefined {
  const names = new Set([
    ...descendants(value, ts.isIdentifier).map(({ text }) => text),
    ...descendants(value, ts.isStringLiteral).map(({ text }) => text),
  ])
  for (const fields of scopes) {
    const found = fields.filter(({ name }) => names.has(name))
    if (new Set(found.map(({ name }) => name)).size === 1) return found[0]
    if (found.length > 0) return undefined
  }
  return undefined
}

function descendants<Kind extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is Kind): Kind[] {
  const found: Kind[] = is(node) ? [node] : []
  ts.forEachChild(node, (child) => void found.push(...descendants(child, is)))
  return found
}
