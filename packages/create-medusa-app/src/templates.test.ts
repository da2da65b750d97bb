import fs from "node:fs"
import path from "node:path"
import { format } from "prettier"
import ts from "typescript"
import { expect, it } from "vitest"
import { javascriptTemplate, template } from "./places.ts"

const sources = (folder: string, ending: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted()

/** What a file says without its types and comments. */
function bare(folder: string, file: string): Promise<string> {
  const text = fs.readFileSync(path.join(folder, file), "utf8")
  const { outputText } = ts.transpileModule(text, {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      removeComments: true,
    },
  })
  return format(outputText, { parser: "babel" })
}

it("have the same subscriber for a storefront", async () => {
  const server = path.join(import.meta.dirname, "../../../starters/nextjs/server")
  const name = "revalidate-storefront"
  expect(await bare(server, `${name}.js`)).toBe(await bare(server, `${name}.ts`))
})

it("are two of the same project: the one in JavaScript only lacks the types", async () => {
  for (const x of ["", "x"]) {
    const files = sources(template, `.ts${x}`)
    expect(files.length).toBeGreaterThan(0)
    expect(sources(javascriptTemplate, `.js${x}`)).toEqual(files)
    for (const file of files)
      expect(await bare(javascriptTemplate, `${file}.js${x}`)).toBe(await bare(template, `${file}.ts${x}`))
  }
})
