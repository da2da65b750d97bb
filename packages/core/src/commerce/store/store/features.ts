import { v1FeatureFlags } from "../../../platform/kernel/v1-flags.ts"

/** v1's feature flags, as tools of v1 ask for them: everything behind them is always on here. */
export const featureFlags = v1FeatureFlags.map((key) => ({ key, value: true }))

/** v1's optional modules, as tools of v1 ask for them: both are part of the core. */
export const modules = [
  { module: "stockLocationService", resolution: "@stheno/core" },
  { module: "inventoryService", resolution: "@stheno/core" },
]
