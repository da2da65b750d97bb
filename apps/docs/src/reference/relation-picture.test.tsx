import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { entityModels } from "./entity-model.ts"
import { loadCoreModel } from "./load-core-model.ts"
import { RelationPicture } from "./relation-picture.tsx"

const entities = entityModels(loadCoreModel())

it.each(entities.filter(({ relations }) => relations.length > 0).map((each) => [each.name, each] as const))(
  "%s is drawn with the entities that it leads to",
  (name, entity) => {
    const html = renderToStaticMarkup(<RelationPicture entity={entity} />)
    const targets = new Set(entity.relations.map(({ target }) => target).filter((target) => target !== name))
    expect(html === "").toBe(targets.size === 0)
    for (const target of [...targets].slice(0, 3)) expect(html).toContain(`>${target}</text>`)
  },
)
