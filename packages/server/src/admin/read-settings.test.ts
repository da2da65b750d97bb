import fs from "node:fs"
import { expect, it } from "vitest"
import { readProjectConfig } from "../project/read-project-config.ts"
import { dashboardKeys, dashboardKeysWithoutMeaning } from "./read-settings.ts"

const read = (config: object) => readProjectConfig(config, "stheno.config.ts")
const lines = ({ problems }: ReturnType<typeof read>) =>
  problems.map(({ message, remedy }) => `${message} ${remedy}`)

it("reads them from the file, and from v1's entry of the plugin", () => {
  expect(read({}).dashboard).toEqual({ isServed: true, path: "/app", allowsInlineStyles: false })
  expect(read({ admin: { path: "/back/office/", inlineStyles: true } }).dashboard).toEqual({
    isServed: true,
    path: "/back/office",
    allowsInlineStyles: true,
  })
  const plugin = { resolve: "@medusajs/admin", options: { serve: false, path: "/old" } }
  const v1 = read({ plugins: [plugin, "other"] })
  expect([v1.dashboard, v1.plugins, v1.problems]).toEqual([
    { isServed: false, path: "/old", allowsInlineStyles: false },
    [{ resolve: "other", options: {} }],
    [],
  ])
  expect(read({ plugins: [plugin], admin: { serve: true } }).dashboard).toEqual({
    isServed: true,
    path: "/old",
    allowsInlineStyles: false,
  })
})

it("knows every option of v1: it counts, or a note says why it does not", () => {
  const options = { autoRebuild: true, outDir: "build", backend: "https://x.test", develop: { open: false } }
  const { notes, problems } = read({ plugins: [{ resolve: "@medusajs/admin", options }] })
  expect(problems).toEqual([])
  expect(notes).toEqual(
    Object.entries(dashboardKeysWithoutMeaning).map(
      ([key, why]) => `stheno.config.ts: the options of @medusajs/admin: ${key} has no effect: ${why}.`,
    ),
  )
  const known = [...Object.keys(dashboardKeys), ...Object.keys(dashboardKeysWithoutMeaning)]
  expect(known.toSorted()).toEqual([
    "autoRebuild",
    "backend",
    "develop",
    "inlineStyles",
    "outDir",
    "path",
    "serve",
  ])
})

it("says what is wrong", () => {
  expect(lines(read({ admin: { serv: true, serve: "no", path: "app" } }))).toEqual([
    "admin.serv is not a setting of the dashboard. Did you mean serve?",
    "admin.serve must be true or false. Correct it.",
    'admin.path must be a path on the server, not "app". Begin it with a slash, such as "/dashboard".',
  ])
  expect(lines(read({ admin: { path: "/store/app" } }))[0]).toContain(
    "admin.path cannot begin with /store: the server uses this path itself.",
  )
  expect(lines(read({ admin: { path: "/" } }))[0]).toContain('a path on the server, not "/".')
  expect(lines(read({ admin: { inlineStyles: "yes" } }))).toEqual([
    "admin.inlineStyles must be true or false. Correct it.",
  ])
  expect(lines(read({ admin: true }))[0]).toContain("admin must be an object.")
})

it("has a type in the package that projects import", () => {
  const source = fs.readFileSync(
    new URL("../../../core/src/extend/define-config.ts", import.meta.url),
    "utf8",
  )
  const [, body] = /interface AdminSettings \{([^}]+)\}/.exec(source)!
  expect([...body!.matchAll(/readonly (\w+)\?/g)].map(([, key]) => key)).toEqual(Object.keys(dashboardKeys))
})
