import type { Expression, ObjectExpression, Program } from "acorn"

/** Stands for what cannot be known without running the file. */
export const unread = Symbol("unread")

/** What an expression stands for, as far as it is written out. */
export type StaticValue =
  | string
  | number
  | boolean
  | null
  | typeof unread
  | readonly StaticValue[]
  | { readonly [key: string]: StaticValue }

/** The constants at the top of a file, by name. */
export type Constants = ReadonlyMap<string, Expression>

/** @returns every `const name = …` at the top of a file, exported or not */
export function constantsOf(program: Program): Constants {
  const found = new Map<string, Expression>()
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
    if (declaration?.type !== "VariableDeclaration") continue
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init) found.set(id.name, init)
  }
  return found
}

/**
 * Reads an expression without running anything: texts, numbers, lists, objects, and constants of the same file.
 * @returns `unread` in the place of everything else
 * @since 0.1
 */
export function staticValue(node: Expression, constants: Constants): StaticValue {
  if (node.type === "Literal") return literal(node.value)
  if (node.type === "TemplateLiteral")
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? unread) : unread
  if (node.type === "ArrayExpression")
    return node.elements.map((each) =>
      each === null || each.type === "SpreadElement" ? unread : staticValue(each, constants),
    )
  if (node.type === "ObjectExpression") return objectValue(node, constants)
  if (node.type !== "Identifier") return unread
  const init = constants.get(node.name)
  if (!init) return unread
  const others = new Map(constants)
  // A constant that refers to itself is a separate error.
  others.delete(node.name)
  return staticValue(init, others)
}

function literal(value: unknown): StaticValue {
  return typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean" ||
    value === null
    ? value
    : unread
}

function objectValue({ properties }: ObjectExpression, constants: Constants): StaticValue {
  const found: Record<string, StaticValue> = {}
  for (const property of properties) {
    if (property.type === "SpreadElement" || property.computed) return unread
    const { key } = property
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined
    if (name === undefined) return unread
    found[name] = staticValue(property.value, constants)
  }
  return found
}
