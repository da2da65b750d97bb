import ts from "typescript"
import { eventCatalogue } from "@stheno/core/internal/platform/kernel/event-catalogue.ts"
import type { SourcePlace } from "../code/model.ts"
import { readDocs } from "../code/read-docs.ts"
import type { Found, SourceTree } from "../code/source-tree.ts"
import { handlerAt } from "./reached-errors.ts"
import { isUse, localsOf } from "./read-code.ts"

/** The number of calls that are followed from a handler, through functions whose docstrings name no events. */
const farthest = 2

/**
 * Lists the events that an operation can emit, as the docstrings of the functions say that its handler leads to.
 * @returns a function of the place where an operation is declared, because the sources are read once for all operations
 * @since 0.1
 */
export function operationEventReader(tree: SourceTree): (place: SourcePlace) => readonly string[] {
  return (place) => {
    const file = tree.file(place.file)
    const handler = handlerAt(file, place.line)
    return handler ? [...eventsFrom({ node: handler, file }, tree, farthest)].toSorted() : []
  }
}

interface Code {
  readonly node: ts.Node
  readonly file: Found["file"]
}

/** What the functions that a piece of code uses emit; one that names its events is not looked into. */
function eventsFrom({ node, file }: Code, tree: SourceTree, far: number): Set<string> {
  const found = new Set<string>()
  const locals = localsOf(node)
  const visit = (each: ts.Node): void => {
    if (ts.isTypeNode(each)) return
    if (ts.isIdentifier(each) && isUse(each) && !locals.has(each.text)) {
      const target = tree.resolve(file.path, each.text)
      for (const name of target ? eventsOf(target, tree, far) : []) found.add(name)
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}

function eventsOf(target: Found, tree: SourceTree, far: number): Iterable<string> {
  const { node, file } = target
  // The docstring of a constant stands before its statement.
  const documented = ts.isVariableDeclaration(node) ? node.parent.parent : node
  const { emits } = readDocs(documented, file.tree.text)
  if (emits !== undefined)
    return (emits.match(/[a-z][\w-]*(?:\.[\w-]+)+/g) ?? []).filter((name) => name in eventCatalogue)
  return far > 0 && ts.isFunctionDeclaration(node) ? eventsFrom(target, tree, far - 1) : []
}
