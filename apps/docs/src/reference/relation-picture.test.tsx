import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { entityModels } from "./entity-model.ts"
import { loadCoreModel } from "./load-core-model.ts"
import { hasRelationPicture, RelationPicture } from "./relation-picture.tsx"

const entities = entityModels(loadCoreModel())
const pictureOf = (name: string) =>
  renderToStaticMarkup(<RelationPicture entity={entities.find((one) => one.name === name)!} />)

it.each(entities.filter(({ relations }) => relations.length > 0).map((each) => [each.name, each] as const))(
  "%s is drawn with the entities that it leads to",
  (name, entity) => {
    const html = renderToStaticMarkup(<RelationPicture entity={entity} />)
    const targets = new Set(entity.relations.map(({ target }) => target).filter((target) => target !== name))
    expect(html).not.toBe("")
    for (const target of [...targets].slice(0, 3)) expect(html).toContain(`>${target}</text>`)
  },
)

it.each(entities.filter(({ relations }) => relations.length === 0).map((each) => [each.name, each] as const))(
  "%s, which has no relations, is drawn with the entities that refer to it",
  (name, entity) => {
    const html = renderToStaticMarkup(<RelationPicture entity={entity} />)
    const sources = new Set([...entity.usedBy, ...entity.namedBy].map((one) => one.entity))
    expect(html !== "").toBe(sources.size > 0)
    expect(hasRelationPicture(entity)).toBe(sources.size > 0)
    for (const source of [...sources].slice(0, 3)) {
      expect(html).toContain(`>${source}</text>`)
      expect(html).toContain(`${source} to ${name}: `)
    }
  },
)

it("draws a relation of an entity to itself as a loop", () => {
  expect(pictureOf("ProductCategory")).toContain("ProductCategory to ProductCategory: 2 relations")
})

it("tells relations of others from fields that hold an ID", () => {
  const html = pictureOf("ReturnReason")
  expect(html).toContain("ReturnItem to ReturnReason: reason")
  expect(html).toContain("an arrow to ReturnReason is a relation of the other entity")
  expect(pictureOf("Order")).not.toContain("a dashed arrow is a field that holds its ID; ")
})
