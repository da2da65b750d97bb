import ts from "typescript"
import type { Found } from "../code/source-tree.ts"

/** The slice whose errors a declaration defines. */
export function sliceOf(node: Found["node"]): string | undefined {
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return
  const { expression, arguments: words } = node.initializer
  const [slice] = words
  if (!ts.isIdentifier(expression) || expression.text !== "defineErrors") return
  return slice && ts.isStringLiteral(slice) ? slice.text : undefined
}

/** Names that a piece of code declares within itself: parameters, variables, functions. */
export function localsOf(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (each !== node && declares(each) && each.name && ts.isIdentifier(each.name)) names.add(each.name.text)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return names
}

function declares(node: ts.Node) {
  return (
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node)
  )
}

/** Whether a name refers to a value, and is neither a property nor a declaration. */
export function isUse(name: ts.Identifier): boolean {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.initializer === name
  return !(ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) || parent.name !== name
}

/** Whether what a piece of code refuses goes no further: it is tried, and the catch throws nothing. */
export function isSwallowed(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isTryStatement(parent))
    return parent.tryBlock === node && parent.catchClause !== undefined && !throws(parent.catchClause)
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== "catch" || parent.expression !== node)
    return false
  const call = parent.parent
  return ts.isCallExpression(call) && call.expression === parent && !call.arguments.some(throws)
}

function throws(node: ts.Node): boolean {
  return ts.isThrowStatement(node) || (ts.forEachChild(node, throws) ?? false)
}
