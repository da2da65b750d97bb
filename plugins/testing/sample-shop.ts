import { startTestShop, type TestShop } from "@stheno/server/testing"
import fs from "node:fs"
import path from "node:path"

/** What the documentation shows of the plugins: a project per folder. */
const samples = path.join(import.meta.dirname, "../../samples/plugins")

/** Projects of tests stand below this folder, from where they find the plugins as a project finds its packages. */
const projects = path.join(import.meta.dirname, "../.cache")

/**
 * Starts a store with the files that the documentation shows.
 * @param name a folder of `samples/plugins`, with a configuration file that names the plugin
 * @param settings settings by environment variable; set what the configuration file reads with `vi.stubEnv`
 * @param options options of the plugin beside those of the documentation, such as the address of a stand-in
 * @returns the store; `stop` removes its project too
 */
export async function startSampleShop(
  name: string,
  settings: Readonly<Record<string, string>> = {},
  { options }: { readonly options?: Readonly<Record<string, string>> } = {},
): Promise<TestShop> {
  fs.mkdirSync(projects, { recursive: true })
  const directory = fs.mkdtempSync(path.join(projects, `${name}-`))
  const remove = () => fs.rmSync(directory, { recursive: true, force: true })
  fs.cpSync(path.join(samples, name), directory, { recursive: true })
  if (options) {
    const file = path.join(directory, "medusa-config.ts")
    const added = Object.entries(options).map(([name, value]) => `${name}: ${JSON.stringify(value)},`)
    fs.writeFileSync(
      file,
      fs.readFileSync(file, "utf8").replace("options: {", `options: { ${added.join(" ")}`),
    )
  }
  try {
    const shop = await startTestShop({ directory, settings })
    return {
      ...shop,
      async stop() {
        await shop.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
