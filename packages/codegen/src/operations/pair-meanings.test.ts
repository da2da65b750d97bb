import { entities } from "@stheno/core/internal/entities.ts"
import { expect, it } from "vitest"
import { pairMeanings } from "./pair-meanings.ts"

const ofPairs = Object.values(entities).flatMap((entity) =>
  Object.entries(entity.relations).flatMap(([name, relation]) =>
    relation.kind === "through" ? [`${entity.name}.${name}`] : [],
  ),
)

it("describes each relation through a table of pairs, and nothing else", () => {
  expect(ofPairs.length).toBeGreaterThan(40)
  expect(Object.keys(pairMeanings).toSorted()).toEqual(ofPairs.toSorted())
})
