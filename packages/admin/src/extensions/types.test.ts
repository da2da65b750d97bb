import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, it } from "vitest"

const root = fileURLToPath(new URL("../../../..", import.meta.url))

/** What TypeScript finds in each of these extensions of a project whose tsconfig.json is the template's. */
function errorsOf(...codes: readonly string[]): string[][] {
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
    // A project has one copy of TanStack Query, for the hooks too.
    paths: { "@tanstack/react-query": [`${root}packages/admin/node_modules/@tanstack/react-query`] },
  }
  const codeOf = new Map(codes.map((code, place) => [`${root}packages/admin/src/widget-${place}.tsx`, code]))
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => {
    const code = codeOf.get(name)
    return code === undefined ? read(name, ...rest) : ts.createSourceFile(name, code, rest[0])
  }
  const exists = host.fileExists.bind(host)
  host.fileExists = (name) => codeOf.has(name) || exists(name)
  const program = ts.createProgram([...codeOf.keys()], options, host)
  return [...codeOf.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  )
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
  expect(errorsOf(widget("read.product?.title"), widget("read.nothing"))).toEqual([
    [],
    [expect.stringContaining("'nothing' does not exist")],
  ])
}, 120_000)

it("knows the rows of a list", () => {
  const wrong = widget("null").replace("row.phone", "row.fax")
  expect(errorsOf(wrong)).toEqual([[expect.stringContaining("'fax' does not exist")]])
}, 120_000)

/** A widget that reads and changes with TanStack Query, and what it does with it. */
const querying = (use: string) => `
  import { useAdminProducts, useAdminUpdateProduct } from "medusa-react"
  import {
    useInfiniteQuery, useIsFetching, useIsMutating, useMutation, useQuery, useQueryClient,
  } from "@tanstack/react-query"
  interface Note { id: string; text: string }
  declare const read: () => Promise<Note[]>
  declare const readPage: (page: number) => Promise<Note[]>
  declare const save: (note: Note) => Promise<Note>
  export default function Notes() {
    const queries = useQueryClient()
    ${use}
  }`

const version4 = [
  `return useQuery(["notes"], read).data?.[0]?.text`,
  `return useQuery<Note[], TypeError>(["notes"], () => read(), { enabled: false }).error?.message`,
  `return useQuery(["notes", 4] as const, ({ queryKey: [, page] }) => readPage(page), { select: (notes) => notes.length }).data?.toFixed()`,
  `return useQuery(["notes"], read, { initialData: [] }).data.length`,
  `return useQuery(["notes"], { queryFn: read, cacheTime: 1000, keepPreviousData: true }).data`,
  `return useQuery(["notes"], read, {
    onSuccess: (notes) => console.log(notes.length),
    onError: (error) => console.log(error.message),
    onSettled: (notes, error) => console.log(notes?.length, error?.message),
  }).data`,
  `return useInfiniteQuery(["notes"], ({ pageParam = 0 }) => readPage(pageParam), {
    getNextPageParam: (last, pages) => (last.length ? pages.length : undefined),
  }).data?.pages.map((notes) => notes.length)`,
  `const { mutate, isLoading } = useMutation(save, {
    onMutate: async (note) => {
      await queries.cancelQueries(["notes"])
      const before = queries.getQueryData<Note[]>(["notes"])
      queries.setQueryData<Note[]>(["notes"], (notes = []) => [...notes, note])
      return { before }
    },
    onError: (error, note, context) => queries.setQueryData(["notes"], context?.before),
    onSettled: () => queries.invalidateQueries(["notes"], { exact: true }),
  })
  return isLoading ? null : mutate({ id: "1", text: "" }, { onSuccess: (note) => console.log(note.text) })`,
  `return useMutation(["save"], save).mutateAsync({ id: "1", text: "" }).then((note) => note.text)`,
  `queries.refetchQueries(["notes"])
  queries.removeQueries(["notes"])
  queries.resetQueries(["notes"])
  queries.setQueriesData<Note[]>(["notes"], (notes) => notes?.slice(1))
  queries.prefetchQuery(["notes"], read)
  return queries.fetchQuery(["notes"], read).then((notes) => notes.length)`,
  `return useIsFetching(["notes"]) + useIsMutating(["save"]) + queries.isFetching(["notes"])`,
  `const { products } = useAdminProducts({ limit: 5 }, {
    keepPreviousData: true,
    onSuccess: ({ products }) => console.log(products[0]?.title),
  })
  const { mutate, isLoading } = useAdminUpdateProduct("prod_1")
  return isLoading ? products?.length : mutate({ title: "Pencil" })`,
]

const version5 = [
  `return useQuery({ queryKey: ["notes"], queryFn: read, gcTime: 1000, select: (notes) => notes.length }).data?.toFixed()`,
  `return useQuery({ queryKey: ["notes"], queryFn: read, initialData: [] }).data.length`,
  `return useInfiniteQuery({
    queryKey: ["notes"], queryFn: ({ pageParam }) => readPage(pageParam), initialPageParam: 0, getNextPageParam: () => 1,
  }).data?.pages.map((notes) => notes.length)`,
  `const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: (note) => queries.invalidateQueries({ queryKey: ["notes", note.id] }),
  })
  return isPending ? null : mutate({ id: "1", text: "" })`,
  `queries.invalidateQueries()
  return useIsFetching({ queryKey: ["notes"] }) + useIsMutating()`,
]

const wrong: [string, string][] = [
  [`return useQuery(["notes"], read).data?.[0]?.title`, "'title' does not exist on type 'Note'"],
  [`return useQuery("notes", read)`, "No overload matches this call"],
  [
    `return useQuery(["notes"], read, { onSuccess: (notes: string) => notes })`,
    "No overload matches this call",
  ],
  [
    `return useQuery({ queryKey: ["notes"], queryFn: read }).data?.[0]?.title`,
    "'title' does not exist on type 'Note'",
  ],
  [`return useQuery({ queryKey: ["notes"], queryFn: read, cacheTimes: 5 })`, "No overload matches this call"],
  [`return useMutation(save).mutate({ id: "1" })`, "'text' is missing"],
  [`return useMutation(save).isWaiting`, "'isWaiting' does not exist"],
  [`return queries.invalidateQueries("notes")`, "No overload matches this call"],
  [`return useAdminUpdateProduct("prod_1").isWaiting`, "'isWaiting' does not exist"],
]

it("knows the calls of TanStack Query 4 and 5, and rejects others", () => {
  const uses = [...version4, ...version5, ...wrong.map(([use]) => use)]
  const found = errorsOf(...uses.map(querying)).map((errors, place) => ({ use: uses[place], errors }))
  expect(found).toEqual([
    ...[...version4, ...version5].map((use) => ({ use, errors: [] })),
    ...wrong.map(([use, message]) => ({ use, errors: [expect.stringContaining(message)] })),
  ])
}, 120_000)
