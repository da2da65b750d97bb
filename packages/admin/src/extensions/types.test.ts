import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, it } from "vitest"

const root = fileURLToPath(new URL("../../../..", import.meta.url))

/** What TypeScript finds in an extension of a project whose tsconfig.json is the template's. */
function errorsOf(code: string): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    customConditions: ["stheno-source"],
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["@stheno/admin/files"],
  }
  const file = `${root}packages/admin/src/widget.tsx`
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, rest[0]) : read(name, ...rest)
  const exists = host.fileExists.bind(host)
  host.fileExists = (name) => name === file || exists(name)
  const program = ts.createProgram([file], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
}

const widget = (use: string) => `
  import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
  import { useAdminCustomQuery, useAdminProduct } from "medusa-react"
  import { useAdminProduct as own } from "@stheno/medusa-react"
  export const isOwn: typeof own = useAdminProduct
  export const config: WidgetConfig = {
    zone: "product.details.after",
    lists: { customer: { columns: [{ id: "phone", header: "Phone", cell: ({ row }) => row.phone ?? "–" }] } },
  }
  export default function Title({ product }: ProductDetailsWidgetProps) {
    const read = useAdminProduct(product.id)
    useAdminCustomQuery<object, { brand: string }>("/brands", ["brands"])
    return <p>{${use}}</p>
  }`

it("knows the hooks under the name that v1's widgets import, as the dashboard has them", () => {
  expect(errorsOf(widget("read.product?.title"))).toEqual([])
  expect(errorsOf(widget("read.nothing"))).toEqual([expect.stringContaining("'nothing' does not exist")])
}, 120_000)

it("knows the rows of a list", () => {
  const wrong = widget("null").replace("row.phone", "row.fax")
  expect(errorsOf(wrong)).toEqual([expect.stringContaining("'fax' does not exist")])
}, 120_000)
