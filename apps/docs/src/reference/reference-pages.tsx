import { createHash } from "node:crypto"
import type { ReactElement } from "react"
import type { PageMeta, PageSource } from "../content/page.ts"
import { entityModels, enumModels, type CoreModel, type EntityModel, type EnumModel } from "./entity-model.ts"
import { EntitiesPage } from "./entities-page.tsx"
import { EntityPage, entityRoute, enumRoute } from "./entity-page.tsx"
import { EnumPage } from "./enum-page.tsx"

/**
 * The pages that the core's own description of its tables and enums becomes.
 * @throws Error when a description does not fit the database
 * @since 0.1
 */
export function referencePages(core: CoreModel): PageSource[] {
  const entities = entityModels(core)
  const enums = enumModels(core)
  return [indexPage(entities, enums), ...entities.map(entityPage), ...enums.map(enumPage)]
}

function indexPage(entities: readonly EntityModel[], enums: readonly EnumModel[]): PageSource {
  return page(
    {
      id: "references/entities/index",
      route: "/references/entities",
      title: "Entities and enums",
      description: "Every table of the store's database and every enum, with the purpose of each.",
      kind: "index",
      label: "All entities and enums",
      icon: "list",
      source: "packages/core/src/entities.ts",
    },
    [entities, enums],
    <EntitiesPage entities={entities} enums={enums} />,
  )
}

function entityPage(entity: EntityModel): PageSource {
  return page(
    {
      id: `references/entities/classes/${entity.name}`,
      route: entityRoute(entity.name),
      title: entity.name,
      description: described(entity.name, entity.about),
      kind: "reference",
      source: entity.source,
    },
    entity,
    <EntityPage entity={entity} />,
  )
}

function enumPage(model: EnumModel): PageSource {
  return page(
    {
      id: `references/entities/enums/${model.name}`,
      route: enumRoute(model.name),
      title: model.name,
      description: described(model.name, model.about),
      kind: "reference",
      source: "packages/core/src/enums.ts",
    },
    model,
    <EnumPage model={model} />,
  )
}

/** A search result needs a few words: a very short sentence is led by the name it is about. */
function described(name: string, about: string): string {
  return about.split(" ").length >= 4 ? about : `${name}: ${about[0]!.toLowerCase()}${about.slice(1)}`
}

function page(meta: Omit<PageMeta, "sidebar">, model: unknown, element: ReactElement): PageSource {
  return {
    meta: { ...meta, sidebar: "entitiesSidebar" },
    fingerprint: createHash("sha256").update(JSON.stringify(model)).digest("hex"),
    render: () => Promise.resolve(element),
  }
}
