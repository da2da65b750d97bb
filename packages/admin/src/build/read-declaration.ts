import { parse, type Expression, type Program } from "acorn"
import { transform, type Loader } from "esbuild"
import fs from "node:fs"
import path from "node:path"
import { constantsOf, staticValue, unread, type StaticValue } from "./static-value.ts"

/** What a file says of itself. */
export interface Declaration {
  readonly hasDefault: boolean
  /** `export const config`; undefined when there is none */
  readonly config: StaticValue | undefined
}

/**
 * Reads what a component's file exports, without running it: it is written for a browser.
 * @param file absolute path
 * @throws BuildFailure of esbuild when it is not valid
 * @since 0.1
 */
export async function readDeclaration(file: string): Promise<Declaration> {
  const { code } = await transform(fs.readFileSync(file, "utf8"), {
    loader: loaderOf(file),
    sourcefile: file,
    jsx: "automatic",
    target: "es2022",
    logLevel: "silent",
  })
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module" })
  const config = exported(program, "config")
  return {
    hasDefault: exported(program, "default") !== undefined,
    config:
      config === undefined
        ? undefined
        : config === "elsewhere"
          ? unread
          : staticValue(config, constantsOf(program)),
  }
}

/** JavaScript may hold JSX, as in v1's projects. */
function loaderOf(file: string): Loader {
  const ending = path.extname(file)
  return ending === ".ts" ? "ts" : ending === ".tsx" ? "tsx" : "jsx"
}

/** What a file exports under a name: its expression, or `elsewhere` where another file or a declaration has it. */
function exported(program: Program, name: string): Expression | "elsewhere" | undefined {
  const constants = constantsOf(program)
  for (const statement of program.body) {
    if (statement.type === "ExportDefaultDeclaration" && name === "default") return "elsewhere"
    if (statement.type !== "ExportNamedDeclaration") continue
    const { declaration, specifiers, source } = statement
    if (declaration?.type === "VariableDeclaration")
      for (const { id, init } of declaration.declarations)
        if (id.type === "Identifier" && id.name === name) return init ?? "elsewhere"
    for (const { local, exported: as } of specifiers)
      if ("name" in as && as.name === name)
        return (!source && "name" in local && constants.get(local.name)) || "elsewhere"
  }
  return undefined
}
