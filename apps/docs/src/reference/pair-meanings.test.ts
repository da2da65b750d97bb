import { entities } from "@stheno/core/internal/entities.ts"
import { expect, it } from "vitest"
import { pairMeanings } from "./pair-meanings.ts"
import { relationMeaning } from "./relation-meaning.ts"

const ofPairs = Object.values(entities).flatMap((entity) =>
  Object.entries(entity.relations).flatMap(([name, relation]) =>
    relation.kind === "through" ? [`${entity.name}.${name}`] : [],
  ),
)

it("describes each relation through a table of pairs, and nothing else", () => {
  expect(ofPairs.length).toBeGreaterThan(40)
  expect(Object.keys(pairMeanings).toSorted()).toEqual(ofPairs.toSorted())
})

it("adds the sorting to the description", () => {
  const [product, image] = [entities["Product"]!, entities["Image"]!]
  const about = relationMeaning(product.relations["images"]!, product, image, pairMeanings["Product.images"])
  expect(about).toBe("The images of the product. Sorted by `rank`.")
})
