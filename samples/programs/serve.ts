import { fileURLToPath } from "node:url"
import { loadProject, readConfig, startHost, type Job } from "@stheno/server"

const folder = fileURLToPath(new URL("shop", import.meta.url))

// region job
const countProducts: Job = {
  name: "count-products",
  about: "Writes the number of products to the metadata of the store.",
  async run({ note }, { finish }) {
    await finish(async (db) => {
      const { count } = await db
        .selectFrom("product")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
      const metadata = JSON.stringify({ products: Number(count), note })
      await db.updateTable("store").set({ metadata }).execute()
    })
  },
}
// endregion

// region start
const project = await loadProject(folder)
export const host = await startHost(readConfig(process.env), {
  seed: false,
  project,
  jobs: [countProducts],
  onProgress: (message) => console.error(message),
})
// endregion

// region enqueue
await host.jobs.enqueue("count-products", { note: "first" })
// endregion

// region greet
const greeting = await fetch(`${host.apiUrl}/store/greeting`)
console.log(await greeting.json())
// endregion

// region reload
// Read the files again, for example when one of them was saved.
const saved = await loadProject(folder)
if (saved) await host.reload(saved)

// Build the extensions of the dashboard again.
await host.reloadDashboard()
// endregion

// region stop
process.once("SIGTERM", () => void stop())

export async function stop() {
  await host.stop()
}
// endregion
