import path from "node:path"
import ts from "typescript"

/** How often code leaves the types: fewer is better. */
export interface Looseness {
  /** property accesses whose type is `any` */
  anyAccesses: number
  /** type assertions, except `as const` */
  casts: number
  /** `!` behind a value that may be null or undefined */
  nonNull: number
  /** of the casts and `!`, those without a comment that says why */
  silent: number
}

/** A place where code leaves the types, e.g. `carts/load-cart.ts:12`. */
export type Place = readonly [kind: Kind | "silent", place: string]

type Kind = Exclude<keyof Looseness, "silent">

/**
 * The places in a package where code leaves the types. Tests and generated files are left out.
 * @param folder with `tsconfig.json` and `src`
 */
export function loosePlaces(folder: string): Place[] {
  const root = path.resolve(folder)
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, "tsconfig.json"), {}, host)!
  const source = path.join(root, "src")
  const names = config.fileNames.filter((name) => !isTest(name))
  const program = ts.createProgram(names, { ...config.options, noEmit: true })
  const checker = program.getTypeChecker()
  const places: Place[] = []
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(source) || isTest(file.fileName) || file.fileName.endsWith(".gen.ts"))
      continue
    const visit = (node: ts.Node): void => {
      const kind = kindOf(node, checker)
      if (kind) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        const place = `${path.relative(source, file.fileName)}:${line + 1}`
        places.push([kind, place])
        if (kind !== "anyAccesses" && !hasReason(node, file)) places.push(["silent", place])
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return places
}

/** How many places of each kind there are. */
export function countPlaces(places: readonly Place[]): Looseness {
  const of = (wanted: keyof Looseness) => places.filter(([kind]) => kind === wanted).length
  return {
    anyAccesses: of("anyAccesses"),
    casts: of("casts"),
    nonNull: of("nonNull"),
    silent: of("silent"),
  }
}

/** Whether a comment stands at the end of a place's line, or above that line, its expression or its statement. */
function hasReason(node: ts.Node, file: ts.SourceFile): boolean {
  const lines = file.text.split("\n")
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line
  const isBelowComment = (position: number) => /^\s*[?:]? ?\/\//.test(lines[lineOf(position) - 1] ?? "")
  if (isBelowComment(node.getEnd()) || /\s\/\/ /.test(lines[lineOf(node.getEnd())]!)) return true
  for (let around = node; ; around = around.parent) {
    if (isBelowComment(around.getStart())) return true
    if (ts.isStatement(around) || ts.isClassElement(around) || ts.isSourceFile(around)) return false
  }
}

function kindOf(node: ts.Node, checker: ts.TypeChecker): Kind | undefined {
  if (ts.isNonNullExpression(node)) return "nonNull"
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) return "casts"
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined
  return checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any ? "anyAccesses" : undefined
}

function isTest(name: string): boolean {
  return /\.test\.ts$|\/testing\//.test(name)
}

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n"))
  },
}
