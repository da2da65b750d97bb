import ts from "typescript"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import type { SourcePlace } from "../code/model.ts"
import { lineOf, type Found, type ParsedFile, type SourceTree } from "../code/source-tree.ts"
import { registeredErrors } from "../code/thrown.ts"
import { narrowings, wrappers, type Narrowing } from "./narrowings.ts"
import { isSwallowed, isUse, localsOf, sliceOf } from "./read-code.ts"

/** The source of an operation is not shaped as the analysis needs it. */
export class ReachError extends Error {}

type Declaration = Found["node"]

/** The errors that one piece of code creates, and the declarations that it uses. */
interface Piece {
  readonly errors: Set<string>
  readonly uses: Set<Declaration>
}

/**
 * Finds the errors that an operation can return, by following its handler from declaration to declaration within
 * the package: what a function makes with the factories of its slice counts. Nothing runs, so an error also counts
 * that needs a case which the operation's input cannot bring about, unless `narrowings` says so.
 * @since 0.1
 */
export class ErrorReach {
  readonly #tree: SourceTree
  readonly #pieces = new Map<ts.Node, Piece>()
  readonly #files = new Map<ts.Node, ParsedFile>()
  readonly #narrowed = new Map<Narrowing, ReadonlySet<string>>()
  readonly #passing = new Map<Narrowing, readonly string[]>()

  constructor(tree: SourceTree) {
    this.#tree = tree
  }

  /**
   * Names of the errors, `slice.name`, sorted.
   * @param place the position of the operation's id
   * @throws ReachError when the operation has no handler
   */
  of(operation: Operation, place: SourcePlace): string[] {
    return [...this.#from(this.#handler(operation, place), operation.id)].toSorted()
  }

  /** Names of the functions and constants that the handler of an operation uses, at any depth. */
  uses(operation: Operation, place: SourcePlace): ReadonlySet<string> {
    const seen = new Set<ts.Node>()
    const visit = (node: ts.Node): void => {
      if (seen.has(node)) return
      seen.add(node)
      this.#piece(node).uses.forEach(visit)
    }
    visit(this.#handler(operation, place))
    return new Set([...seen].flatMap((node) => nameOf(node) ?? []))
  }

  #handler(operation: Operation, place: SourcePlace): ts.Node {
    const file = this.#tree.file(place.file)
    const handler = handlerAt(file, place.line)
    if (!handler) throw new ReachError(`${file.path}:${place.line} has no handler of ${operation.id}`)
    this.#files.set(handler, file)
    return handler
  }

  /** What each narrowing takes away, for the test that none is idle. */
  get narrowed(): ReadonlyMap<Narrowing, ReadonlySet<string>> {
    return this.#narrowed
  }

  #from(start: ts.Node, name?: string): Set<string> {
    const found = new Set<string>()
    const seen = new Set<ts.Node>()
    const visit = (node: ts.Node): void => {
      if (seen.has(node)) return
      seen.add(node)
      const { errors, uses } = this.#piece(node)
      for (const each of errors) found.add(each)
      const by = node === start ? (name ?? nameOf(node)) : nameOf(node)
      const narrowed = narrowings.filter(({ from }) => from === by)
      for (const used of uses) {
        const narrowing = narrowed.find(({ to }) => to === nameOf(used))
        if (narrowing) for (const each of this.#through(narrowing, used)) found.add(each)
        else visit(used)
      }
    }
    visit(start)
    return found
  }

  /** What comes through a call that cannot bring about everything that is behind it. */
  #through(narrowing: Narrowing, callee: Declaration): readonly string[] {
    const known = this.#passing.get(narrowing)
    if (known) return known
    const all = [...this.#from(callee)]
    const passing = all.filter((name) => !narrowing.never.some((never) => matches(name, never)))
    this.#passing.set(narrowing, passing)
    this.#narrowed.set(narrowing, new Set(all.filter((name) => !passing.includes(name))))
    return passing
  }

  #piece(node: ts.Node): Piece {
    const known = this.#pieces.get(node)
    if (known) return known
    const file = this.#files.get(node)!
    const piece: Piece = { errors: new Set(), uses: new Set() }
    const locals = localsOf(node)
    const visit = (each: ts.Node): void => {
      if (ts.isTypeNode(each) || isSwallowed(each)) return
      if (ts.isCallExpression(each) && wrappers.has(each.expression.getText(file.tree)))
        return visit(each.expression)
      if (ts.isIdentifier(each) && isUse(each) && !locals.has(each.text)) {
        const target = this.#tree.resolve(file.path, each.text)
        if (target) this.#use(each, target, piece)
      }
      ts.forEachChild(each, visit)
    }
    visit(node)
    this.#pieces.set(node, piece)
    return piece
  }

  /** Only the named error of a slice counts. */
  #use(name: ts.Identifier, { node, file }: Found, piece: Piece): void {
    const slice = sliceOf(node)
    if (slice === undefined) {
      this.#files.set(node, file)
      piece.uses.add(node)
      return
    }
    for (const key of keysOf(name, slice)) piece.errors.add(key)
  }
}

/** The errors of a slice that an access means: `errors.name`, or `errors[`${kind}_name`]`. */
function keysOf({ parent }: ts.Identifier, slice: string): string[] {
  if (ts.isPropertyAccessExpression(parent)) return [`${slice}.${parent.name.text}`]
  if (!ts.isElementAccessExpression(parent) || !ts.isTemplateExpression(parent.argumentExpression))
    throw new ReachError(`cannot determine which error is meant: ${parent.getText()}`)
  const { head, templateSpans } = parent.argumentExpression
  const words = [head.text, ...templateSpans.map(({ literal }) => literal.text)].join("*")
  return [...registeredErrors().keys()].filter((name) => matches(name, `${slice}.${words}`))
}

/** Whether a name is of a pattern, in which a star stands for anything. */
function matches(name: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(name)
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined
}

/** The handler of the operation whose id is in a line. */
export function handlerAt(file: ParsedFile, line: number): ts.Node | undefined {
  const named = (object: ts.ObjectLiteralExpression, name: string) =>
    object.properties.find((each) => each.name?.getText(file.tree) === name)
  const find = (node: ts.Node): ts.Node | undefined => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = named(node, "id")
      if (id && lineOf(file, id) === line) return named(node, "handler")
    }
    return ts.forEachChild(node, find)
  }
  return find(file.tree)
}
