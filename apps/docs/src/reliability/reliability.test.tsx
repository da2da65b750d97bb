import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { tests } from "../../../../torture/tests.ts"
import { readLastRuns } from "./last-run.ts"
import { Figures } from "./reliability-parts.tsx"

const saved = new URL("../../../../torture/last-run.json", import.meta.url)
const runs = readLastRuns(readFileSync(saved, "utf8"))

it("shows every test there is, under its title of today", () => {
  expect(runs.map(({ id, title }) => `${id} ${title}`)).toEqual(
    tests.map(({ id, title }) => `${id} ${title}`),
  )
})

it("keeps reliability and security apart", () => {
  const [reliability, security] = (["R", "S"] as const).map((kind) =>
    renderToStaticMarkup(<Figures runs={runs} kind={kind} />),
  )
  expect(reliability).toContain('<th scope="row">R1</th>')
  expect(reliability).not.toContain('<th scope="row">S1</th>')
  expect(security).toContain('<th scope="row">S1</th>')
})
