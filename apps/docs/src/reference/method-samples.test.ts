import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { loadHighlighter } from "../mdx/highlight.ts"
import { readSample } from "../samples/read-sample.ts"
import { readApi } from "./api/api-model.ts"
import type { DeclarationModel } from "./code/model.ts"
import { SourceTree } from "./code/source-tree.ts"
import { readClient } from "./js-client/client-model.ts"
import { clientPages } from "./js-client/client-pages.tsx"
import { methodSample, sampledMethods } from "./method-samples.ts"
import { readExports } from "./services/exports-model.ts"
import { guideOf } from "./services/guides.ts"
import { servicePages } from "./services/service-pages.tsx"

const samples = new URL("../../../../samples/", import.meta.url)
const tree = new SourceTree()

interface Method {
  readonly entry: string
  readonly of: string
  readonly kind: string
  readonly name: string
}

/** The methods of what programs import, without the resources of the client: each of those methods is an operation. */
const methods = [
  ...readExports(tree, new Set()),
  ...readClient(tree).declarations.filter(({ path }) => !path),
].flatMap(({ declaration, entry }) => methodsOf(declaration, entry))

function methodsOf({ name: of, kind, members }: DeclarationModel, entry: string): Method[] {
  const names = members.filter(({ signature }) => signature).map(({ name }) => name)
  return [...new Set(names)].map((name) => ({ entry, of, kind, name }))
}

const written = ({ of, name }: Method) => `${of}.${name}`
const hasSample = ({ entry, of, name }: Method) => methodSample(entry, of, name) !== undefined

/** The file that the page of an interface shows implements or calls the method. */
function isInGuide({ entry, of, name }: Method): boolean {
  const guide = guideOf(of, entry)
  const code = guide?.file && readSample(samples, guide.file, guide.region).code
  return code !== undefined && new RegExp(`\\b${name}\\b`).test(code)
}

it("shows a sample of every method of every class", () => {
  const ofClasses = methods.filter(({ kind }) => kind === "class")
  expect(ofClasses.length).toBeGreaterThan(20)
  expect(ofClasses.filter((method) => !hasSample(method)).map(written)).toEqual([])
})

/** Methods of interfaces that a project implements, or that hosts and tests of providers call. Only take names away. */
const withoutSample = [
  "LoaderArguments.transaction",
  "LoaderDefinition.run",
  "ProviderArguments.shop",
  "ServiceArguments.transaction",
  "ServiceDefinition.make",
  "ServiceExtension.make",
  "SubscriberArguments.transaction",
  "SubscriberDefinition.when",
  "Engine.now",
  "EventBusProvider.publish",
  "EventBusProvider.consume",
  "EventConsumer.deliver",
  "EventConsumption.stop",
  "BatchJobRun.commit",
  "BatchJobRun.onUndo",
  "ModuleOptions.now",
]

it("shows most methods of interfaces in a sample; the others must not become more", () => {
  const without = methods.filter(
    (method) => method.kind !== "class" && !hasSample(method) && !isInGuide(method),
  )
  expect(without.map(written)).toEqual(withoutSample)
})

it("finds the sample of a method by its entry, and of no other name", () => {
  expect(methodSample("@stheno/js-client", "Client", "request")?.region).toBe("request")
  expect(methodSample("@stheno/js-client", "Client", "toString")).toBeUndefined()
})

it("keeps no sample of a method that is gone", () => {
  const known = methods.map(({ entry, of, name }) => `${entry} ${of}.${name}`)
  expect(sampledMethods.length).toBeGreaterThan(20)
  expect(sampledMethods.filter((method) => !known.includes(method))).toEqual([])
})

it("renders each page with its samples", async () => {
  await loadHighlighter()
  const api = readApi(tree)
  const pages = [...clientPages(tree, api), ...servicePages(tree, api)]
  const sampled = new Set(methods.filter(hasSample).map(({ of }) => of))
  for (const name of sampled) {
    // An entity of the client can have the same name, such as `PaymentProvider`.
    const named = pages.filter(({ meta }) => meta.title === name)
    const rendered = await Promise.all(named.map((page) => page.render()))
    const html = rendered.map((each) => renderToStaticMarkup(each)).join("")
    const own = methods.filter((method) => method.of === name && hasSample(method))
    for (const { name: method } of own) {
      const part = html.slice(html.indexOf(`id="method-${method}"`)).split("<h3")[0]!
      expect(part, `${name}.${method}`).toContain("<pre")
    }
  }
})
