import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import * as core from "@stheno/core"
import { operations } from "@stheno/core/internal/operations.ts"
import { serviceEntities } from "@stheno/core/internal/extend/service-entities.ts"
import { loadPages } from "../../content/load-pages.ts"
import { loadHighlighter } from "../../mdx/highlight.ts"
import { readApi } from "../api/api-model.ts"
import { SourceTree } from "../code/source-tree.ts"
import { readExports } from "./exports-model.ts"
import { callUse, readUses } from "./service-example.ts"
import { readServices } from "./service-model.ts"
import { guideOf, guides } from "./guides.ts"
import { containerNames, servicePages } from "./service-pages.tsx"

const tree = new SourceTree()
const api = readApi(tree)
const services = readServices(tree, api)
const pages = servicePages(tree, api)
const below = (folder: string) =>
  pages.filter(({ meta }) => meta.route.startsWith(`/references/services/${folder}/`))

it("has a page for every service, with every method", () => {
  expect(services.map(({ key }) => key)).toEqual(Object.keys(serviceEntities))
  const named = operations.flatMap(({ service }) => service ?? [])
  const shown = services.flatMap(({ key, calls }) => calls.map(({ name }) => `${key}.${name}`))
  expect(shown.toSorted()).toEqual(named.toSorted())
  expect(shown).toContain("productService.create")
})

it("shows the guide and an example for exports that exist", () => {
  const exported = new Set(
    readExports(tree, new Set()).map(({ declaration, entry }) => `${entry} ${declaration.name}`),
  )
  const named = guides.flatMap(({ names, entry = "@stheno/core" }) => names.map((name) => `${entry} ${name}`))
  expect(named.filter((name) => !exported.has(name))).toEqual([])
  expect(guideOf("StopLoader", "@stheno/core")?.route).toBe("/development/loaders/create")
  expect(guideOf("CacheModule", "@stheno/core/cache")?.route).toBe("/development/cache/modules/in-memory")
  expect(guideOf("CacheModule", "@stheno/core")).toBeUndefined()
  expect(guideOf("sql", "@stheno/core")).toBeUndefined()
})

it("names the guides by their titles", () => {
  const titles = new Map(
    loadPages(new URL("../../../content/", import.meta.url)).map(({ meta }) => [meta.route, meta.title]),
  )
  const wrong = guides.filter(
    ({ route, title }) => !route.startsWith("/references/") && titles.get(route) !== title,
  )
  expect(wrong.map(({ route, title }) => [route, title, titles.get(route)])).toEqual([])
})

it("names what the container resolves, and nothing else", () => {
  const { text } = tree.file("packages/core/src/extend/services.ts")
  const others = /const others[^{]*\{([^]*?)\n  \}/.exec(text)![1]!
  const names = [...others.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name)
  expect(Object.keys(containerNames).toSorted()).toEqual(names.toSorted())
})

it("has a page for every export of the core that runs, and for no other", () => {
  const ofCore = readExports(tree, new Set()).filter(({ entry }) => entry === "@stheno/core")
  const running = ofCore.filter(({ declaration }) => !["interface", "type"].includes(declaration.kind))
  const external = ["sql", "z"]
  const exported = Object.keys(core).filter((name) => !external.includes(name))
  expect(running.map(({ name }) => name).toSorted()).toEqual(exported.toSorted())
})

it("has as many pages as the specification asks for, each with a unique name", () => {
  expect(below("classes").length).toBeGreaterThanOrEqual(40)
  expect(below("interfaces").length).toBeGreaterThanOrEqual(20)
  expect(below("types").length).toBeGreaterThanOrEqual(20)
  expect(new Set(pages.map(({ meta }) => meta.route.toLowerCase())).size).toBe(pages.length)
})

it("names the type of a constant", async () => {
  await loadHighlighter()
  const page = below("constants").find(({ meta }) => meta.title === "globalOptions")!
  const html = renderToStaticMarkup(await page.render())
  expect(html.replace(/<[^>]+>/g, "")).toContain("Typereadonly CommandOption[]")
})

it("says of every export what it is", () => {
  const silent = readExports(tree, new Set()).filter(({ declaration }) => !declaration.docs.about)
  expect(silent.map(({ name }) => name)).toEqual([])
})

it("says of every parameter of every export what it means", () => {
  const silent = readExports(tree, new Set()).flatMap(({ declaration }) =>
    [{ name: declaration.name, signature: declaration.signature }, ...declaration.members].flatMap(
      ({ name, signature }) =>
        (signature?.parameters ?? [])
          .filter(({ about }) => about === "")
          .map((parameter) => `${declaration.name} ${name}(${parameter.name}: ${parameter.type})`),
    ),
  )
  expect(silent).toEqual([])
})

it("says of every part of every export what it means", () => {
  const silent = readExports(tree, new Set()).flatMap(({ declaration }) =>
    declaration.members.flatMap((member) =>
      [member, ...(member.inner?.members ?? [])]
        .filter(({ docs }) => !docs.about)
        .map(
          ({ name, source }) => `${source.file}:${source.line} ${declaration.name}.${member.name} ${name}`,
        ),
    ),
  )
  expect(silent).toEqual([])
})

it("shows an example of every method", () => {
  const uses = readUses()
  const without = services.flatMap((service) => [
    ...service.readers.map(({ name }) => name).filter((name) => !uses.get(service.key)?.has(name)),
    ...service.calls
      .filter((call) => !(call.isRead ? uses.get(service.key)?.get(call.name) : callUse(service.key, call)))
      .map(({ name }) => `${service.key}.${name}`),
  ])
  // They need a notification provider, and a payment collection without sessions: no journey has them.
  expect(without).toEqual(["notificationService.resend", "paymentCollectionService.delete"])
})

it("writes the recorded request as a call, and its result without the name of the resource", () => {
  const call = (key: string, method: string) =>
    callUse(
      key,
      services.find((each) => each.key === key)!.calls.find(({ name }) => name === method)!,
    )!
  const created = call("noteService", "create")
  expect(created.code).toMatch(/^const note = await services\.noteService\.create\(\{/)
  expect(created.printed).toMatch(/^\{\n {2}id: 'note_/)
  expect(call("returnService", "cancel").code).toMatch(
    /^const order = await services\.returnService\.cancel\("ret_/,
  )
  const deleted = call("noteService", "delete")
  expect(deleted.code).toMatch(/^const result = await services\.noteService\.delete\("note_\w+"\)$/)
  expect(deleted.printed).toContain("deleted: true")
  expect(call("inviteService", "resend").printed).toBeUndefined()
})

it("names the declarations that use a type", () => {
  const exported = readExports(tree, new Set())
  const usersOf = (name: string) =>
    exported.find((each) => each.name === name)!.usedBy.map((user) => user.name)
  expect(usersOf("TaxableLine")).toContain("TaxProvider")
  expect(usersOf("TaxProvider")).not.toContain("TaxableLine")
})
