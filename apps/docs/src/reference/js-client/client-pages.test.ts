import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, expect, it } from "vitest"
import * as whole from "@stheno/js-client"
import * as store from "@stheno/js-client/store"
import { loadHighlighter } from "../../mdx/highlight.ts"
import { readApi } from "../api/api-model.ts"
import { readExamples } from "../api/examples.ts"
import { PropertyTable } from "../code/parts.tsx"
import type { MemberModel } from "../code/model.ts"
import { SourceTree } from "../code/source-tree.ts"
import { clientEntries, readClient } from "./client-model.ts"
import { clientPages } from "./client-pages.tsx"
import { methodUses } from "./method-example.tsx"

const tree = new SourceTree()
const model = readClient(tree)
const api = readApi(tree)
beforeAll(loadHighlighter)

const values = (exported: object) => Object.keys(exported).filter((name) => name !== "default")

it("has a page for every class that programs import, and for no other", () => {
  const classes = model.declarations.filter(({ declaration }) => declaration.kind === "class")
  const shown = classes.map(({ declaration }) => declaration.name).toSorted()
  expect(shown).toEqual(values(whole).toSorted())
})

it("knows what the entry for storefronts leaves out", () => {
  const classes = new Set(values(whole))
  const shown = model.exports[clientEntries[1]!.entry]!.filter((name) => classes.has(name)).toSorted()
  expect(shown).toEqual(values(store).toSorted())
})

it("says of every method what it does", () => {
  const silent = model.declarations.flatMap(({ declaration }) =>
    declaration.members.flatMap(({ name, docs, signature }) =>
      signature && !docs.about ? [`${declaration.name}.${name}`] : [],
    ),
  )
  expect(silent).toEqual([])
})

const withInner = (members: readonly MemberModel[]): MemberModel[] =>
  members.flatMap((member) => [member, ...withInner(member.inner?.members ?? [])])

it("says of every property of every interface what it means", () => {
  const silent = model.declarations.flatMap(({ declaration }) =>
    withInner(declaration.members).flatMap(({ name, docs, signature }) =>
      declaration.kind === "interface" && !signature && !docs.about ? [`${declaration.name}.${name}`] : [],
    ),
  )
  expect(silent).toEqual([])
})

it("says of every parameter of a method what it means, if it says so of another one", () => {
  const silent = model.declarations.flatMap(({ declaration }) =>
    declaration.members.flatMap(({ name, signature }) => {
      const parameters = signature?.parameters ?? []
      return parameters.some(({ about }) => about)
        ? parameters.filter(({ about }) => !about).map((each) => `${declaration.name}.${name} ${each.name}`)
        : []
    }),
  )
  expect(silent).toEqual([])
})

it("shows the parts of objects as rows", () => {
  const { declaration } = model.declarations.find(
    (each) => each.declaration.name === "AdminPostInvitesInviteAcceptReq",
  )!
  const inner = declaration.members.find(({ name }) => name === "user")!.inner!
  expect(inner).toMatchObject({ outline: "object", separator: "." })
  expect(inner.members.map(({ name, docs }) => [name, docs.about])).toEqual([
    ["first_name", "First name."],
    ["last_name", "Last name."],
    ["password", "The password, 8 to 128 characters."],
  ])
  const table = renderToStaticMarkup(PropertyTable({ members: declaration.members, links: new Map() }))
  expect(table).toContain("<code>user.password</code>")
})

it("has as many pages as the specification asks for", () => {
  const routes = clientPages(tree, api).map(({ meta }) => meta.route)
  const below = (folder: string) =>
    routes.filter((route) => route.startsWith(`/references/js-client/${folder}/`))
  expect(below("classes").length).toBeGreaterThanOrEqual(50)
  expect(below("interfaces").length).toBeGreaterThanOrEqual(100)
  expect(below("modules")).toHaveLength(2)
})

const uses = methodUses(api)
const methods = model.declarations
  .filter(({ path }) => path)
  .flatMap(({ declaration: { name, members } }) =>
    members.filter(({ signature }) => signature).map((member) => ({ name, member: member.name })),
  )

it("shows how each method of a resource was used", () => {
  const without = methods
    .filter(({ name, member }) => !uses.get(name)?.get(member)?.code)
    .map(({ name, member }) => `${name}.${member}`)
  expect(methods.length).toBeGreaterThan(300)
  // They need an app, a notification provider, and a payment collection without sessions: no journey has them.
  expect(without).toEqual([
    "AdminNotificationsResource.resend",
    "AdminAppsResource.authorize",
    "AdminPaymentCollectionsResource.delete",
  ])
})

it("iterates over what a store returned", async () => {
  const examples = readExamples()
  const AsyncProgram = (async () => {}).constructor as FunctionConstructor
  const lists = api.flatMap(({ operation, callers }) =>
    callers.methods.map((method) => ({
      answer: examples.get(`${operation.area}.${operation.id}`)?.answer,
      use: uses.get(method.class)?.get(method.method.name.replace("list", "iterate")),
      isList: method.method.name.startsWith("list"),
      isMethod: methods.some(
        ({ name, member }) =>
          name === method.class && member === method.method.name.replace("list", "iterate"),
      ),
    })),
  )
  const iterated = lists.filter(({ isList, isMethod, answer }) => isList && isMethod && answer)
  expect(iterated.length).toBeGreaterThan(20)
  for (const { answer, use } of iterated) {
    const items = Object.values(answer as object).find((value): value is unknown[] => Array.isArray(value))
    const fetch = () => Promise.resolve(Response.json({ ...(answer as object), count: items?.length }))
    const lines: string[] = []
    const program = new AsyncProgram("medusa", "console", use!.code!) as (
      ...values: unknown[]
    ) => Promise<void>
    await program(new whole.default({ fetch, maxRetries: 0 }), { log: (line: string) => lines.push(line) })
    expect(lines.join("\n"), use!.code).toBe(use!.printed)
  }
})

it("names the events that a method causes", () => {
  expect(uses.get("CartsResource")?.get("complete")?.events).toContain("order.placed")
  expect(uses.get("CartsResource")?.get("retrieve")?.events).toEqual([])
})

const shown = async (name: string) => {
  const page = clientPages(tree, api).find(({ meta }) => meta.title === name)!
  return renderToStaticMarkup(await page.render())
}

it("shows what each value of an enum means, and which entity has it", async () => {
  const page = await shown("PriceListStatus")
  expect(page).toContain("The prices do not apply.")
  expect(page).toContain('href="/references/entities/enums/PriceListStatus"')
  expect(await shown("Selection")).not.toContain("/references/entities/enums/")
})

it("names the methods that use a type, and leads from words to their pages", async () => {
  const response = await shown("AdminTaxRatesRes")
  expect(response).toContain('href="/references/js-client/classes/AdminTaxRatesResource#method-addProducts"')
  expect(await shown("StoreCustomersSelection")).toContain(
    '<a href="/references/js-client/interfaces/Selection"><code>Selection</code></a>',
  )
})

it("says of an entity when its optional properties are there", async () => {
  expect(await shown("PriceList")).toContain("/api/fields-and-expand")
  expect(await shown("AdminTaxRatesRes")).not.toContain("/api/fields-and-expand")
})
