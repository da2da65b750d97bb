import type { ReactNode } from "react"
import type { PageSource } from "../../content/page.ts"
import { DeclarationPage, NameTable, type DeclarationPlace } from "../code/declaration-page.tsx"
import { Code, Sample } from "../../mdx/code-block.tsx"
import { readSample } from "../../samples/read-sample.ts"
import { Prose, type TypeLinks } from "../code/parts.tsx"
import { firstSentence } from "../code/sentences.ts"
import type { SourceTree } from "../code/source-tree.ts"
import type { OperationModel } from "../api/api-model.ts"
import { MethodExample, methodUses, type MethodUse } from "./method-example.tsx"
import { entities } from "@stheno/core/internal/entities.ts"
import { routeOfEndpoint } from "../api/operation-route.ts"
import { enums, type Enumeration } from "@stheno/core/internal/enums.ts"
import { entityRoute, enumRoute } from "../entity-page.tsx"
import { EnumValues } from "../enum-page.tsx"
import { membersOf } from "../load-core-model.ts"
import { generatedPage } from "../generated-page.ts"
import { methodSample, methodSampleTexts } from "../method-samples.ts"
import { ShownMethodSample } from "../shown-method-sample.tsx"
import {
  clientLinks,
  clientEntries,
  readClient,
  type ClientDeclaration,
  type ClientEntry,
  type ClientModel,
} from "./client-model.ts"

const enumerations: ReadonlyMap<string, Enumeration> = new Map(Object.entries(enums))

/** Routes that the samples of `AdminCustomResource` call, besides the one of a tutorial. */
const brandRoutes = {
  me: "brand-shop/src/api/admin/me/route.ts",
  brand: "brand-shop/src/api/admin/brands/[id]/route.ts",
}

const samples = new URL("../../../../../samples/", import.meta.url)

const folders = {
  class: "Classes",
  interface: "Interfaces",
  type: "Types",
  function: "Functions",
  constant: "Constants",
} as const

/**
 * The reference of the JS client: a page for each of its exports, and one for each entry of the package.
 * @since 0.1
 */
export function clientPages(tree: SourceTree, api: readonly OperationModel[]): PageSource[] {
  const model = readClient(tree)
  const links = clientLinks(model)
  const uses = methodUses(api)
  const abouts = new Map(api.map(({ route, operation }) => [route, operation.about]))
  return [
    ...clientEntries.map((entry) => entryPage(entry, model)),
    ...model.declarations.map((each) =>
      declarationPage(each, links, uses.get(each.declaration.name), abouts),
    ),
  ]
}

function declarationPage(
  each: ClientDeclaration,
  links: TypeLinks,
  uses: ReadonlyMap<string, MethodUse> = new Map(),
  abouts: ReadonlyMap<string, string | undefined> = new Map(),
): PageSource {
  const { declaration, route, entry, path, usedBy, group } = each
  const { name, docs, kind, source } = declaration
  const entity = group === "Entities" && name in entities ? name : undefined
  const enumeration = group === "Entities" ? enumerations.get(name) : undefined
  const operation = operationOf(docs.about)
  // What happens to absent properties, for example, is said of the whole operation.
  const sent = docs.about.startsWith("The body of") && operation && abouts.get(operation.route)
  const isSelective = declaration.members.some(({ signature }) =>
    signature?.generics.includes("F extends string"),
  )
  const place: DeclarationPlace = {
    entry,
    links,
    usedBy,
    facts: [
      ...(entity ? [["Entity", <a href={entityRoute(entity)}>{entity}</a>] as const] : []),
      ...(enumeration ? [["Enum", <a href={enumRoute(name)}>{name}</a>] as const] : []),
      ...(operation ? [["Operation", <a href={operation.route}>{operation.endpoint}</a>] as const] : []),
    ],
    under: (method) => {
      const use = uses.get(method)
      if (use) return <MethodExample use={use} />
      const sample = methodSample(entry, name, method)
      return sample && <ShownMethodSample sample={sample} />
    },
    lead: path ? (
      <>
        <PlaceInClient path={path} />
        {isSelective && <SelectionTypes />}
      </>
    ) : (
      (setUps[name] ?? (entity ? <OptionalProperties /> : sent && <Prose text={sent} />))
    ),
    below: enumeration && <EnumValues members={membersOf(enumeration)} />,
  }
  return generatedPage(
    {
      id: `references/js-client/${folders[kind].toLowerCase()}/${group.toLowerCase()}/${name}`,
      route,
      title: name,
      description: path
        ? `${firstSentence(docs.about).replace(/\.$/, "")}: the methods of medusa.${path}.`
        : docs.about,
      sidebar: "jsClientSidebar",
      kind: "reference",
      source: source.file,
    },
    [
      each,
      linkedNames(each, links),
      [...uses],
      operation,
      sent,
      enumeration,
      methodSampleTexts(entry, name),
      setUps[name] && setUpTexts(),
    ],
    () => <DeclarationPage declaration={declaration} place={place} />,
  )
}

/** What the samples of a class begin with. */
const setUps: Readonly<Record<string, ReactNode>> = {
  Client: (
    <>
      <p>
        The samples below continue each other in one file. The file begins with a client and a publishable API
        key of an empty sales channel:
      </p>
      <Sample file="js-client/requests.ts" region="client" title="requests.ts" />
      <Sample file="js-client/requests.ts" region="key" title="requests.ts" />
    </>
  ),
  StoreClient: (
    <>
      <p>
        The sample below continues this file, which creates a publishable API key of an empty sales channel:
      </p>
      <Sample file="js-client/requests.ts" region="key" title="requests.ts" />
    </>
  ),
  AdminCustomResource: (
    <>
      <p>
        The full client has it as <code>medusa.admin.custom</code>. The samples below call three endpoints of
        a project. <a href="/development/endpoints/create">Create an endpoint</a> adds{" "}
        <code>POST /admin/brands</code>. To the same project, add <code>GET /admin/me</code> and{" "}
        <code>DELETE /admin/brands/&#123;id&#125;</code>:
      </p>
      <Sample file={brandRoutes.me} region="me" title="src/api/admin/me/route.ts" />
      <Sample file={brandRoutes.brand} region="delete" title="src/api/admin/brands/[id]/route.ts" />
      <p>The samples continue each other in one file, which begins with a client whose user is signed in:</p>
      <Sample file="brand-shop/use-brands.ts" region="sign-in" title="use-brands.ts" />
    </>
  ),
}

function setUpTexts(): string[] {
  const texts = ["js-client/requests.ts", "brand-shop/use-brands.ts", ...Object.values(brandRoutes)]
  return texts.map((file) => readSample(samples, file).code)
}

/** The operation that a type belongs to, such as `GET /admin/orders`, which its description names. */
function operationOf(about: string): { readonly endpoint: string; readonly route: string } | undefined {
  const [endpoint, method, path] = /\b(GET|POST|DELETE) (\/[\w/{}-]+)/.exec(about) ?? []
  const route = method && path && routeOfEndpoint(method, path)
  return endpoint && route ? { endpoint, route } : undefined
}

/** Where a client has a resource. The examples of its methods use that client. */
function PlaceInClient({ path }: { path: string }) {
  const code = `import Medusa from "@stheno/js-client"

const medusa = new Medusa({ baseUrl: "http://localhost:9000" })
medusa.${path}`
  return (
    <>
      <Code language="ts" title="Property of the client" code={code} />
      <p>
        <a href="/js-client/overview#create-a-client">Create a client</a> explains its options, and{" "}
        <a href="/js-client/overview#sign-in">Sign in</a> how it authenticates.
      </p>
    </>
  )
}

/** What the generics of methods are. */
function SelectionTypes() {
  return (
    <p>
      In signatures, <code>E</code> and <code>F</code> are the texts of <code>expand</code> and{" "}
      <code>fields</code> in the call. They decide which relations and columns the type of the response has:{" "}
      <a href="/js-client/overview#call-the-store-api">Call the Store API</a> shows an example.
    </p>
  )
}

/** Which properties of an entity a response has. */
function OptionalProperties() {
  return (
    <p>
      Properties marked <em>optional</em> are relations and computed fields. A response contains them if its
      operation returns them by default, or if the request names them in <code>expand</code> or{" "}
      <code>fields</code>. <a href="/api/fields-and-expand">Fields and relations</a> explains both.
    </p>
  )
}

/** A page changes when something that it names gets or loses its own. */
function linkedNames({ declaration }: ClientDeclaration, links: TypeLinks): string[] {
  const text = JSON.stringify(declaration)
  return [...new Set(text.match(/\b[A-Za-z]\w+/g) ?? [])].filter((name) => links.has(name))
}

function entryPage({ name, entry, file }: ClientEntry, model: ClientModel): PageSource {
  const exported = new Set(model.exports[entry])
  const own = model.declarations.filter(({ declaration }) => exported.has(declaration.name))
  return generatedPage(
    {
      id: `references/js-client/modules/${name}`,
      route: `/references/js-client/modules/${name}`,
      title: entry,
      label: `All of ${name}`,
      icon: "list",
      description: `Every export of ${entry}: classes, interfaces and types, each with a short description.`,
      sidebar: "jsClientSidebar",
      kind: "index",
      source: file,
    },
    own.map(({ declaration, route }) => [declaration.name, declaration.docs.about, route]),
    () => <EntryPage entry={entry} own={own} />,
  )
}

function EntryPage({ entry, own }: { entry: string; own: readonly ClientDeclaration[] }) {
  const groups = ["Engine", "Store", "Admin", "Entities"]
  return (
    <>
      <p>
        {entry.endsWith("/store")
          ? "The client for storefronts, without the resources of the Admin API."
          : "The full client. Resources of the Store API are its properties. Resources of the Admin API are below admin."}{" "}
        Each resource is a class with one method per operation; requests and responses are interfaces.
      </p>
      {Object.entries(folders).flatMap(([kind, title]) =>
        groups.map((group) => {
          const names = own.filter((each) => each.declaration.kind === kind && each.group === group)
          if (names.length === 0) return null
          return <NamesOf key={`${kind} ${group}`} title={`${title}: ${group.toLowerCase()}`} names={names} />
        }),
      )}
    </>
  )
}

function NamesOf({ title, names }: { title: string; names: readonly ClientDeclaration[] }) {
  return (
    <>
      <h2>{title}</h2>
      <NameTable
        names={names.map(({ declaration, route }) => ({
          name: declaration.name,
          about: firstSentence(declaration.docs.about),
          route,
        }))}
      />
    </>
  )
}
