import { join } from "node:path"
import ts from "typescript"
import { beforeAll, describe, expect, it } from "vitest"

const folder = import.meta.dirname

/** Compiler options of a storefront, reading the package's sources. */
const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
}

const intro = `import Medusa, * as all from "./index.ts"
const medusa = new Medusa({ baseUrl: "https://shop.test" })
const { cart } = await medusa.carts.retrieve("cart_1")
const { products } = await medusa.products.list({ limit: 3 })
`

/** Lines that must compile, and lines that must not with the code that the compiler says. */
const lines: readonly (readonly [line: string, code: number | undefined])[] = [
  ["const a: string | undefined = cart.items[0]?.variant?.title", undefined],
  ["const b: number = cart.total", undefined],
  ["cart.customer.email", 18049],
  ["const c: number | undefined = products[0]?.variants[0]?.prices[0]?.amount", undefined],
  ["medusa.carts.create({ region_id: 'reg_1', regionId: 'x' })", 2561],
  ["medusa.carts.lineItems.create('cart_1', { quantity: 1 })", 2345],
  ["medusa.carts.lineItems.create('cart_1', { variant_id: 'v', quantity: '1' })", 2322],
  ["medusa.products.list({ limit: 3, ofset: 2 })", 2561],
  ["medusa.products.list({ expand: 'variants', ofset: 2 })", 2561],
  ["medusa.admin.orders.list({ statuss: [] })", 2561],
  ["medusa.admin.products.create({ title: 'x', status: 'sold' })", 2322],
  ["medusa.admin.products.retrieve()", 2554],
  ["medusa.regions.retrieve(1)", 2345],
  ["medusa.carts.compleet('x')", 2551],
  ["(await medusa.carts.retrieve('x')).crat", 2339],
  ["(await medusa.carts.retrieve('x')).response.status.toFixed()", undefined],
  ["(await medusa.products.list({ expand: 'variants.prices,tags' })).products[0]?.tags.length", undefined],
  [
    "(await medusa.products.list({ expand: 'variants.prices,tags' })).products[0]?.variants[0]?.prices.length",
    undefined,
  ],
  ["(await medusa.products.list({ expand: 'tags' })).products[0]?.variants.length", 2532],
  ["(await medusa.products.list({ expand: '' as string })).products[0]?.variants.length", 2532],
  ["(await medusa.products.list({ fields: 'id,title' })).products[0]?.title.length", undefined],
  ["(await medusa.products.list({ fields: 'id,title' })).products[0]?.handle?.length.toFixed()", undefined],
  [
    "const d: string | null | undefined = (await medusa.products.list({ fields: 'id' })).products[0]!.title",
    undefined,
  ],
  ["const e: string = (await medusa.admin.products.list({ fields: 'id' })).products[0]!.title", 2322],
  ["const f: string = (await medusa.admin.products.list({ fields: '-title' })).products[0]!.title", 2322],
  [
    "const g: string = (await medusa.admin.products.list({ fields: '-status' })).products[0]!.title",
    undefined,
  ],
  [
    "(await medusa.carts.retrieve('x', {}, { query: { expand: 'customer' } })).cart.customer?.email",
    undefined,
  ],
  ["(await medusa.carts.retrieve('x', {}, { query: { expand: 'customer' } })).cart.items.length", 2532],
  ["const h: all.StoreCartsRes = await medusa.carts.retrieve('x')", undefined],
  ["const i: all.StoreProductsListRes = await medusa.products.list()", undefined],
  [
    "const j: all.StoreGetProductsParams = { limit: 3 }; (await medusa.products.list(j)).products[0]?.title",
    undefined,
  ],
  ["for await (const k of medusa.products.iterate({ limit: 9 })) k.variants[0]?.title", undefined],
  [
    "const l = await medusa.carts.complete('x'); if (l.type === 'order') l.data.display_id.toFixed()",
    undefined,
  ],
  ["(await medusa.carts.complete('x')).data.display_id", 2339],
  [
    "const m: all.Loaded<all.Product, 'variants.prices'> | undefined = products[0]; m?.variants[0]?.prices.length",
    undefined,
  ],
  ["medusa.client.request('PUT', '/store/x')", 2345],
  ["(await medusa.admin.custom.get('/x')).anything.deep", 2571],
]

describe("types", () => {
  let found: Map<number, number>
  beforeAll(() => {
    found = diagnose(lines.map(([line]) => `{ ${line} }`))
  }, 120_000)

  it.each(lines.map(([line, code], index) => [line, code, index] as const))("%s → %s", (_, code, index) => {
    expect(found.get(index)).toBe(code)
  })

  it("of everything public are free of any", () => {
    expect(anyIn(declarationsOf([join(folder, "index.ts"), join(folder, "store.ts")]))).toEqual([])
  }, 120_000)

  it("with an any in them are found, written or inferred", () => {
    const file = join(folder, "fixture.ts")
    const text =
      "export const parse = (text: string) => JSON.parse(text)\nexport type Bag = Record<string, any>\n"
    expect(anyIn(declarationsOf([file], new Map([[file, text]])))).toEqual([
      "fixture.d.ts:1",
      "fixture.d.ts:2",
    ])
  }, 60_000)
})

/** The first error of each line, by its index. */
function diagnose(bodies: readonly string[]): Map<number, number> {
  const file = join(folder, "lines.ts")
  const text = `${intro}${bodies.join("\n")}\nexport {}\n`
  const program = ts.createProgram([file], options, hostWith(new Map([[file, text]]), options))
  const first = intro.split("\n").length - 1
  const found = new Map<number, number>()
  for (const { file: source, start, code } of ts.getPreEmitDiagnostics(program)) {
    const index = (source?.getLineAndCharacterOfPosition(start ?? 0).line ?? -1) - first
    if (!found.has(index)) found.set(index, code)
  }
  return found
}

/** Reads these files from memory and all others from disk. */
function hostWith(texts: ReadonlyMap<string, string>, own: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(own)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.getSourceFile = (name, target) => {
    const text = texts.get(name)
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target)
  }
  return host
}

/** The declarations that the package would publish: inferred types are written out in them. */
function declarationsOf(
  files: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const own = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true }
  const program = ts.createProgram([...files], own, hostWith(texts, own))
  const declarations = new Map<string, string>()
  program.emit(undefined, (name, text) => declarations.set(name.split("/").at(-1)!, text))
  return declarations
}

/** Places with the keyword `any`. */
function anyIn(declarations: ReadonlyMap<string, string>): string[] {
  return [...declarations].flatMap(([name, text]) => {
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    const places: string[] = []
    const visit = (node: ts.Node) => {
      if (node.kind === ts.SyntaxKind.AnyKeyword)
        places.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
      ts.forEachChild(node, visit)
    }
    visit(file)
    return places
  })
}
