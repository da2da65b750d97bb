import fs from "node:fs"
import path from "node:path"
import ts from "typescript"

/**
 * Places in a package's published types that say `any`: those that its exports name, and what they import of their own.
 * @param folder the package as it was installed
 * @returns files with the line's text, e.g. `dist/fetch.d.ts: export type Row = …`
 */
export function anyInTypes(folder: string): string[] {
  const { exports } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as {
    exports: Record<string, { readonly types?: string }>
  }
  const entries = Object.values(exports).flatMap(({ types }) => (types ? [path.join(folder, types)] : []))
  return [...walk(new Set(entries))].map(({ file, line }) => `${path.relative(folder, file)}: ${line}`)
}

/** A set is walked over what is added on the way. */
function* walk(files: Set<string>): Generator<{ file: string; line: string }> {
  for (const file of files) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
    const found: ts.Node[] = []
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(node)
      const module = importedBy(node)
      if (module?.startsWith(".")) files.add(declarationOf(path.resolve(path.dirname(file), module)))
      ts.forEachChild(node, visit)
    }
    visit(source)
    const lines = new Set(found.map((node) => source.getLineAndCharacterOfPosition(node.getStart()).line))
    for (const line of lines) yield { file, line: source.text.split("\n")[line]!.trim() }
  }
}

function importedBy(node: ts.Node): string | undefined {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : undefined
  return named && ts.isStringLiteral(named) ? named.text : undefined
}

const declarationOf = (module: string) => `${module.replace(/\.(?:[jt]sx?|d\.ts)$/, "")}.d.ts`
