import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { enums } from "@stheno/core/internal/enums.ts"
import { abstractEntities, entities } from "@stheno/core/internal/entities.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { serviceEntities } from "@stheno/core/internal/extend/service-entities.ts"
import { serviceMethodsOf } from "@stheno/core/internal/extend/service-methods.ts"
import type { Reader } from "@stheno/core/internal/extend/shop-services.ts"
import * as client from "@stheno/js-client"
import * as hooks from "@stheno/medusa-react"
import { moduleMethods } from "../../../../samples/modules/methods.ts"
import type { PageSource } from "../content/page.ts"
import { loadHighlighter } from "../mdx/highlight.ts"
import { readApi } from "./api/api-model.ts"
import { SourceTree } from "./code/source-tree.ts"
import { registeredErrors } from "./code/thrown.ts"
import { errorPages } from "./errors/error-pages.tsx"
import { clientPages } from "./js-client/client-pages.tsx"
import { loadCoreModel } from "./load-core-model.ts"
import { moduleFacts } from "./modules/module-model.ts"
import { modulePages } from "./modules/module-pages.tsx"
import { reactPages } from "./react/react-pages.tsx"
import { referencePages } from "./reference-pages.tsx"
import { servicePages } from "./services/service-pages.tsx"

await loadHighlighter()
const tree = new SourceTree()
const api = readApi(tree)

/** Last parts of the addresses right below a folder. */
function namesBelow(pages: readonly PageSource[], folder: string): string[] {
  return pages.flatMap(({ meta: { route } }) => {
    const name = route.startsWith(`${folder}/`) ? route.slice(folder.length + 1) : ""
    return name && !name.includes("/") ? [name] : []
  })
}

async function shownOn(pages: readonly PageSource[]): Promise<string> {
  const elements = await Promise.all(pages.map((page) => page.render()))
  return elements.map((element) => renderToStaticMarkup(element)).join("\n")
}

it("has a page for every entity and every enumeration, and for nothing else", () => {
  const pages = referencePages(loadCoreModel())
  const names = [...Object.keys(entities), ...Object.keys(abstractEntities)]
  expect(namesBelow(pages, "/references/entities/classes").toSorted()).toEqual(names.toSorted())
  expect(namesBelow(pages, "/references/entities/enums").toSorted()).toEqual(Object.keys(enums).toSorted())
})

it("shows every column of an entity, and no other", async () => {
  const pages = referencePages(loadCoreModel())
  for (const { name, columns } of Object.values(entities)) {
    const page = pages.find(({ meta }) => meta.route === `/references/entities/classes/${name}`)!
    const shown = [...(await shownOn([page])).matchAll(/id="field-(\w+)"/g)].map(([, column]) => column)
    expect(shown, name).toEqual(Object.keys(columns))
  }
})

it("shows every hook of the React package at its place, and no other", async () => {
  const exported = Object.keys(hooks).filter((name) => /^use[A-Z]/.test(name))
  const html = await shownOn(reactPages(tree, api))
  const shown = [...html.matchAll(/<h[23] id="(use[A-Z]\w+)"/g)].map(([, name]) => name!)
  expect(shown.toSorted()).toEqual(exported.toSorted())
})

it("has a page for every class of the client that programs import, and for no other", () => {
  const exported = Object.keys(client).filter((name) => name !== "default")
  const pages = clientPages(tree, api)
  expect(namesBelow(pages, "/references/js-client/classes").toSorted()).toEqual(exported.toSorted())
})

it("shows every error on the error page, and no other", async () => {
  const html = await shownOn(errorPages(tree))
  const shown = [...html.matchAll(/class="api-error" id="([a-z-]+-[a-z0-9_]+)"/g)].map(([, id]) => id!)
  const names = [...registeredErrors().keys()].map((name) => name.replace(".", "-"))
  expect(shown.toSorted()).toEqual(names.toSorted())
})

it("shows every reason of the command line to end on the page of errors, and no other", async () => {
  const html = await shownOn(errorPages(tree))
  const shown = [...html.matchAll(/class="api-error-head"><code>(\w+)<\/code>/g)].map(([, code]) => code!)
  const folder = fileURLToPath(new URL("../../../../packages/server/src/", import.meta.url))
  const made = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const calls = readFileSync(folder + file, "utf8").matchAll(/new StartError\(\s*(?:"(\w+)"|[^\s"])/g)
      return [...calls].map(([, code]) => ({ file, code }))
    })
  const codes = made.flatMap(({ code }) => code ?? [])
  expect([...new Set(shown)].toSorted()).toEqual([...new Set(codes)].toSorted())
  // The first process repeats what one of its workers ended with.
  expect(made.flatMap(({ file, code }) => (code ? [] : file))).toEqual([join("command-line", "cluster.ts")])
})

it("has a page for every method of a module, and for no other", () => {
  const pages = modulePages(tree)
  for (const { name } of moduleFacts) {
    const methods: readonly string[] = moduleMethods[name as keyof typeof moduleMethods]
    expect(namesBelow(pages, `/references/${name}`).toSorted(), name).toEqual(methods.toSorted())
  }
})

/** What every service reads with. */
const readers: readonly (keyof Reader<"Cart">)[] = ["retrieve", "list", "listAndCount"]

it("has a page for every service of the shop, with the methods that it has and no others", async () => {
  const folder = "references/services/classes/services/"
  const pages = servicePages(tree, api).filter(({ meta }) => meta.id.startsWith(folder))
  const names = Object.keys(serviceEntities).map((key) => key.charAt(0).toUpperCase() + key.slice(1))
  expect(pages.map(({ meta }) => meta.id.slice(folder.length))).toEqual(names)
  const methods = serviceMethodsOf(operations)
  for (const [at, key] of Object.keys(serviceEntities).entries()) {
    const own = methods.filter(({ service }) => service === key)
    const calls = [...own.filter(({ isRead }) => isRead), ...own.filter(({ isRead }) => !isRead)]
    const html = await shownOn([pages[at]!])
    const shown = [...html.matchAll(/<h3 id="method-(\w+)"/g)].map(([, method]) => method!)
    expect(shown, names[at]).toEqual([...readers, ...calls.map(({ method }) => method)])
  }
})
