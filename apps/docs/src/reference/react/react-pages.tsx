import { Fragment } from "react"
import { Code } from "../../mdx/code-block.tsx"
import type { PageSource } from "../../content/page.ts"
import type { OperationModel } from "../api/api-model.ts"
import { hookCode, requestOf, within } from "../api/request-code.ts"
import {
  FactList,
  ParameterTable,
  PropertyTable,
  Prose,
  SignatureCode,
  SourceLink,
  TypeText,
  type TypeLinks,
} from "../code/parts.tsx"
import { clientLinks, readClient } from "../js-client/client-model.ts"
import type { DeclarationModel } from "../code/model.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { generatedPage } from "../generated-page.ts"
import { hookRoute } from "./hook-route.ts"
import { readReact, type HookGroup, type HookModel, type KeyFactory, type ReactModel } from "./react-model.ts"

const noLinks = new Map<string, string>()
const root = "references/medusa-react"

/**
 * The reference of the React package: the hooks of each resource, the keys, and everything else.
 * @since 0.1
 */
export function reactPages(tree: SourceTree, api: readonly OperationModel[]): PageSource[] {
  const model = readReact(tree, api)
  const links = clientLinks(readClient(tree))
  return [
    indexPage(model),
    keysPage(model),
    othersPage(model),
    ...model.groups.map((group) => groupPage(group, links)),
  ]
}

function groupPage(group: HookGroup, links: TypeLinks): PageSource {
  const { name, area, resource, hooks } = group
  const words = resource
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(".", " ")
    .toLowerCase()
  const count = hooks.length === 1 ? "the hook" : `the ${hooks.length} hooks`
  return generatedPage(
    {
      id: `${root}/${area}/${name}`,
      route: `/${root}/${name}`,
      title: `Hooks: ${words} (${area})`,
      label: words,
      description: `${count[0]!.toUpperCase()}${count.slice(1)} for ${words} in the ${area}: the operation that ${hooks.length === 1 ? "it" : "each one"} sends, its query key, and the keys it invalidates.`,
      sidebar: "jsClientSidebar",
      kind: "reference",
      source: hooks[0]!.declaration.source.file,
    },
    hooks.map(({ hook, declaration, model, variables }) => [
      hook,
      declaration,
      variables,
      model.route,
      model.example,
      model.operation.summary,
      model.operation.about,
    ]),
    () => <GroupPage group={group} links={links} />,
  )
}

function GroupPage({ group: { hooks }, links }: { group: HookGroup; links: TypeLinks }) {
  const reading = hooks.filter(({ hook }) => hook.kind === "query")
  const changing = hooks.filter(({ hook }) => hook.kind === "mutation")
  return (
    <>
      <p>
        Hooks have to be used inside a{" "}
        <a href="/medusa-react/overview#set-up">
          <code>MedusaProvider</code>
        </a>
        . Queries take the IDs in the path, then the query parameters of the operation, then TanStack Query's
        options. A hook without an argument for query parameters, such as the hook of one product, takes them
        as the option <code>query</code>. Queries return TanStack Query's result together with the properties
        of the response. Mutations return TanStack Query's mutation; their variables are the argument of{" "}
        <code>mutate</code>. When a mutation succeeds, the queries whose keys it invalidates are sent again:
        see <a href="/medusa-react/overview#change-data">Change data</a> and the{" "}
        <a href={`/${root}/keys`}>query keys</a>.
      </p>
      {reading.length > 0 && (
        <>
          <h2>Queries</h2>
          {reading.map((model) => (
            <HookSection key={model.hook.name} model={model} links={links} />
          ))}
        </>
      )}
      {changing.length > 0 && (
        <>
          <h2>Mutations</h2>
          {changing.map((model) => (
            <HookSection key={model.hook.name} model={model} links={links} />
          ))}
        </>
      )}
    </>
  )
}

function HookSection({ model: hookModel, links }: { model: HookModel; links: TypeLinks }) {
  const { hook, declaration, model, variables, key, invalidates } = hookModel
  const { operation, route } = model
  return (
    <Fragment>
      <h3 id={hook.name}>{hook.name}</h3>
      <Prose text={[operation.summary, operation.about].filter(Boolean).join(" ")} />
      <FactList
        facts={[
          [
            "Sends",
            <a className={`endpoint endpoint-${operation.method.toLowerCase()}`} href={route}>
              <b>{operation.method}</b> <code>{operation.path}</code>
            </a>,
          ],
          ...(key ? [["Key", <code>{key}</code>] as const] : []),
          ...(variables ? [["Variables", <TypeText text={variables} links={links} />] as const] : []),
          ...(invalidates.length > 0
            ? [["Invalidates", <code>{invalidates.join(", ")}</code>] as const]
            : []),
          ["Source", <SourceLink place={declaration.source} />],
        ]}
      />
      <Code
        language="ts"
        title="@stheno/medusa-react"
        code={hookCode(within(requestOf(operation, model.example), model.callers), hook)}
      />
    </Fragment>
  )
}

function indexPage({ groups, keys }: ReactModel): PageSource {
  return generatedPage(
    {
      id: `${root}/index`,
      route: `/${root}`,
      title: "React hooks reference",
      label: "All hooks",
      icon: "list",
      description:
        "Every hook of @stheno/medusa-react by resource: the queries and mutations, and the operations that they send.",
      sidebar: "jsClientSidebar",
      kind: "index",
      source: "packages/medusa-react/src/index.ts",
    },
    groups.map(({ name, hooks }) => [name, hooks.map(({ hook }) => hook.name)]),
    () => (
      <>
        <p>
          {groups.flatMap(({ hooks }) => hooks).length} hooks send the operations of the HTTP API, and{" "}
          {keys.length} key factories create the query keys under which responses are cached. Each operation
          has one hook.
        </p>
        {groups.map((group) => (
          <Fragment key={group.name}>
            <h2>
              <a href={`/${root}/${group.name}`}>
                {group.area}: {group.resource}
              </a>
            </h2>
            <ul className="used-by">
              {group.hooks.map(({ hook }) => (
                <li key={hook.name}>
                  <a href={hookRoute(hook.name)}>
                    <code>{hook.name}</code>
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </>
    ),
  )
}

function keysPage({ keys }: ReactModel): PageSource {
  return generatedPage(
    {
      id: `${root}/keys`,
      route: `/${root}/keys`,
      title: "Keys and invalidation",
      description:
        "Every query key factory of the React package: which hooks cache responses under its keys, and which mutations invalidate them.",
      sidebar: "jsClientSidebar",
      kind: "reference",
      source: "packages/medusa-react/src/query-keys.ts",
    },
    keys,
    () => (
      <>
        <p>
          A key factory has <code>all</code>, <code>lists()</code>, <code>list(query)</code>,{" "}
          <code>details()</code> and <code>detail(id)</code>; longer keys begin with the shorter ones, so that
          invalidating <code>lists()</code> invalidates every list. Mutations invalidate the keys named here
          when they succeed. After a change by other means, call <code>queryClient.invalidateQueries</code>{" "}
          with one of the keys.
        </p>
        {keys.map((factory) => (
          <KeySection key={factory.declaration.name} factory={factory} />
        ))}
      </>
    ),
  )
}

function KeySection({ factory }: { factory: KeyFactory }) {
  const { declaration, usedBy, invalidatedBy } = factory
  return (
    <Fragment>
      <h3 id={declaration.name}>{declaration.name}</h3>
      <Prose text={declaration.docs.about} />
      {usedBy.length > 0 && (
        <p>
          Used by <HookLinks names={usedBy} />.
        </p>
      )}
      {invalidatedBy.length > 0 && (
        <p>
          Invalidated by <HookLinks names={invalidatedBy} />.
        </p>
      )}
      <p className="source-line">
        <SourceLink place={declaration.source} />
      </p>
    </Fragment>
  )
}

function HookLinks({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && ", "}
      <a href={hookRoute(name)}>
        <code>{name}</code>
      </a>
    </Fragment>
  ))
}

function othersPage({ others }: ReactModel): PageSource {
  return generatedPage(
    {
      id: `${root}/others`,
      route: `/${root}/others`,
      title: "Providers, carts and prices",
      description:
        "The other exports of the React package: providers, carts on the server and in the browser, functions that format prices, and types.",
      sidebar: "jsClientSidebar",
      kind: "reference",
      source: "packages/medusa-react/src/index.ts",
    },
    others,
    () => (
      <>
        <p>
          All of these are exported by <code>@stheno/medusa-react</code>. The providers hold the state that
          hooks share: the client, a cart on the server, and a cart that stays in the browser until it is
          sent.
        </p>
        {others.map((declaration) => (
          <OtherSection key={declaration.name} declaration={declaration} />
        ))}
      </>
    ),
  )
}

function OtherSection({ declaration }: { declaration: DeclarationModel }) {
  const { name, docs, signature, members, kind, text, source } = declaration
  return (
    <Fragment>
      <h3 id={name}>{name}</h3>
      <Prose text={docs.about} />
      {signature && <SignatureCode name={name} signature={signature} />}
      {signature && signature.parameters.length > 0 && (
        <ParameterTable parameters={signature.parameters} links={noLinks} />
      )}
      {members.length > 0 && <PropertyTable members={members} links={noLinks} />}
      {kind === "type" && members.length === 0 && text && <Code language="ts" title="Type" code={text} />}
      <p className="source-line">
        <SourceLink place={source} />
      </p>
    </Fragment>
  )
}
