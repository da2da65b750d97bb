import { pairMeanings } from "@stheno/codegen/operations/pair-meanings.ts"
import { entities } from "@stheno/core/internal/entities.ts"
import { expect, it } from "vitest"
import { relationMeaning } from "./relation-meaning.ts"

it("adds the sorting to the description", () => {
  const [product, image] = [entities["Product"]!, entities["Image"]!]
  const about = relationMeaning(product.relations["images"]!, product, image, pairMeanings["Product.images"])
  expect(about).toBe("The images of the product. Sorted by `rank`.")
})
