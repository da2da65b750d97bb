import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"

const repository = fileURLToPath(new URL("../../../../../", import.meta.url))

/** A file that says what the reference cannot do without. */
export class SourceError extends Error {}

/** A parsed file. Nothing is type-checked: declarations name their types. */
export interface ParsedFile {
  /** relative to the repository */
  readonly path: string
  readonly text: string
  readonly tree: ts.SourceFile
}

/** A declaration and its file. */
export interface Found {
  readonly file: ParsedFile
  readonly node: ts.DeclarationStatement | ts.VariableDeclaration
}

/** The sources of the packages, parsed when they are first asked for. */
export class SourceTree {
  readonly #files = new Map<string, ParsedFile>()
  readonly #declarations = new Map<string, ReadonlyMap<string, Found>>()

  /** @throws SourceError when the file does not exist */
  file(path: string): ParsedFile {
    const known = this.#files.get(path)
    if (known) return known
    const full = join(repository, path)
    if (!existsSync(full)) throw new SourceError(`no file ${path}`)
    const text = readFileSync(full, "utf8")
    const tree = ts.createSourceFile(full, text, ts.ScriptTarget.Latest, true)
    const file = { path, text, tree }
    this.#files.set(path, file)
    return file
  }

  /** What a file exports, by name, whichever file declares it. What comes from other packages is left out. */
  exportsOf(path: string): ReadonlyMap<string, Found> {
    const found = new Map<string, Found>()
    for (const statement of this.file(path).tree.statements) {
      if (ts.isExportDeclaration(statement)) this.#reExported(path, statement, found)
      else if (isExported(statement))
        for (const [name, each] of this.#named(path, statement)) found.set(name, each)
    }
    return found
  }

  /**
   * The declaration that a name means within a file: its own, or an imported one.
   * @returns undefined for names of the language and of other packages
   */
  resolve(path: string, name: string): Found | undefined {
    const own = this.#declared(path).get(name)
    if (own) return own
    for (const statement of this.file(path).tree.statements) {
      if (!ts.isImportDeclaration(statement) || !statement.importClause?.namedBindings) continue
      const bindings = statement.importClause.namedBindings
      const element = ts.isNamedImports(bindings) && bindings.elements.find((each) => each.name.text === name)
      if (!element) continue
      const target = targetOf(path, statement.moduleSpecifier)
      return target ? this.exportsOf(target).get((element.propertyName ?? element.name).text) : undefined
    }
    return undefined
  }

  #declared(path: string): ReadonlyMap<string, Found> {
    const known = this.#declarations.get(path)
    if (known) return known
    const all = new Map(this.file(path).tree.statements.flatMap((each) => this.#named(path, each)))
    this.#declarations.set(path, all)
    return all
  }

  #reExported(path: string, statement: ts.ExportDeclaration, found: Map<string, Found>): void {
    const target = statement.moduleSpecifier && targetOf(path, statement.moduleSpecifier)
    const { exportClause } = statement
    if (!exportClause) {
      if (target) for (const [name, each] of this.exportsOf(target)) found.set(name, each)
      return
    }
    if (!ts.isNamedExports(exportClause)) return
    const source = target ? this.exportsOf(target) : undefined
    for (const { name, propertyName } of exportClause.elements) {
      const inner = (propertyName ?? name).text
      const each = statement.moduleSpecifier ? source?.get(inner) : this.resolve(path, inner)
      if (each) found.set(name.text, each)
    }
  }

  #named(path: string, statement: ts.Statement): [string, Found][] {
    const file = this.file(path)
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap((node): [string, Found][] =>
        ts.isIdentifier(node.name) ? [[node.name.text, { file, node }]] : [],
      )
    if (!isNamed(statement)) return []
    return [[statement.name.text, { file, node: statement }]]
  }
}

/** The line of a node, from 1. */
export function lineOf(file: ParsedFile, node: ts.Node): number {
  return file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1
}

type NamedStatement =
  ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration

function isNamed(statement: ts.Statement): statement is NamedStatement & { readonly name: ts.Identifier } {
  return (
    (ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isFunctionDeclaration(statement)) &&
    statement.name !== undefined
  )
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  )
}

/** Only files of the same package are followed. */
/** The file of each entry of the core, from which the server imports. */
const coreEntries: Readonly<Record<string, string>> = {
  "@stheno/core": "packages/core/src/index.ts",
  "@stheno/core/host": "packages/core/src/host.ts",
}

function targetOf(path: string, specifier: ts.Expression): string | undefined {
  if (!ts.isStringLiteral(specifier)) return undefined
  if (!specifier.text.startsWith(".")) return coreEntries[specifier.text]
  return relative(repository, join(repository, dirname(path), specifier.text))
}
