import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"

const folder = createTemporaryDirectory()
const notes = path.join(folder, "notes.txt")
const note = (text: string) => `appendFileSync(${JSON.stringify(notes)}, "${text}\\n")`
const fsImport = `import { appendFileSync } from "node:fs"`
const written = () => (fs.existsSync(notes) ? fs.readFileSync(notes, "utf8").trim().split("\n") : [])

const endpointWith = (options: string, work: string) => `
  import { endpoint } from "@stheno/core"
  export const POST = endpoint({
    access: "public", ${options}
    handler: async (_, { services, container, db, transaction }) => services.lockService.execute("report", ${work}, { timeout: 0.2 }),
  })`

const parts = {
  "src/api/store/reports/route.ts": endpointWith(
    "ownsTransactions: true,",
    "() => transaction(async () => ({ isSame: container.resolve('lockService') === services.lockService }))",
  ),
  "src/api/store/in-transaction/route.ts": endpointWith("", "() => ({ done: true })"),
  "src/api/store/nested/route.ts": endpointWith(
    "ownsTransactions: true,",
    "() => services.lockService.execute('report', () => ({ done: true }), { timeout: 0.2 })",
  ),
  "src/services/report.ts": `
    import { service } from "@stheno/core"
    ${fsImport}
    export default service(({ services }) => ({
      write: (by) => services.lockService.execute("write", () => appendFileSync(${JSON.stringify(notes)}, by + "\\n")),
    }))`,
  "src/loaders/first.ts": `export default async (container) => container.resolve("reportService").write("loader")`,
  "src/subscribers/second.ts": `
    import { subscriber } from "@stheno/core"
    export default subscriber({
      event: "customer.created",
      handler: async ({ services, jobs }) => {
        await services.reportService.write("subscriber")
        await jobs.enqueue("third", {})
      },
    })`,
  "src/jobs/third.ts": `
    import { job } from "@stheno/core"
    export default job({ name: "third", handler: async ({ services }) => services.reportService.write("job") })`,
}

let shop: ProjectServer
beforeAll(async () => {
  shop = await startProject(parts)
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

const post = (name: string) => shop.send("POST", `/store/${name}`, {})

it("gives locks to loaders, subscribers, jobs and services", async () => {
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
  const customer = { first_name: "A", last_name: "B", email: "a@b.co", password: "correct-horse" }
  expect((await shop.send("POST", "/store/customers", customer)).status).toBe(200)
  await expect.poll(written, { timeout: 20_000 }).toEqual(["loader", "subscriber", "job"])
})

it("gives locks to endpoints, outside of their transactions only", async () => {
  expect(await post("reports")).toMatchObject({ status: 200, body: { isSame: true } })
  expect((await post("in-transaction")).status).toBe(500)
  expect(await post("reports")).toMatchObject({ status: 200 })
})

it("answers 409 in the form of v1 when a lock is not free", async () => {
  const { status, body, headers } = await post("nested")
  expect([status, headers.get("retry-after")]).toEqual([409, "1"])
  expect(body).toEqual({
    code: "lock_not_free",
    type: "conflict",
    message: "Lock report was not free within 0.2 s. Send the request again.",
  })
})

const unreachable = `
  import { provider } from "@stheno/core"
  ${fsImport}
  const down = async () => { throw new Error("connection refused") }
  export default provider("lock", () => ({ acquire: down, renew: down, release: async ({ key }) => { ${note("released")} } }))`

it("uses the lock provider of the project, and answers 503 when it is unreachable", async () => {
  const other = await startProject({
    "src/api/store/reports/route.ts": parts["src/api/store/reports/route.ts"],
    "src/providers/locks.ts": unreachable,
  })
  const { status, body, headers } = await other.send("POST", "/store/reports", {})
  expect([status, headers.get("retry-after"), body.code]).toEqual([503, "2", "locks_unavailable"])
  expect(written()).toContain("released")
  await other.close()
})
