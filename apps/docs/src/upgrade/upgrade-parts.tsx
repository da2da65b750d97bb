import { readFileSync } from "node:fs"
import { operations } from "@stheno/core/internal/operations.ts"
import type { PageParts } from "../content/page.ts"
import { v1Differences } from "@stheno/core/internal/v1-differences/index.ts"
import { databaseAdditions, DatabaseAdditions } from "./database-additions.tsx"
import { CompatibilitySettings, DeliberateDifferences } from "./deliberate-differences.tsx"
import { DifferenceAreas, differenceAreas } from "./difference-areas.tsx"
import { readDifferences } from "./differences.ts"
import { coverageOf } from "./missing-operations.ts"
import { MissingOperations, OperationCount, V1Differences } from "./upgrade-facts.tsx"
import v1 from "./v1-operations.json" with { type: "json" }

const reviewed = new URL("../../../../checks/v1-differences.json", import.meta.url)

/**
 * What pages may say of v1 in words made from the code: which operations are missing, what answers differently.
 * @since 0.1
 */
export function upgradeParts(): PageParts {
  const routes = operations.map(({ method, path }) => ({ method, path }))
  const coverage = coverageOf(v1.operations, routes)
  const groups = readDifferences(readFileSync(reviewed, "utf8"))
  const areas = differenceAreas(
    [...new Set(v1Differences.map(({ area }) => area))],
    groups.map(({ area }) => area),
  )
  return {
    OperationCount: { data: coverage, component: () => <OperationCount coverage={coverage} /> },
    MissingOperations: { data: coverage, component: () => <MissingOperations coverage={coverage} /> },
    V1Differences: { data: groups, component: () => <V1Differences groups={groups} /> },
    DeliberateDifferences: {
      data: v1Differences,
      component: () => <DeliberateDifferences differences={v1Differences} />,
    },
    DeliberateDifferenceAreas: {
      data: areas.deliberate,
      component: () => <DifferenceAreas areas={areas.deliberate} />,
    },
    V1DifferenceAreas: { data: areas.recorded, component: () => <DifferenceAreas areas={areas.recorded} /> },
    DatabaseAdditions: { data: databaseAdditions, component: DatabaseAdditions },
    CompatibilitySettings: {
      data: v1Differences,
      component: () => <CompatibilitySettings differences={v1Differences} />,
    },
  }
}
