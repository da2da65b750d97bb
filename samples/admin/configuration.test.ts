import fs from "node:fs"
import { injectionZones } from "@stheno/admin"
import { expect, it } from "vitest"
import { readProjectConfig } from "@stheno/server/internal/project/read-project-config.ts"
import config from "./stheno.config.ts"

it("the configuration is understood", () => {
  const { dashboard, problems, notes } = readProjectConfig(
    config,
    "stheno.config.ts",
  )
  expect([dashboard, problems, notes]).toEqual([
    { isServed: true, path: "/dashboard", allowsInlineStyles: false },
    [],
    [],
  ])
})

it("the page about widgets lists every zone", () => {
  const page = new URL("../../apps/docs/content/admin/widgets.mdx", import.meta.url)
  const [, section] = fs.readFileSync(page, "utf8").split("\n## Zones\n")
  const rows = section!.split("\n## ")[0]!.matchAll(/^\| (`[^|]+`) \|/gm)
  const names = [...rows].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  )
  const zones = names.flatMap((name) => [`${name}.before`, `${name}.after`])
  expect(zones.toSorted()).toEqual([...injectionZones].toSorted())
})
