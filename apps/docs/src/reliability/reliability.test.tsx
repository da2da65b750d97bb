import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { tests } from "../../../../stress-tests/tests.ts"
import { mutations as known } from "../../../../stress-tests/mutations.ts"
import { readLastMutations, readLastRuns } from "./last-run.ts"
import { Figures, MutationScore } from "./reliability-parts.tsx"

const savedIn = (name: string) =>
  readFileSync(new URL(`../../../../stress-tests/${name}`, import.meta.url), "utf8")
const runs = readLastRuns(savedIn("last-run.json"))
const mutations = readLastMutations(savedIn("last-mutations.json"))

it("shows every test there is, under its title of today", () => {
  expect(runs.map(({ id, title }) => `${id} ${title}`)).toEqual(
    tests.map(({ id, title }) => `${id} ${title}`),
  )
})

it("keeps reliability and security apart", () => {
  const [reliability, security] = (["R", "S"] as const).map((kind) =>
    renderToStaticMarkup(<Figures runs={runs} mutations={mutations} kind={kind} />),
  )
  expect(reliability).toContain('<th scope="row">R1</th>')
  expect(reliability).not.toContain('<th scope="row">S1</th>')
  expect(security).toContain('<th scope="row">S1</th>')
})

it("shows mutations that there are, as they are now", () => {
  const now = new Map(known.map(({ id, test, about }) => [id, `${test} ${about}`]))
  expect(mutations.map(({ id, test, about }) => [id, `${test} ${about}`])).toEqual(
    mutations.map(({ id }) => [id, now.get(id)]),
  )
})

it("says how many mutations were caught, and names those that were not", () => {
  const caught = {
    id: "R1-a",
    test: "R1",
    about: "A lock is gone.",
    isCaught: true,
    day: "2026-11-23",
    seed: 7,
  }
  const missed = { ...caught, id: "R1-b", about: "A check is gone.", isCaught: false }
  const score = renderToStaticMarkup(<MutationScore mutations={[caught, missed]} />)
  expect(score).toContain("detected 1 of the 2 mutations that were run (2026-11-23, seed 7)")
  expect(score).toContain("Not detected by R1: A check is gone.")
  expect(score).not.toContain("A lock is gone.")
  const table = renderToStaticMarkup(<Figures runs={runs} mutations={[caught, missed]} kind="R" />)
  expect(table).toContain("<td>1 of 2</td>")
})
