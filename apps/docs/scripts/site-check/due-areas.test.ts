import { expect, it } from "vitest"
import { sortProblems } from "./due-areas.mjs"

const problems = [
  { area: "required routes", what: "no page: /recipes" },
  { area: "required routes", what: "no page: /recipes/b2b" },
  { area: "required routes", what: "no page: /" },
  { area: "topics: admin", what: "no page: /admin/routes" },
]

it("excuses what is due, by exact words or by a beginning", () => {
  const due = [
    { area: "required routes", problems: ["no page: /recipes*"], waits: "guides" },
    { area: "topics: *", waits: "the admin dashboard" },
  ]
  expect(sortProblems(problems, due)).toEqual({
    open: [{ area: "required routes", what: "no page: /" }],
    excused: 3,
    stale: [],
  })
})

it("takes words without a star as a whole", () => {
  const due = [{ area: "required routes", problems: ["no page: /"], waits: "the home page" }]
  expect(sortProblems(problems, due)).toMatchObject({
    open: [problems[0], problems[1], problems[3]],
    excused: 1,
  })
})

it("names what is listed as due and is there by now", () => {
  const due = [
    { area: "topics: admin", waits: "the admin dashboard" },
    { area: "topics: plugins", waits: "the plugin kinds" },
    { area: "required routes", problems: ["no page: /recipes*", "no page: /usage"], waits: "guides" },
  ]
  expect(sortProblems(problems, due).stale).toEqual(["topics: plugins", "required routes: no page: /usage"])
})
