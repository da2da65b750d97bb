import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { knownPlugins } from "@stheno/create-medusa-app/internal/known-plugins.gen.ts"
import type { PageParts } from "../content/page.ts"

const root = fileURLToPath(new URL("../../../../", import.meta.url))
const content = join(root, "apps/docs/content")

interface ListedPlugin {
  readonly name: string
  readonly plugin: string
  readonly title: string
  readonly description: string
  /** the address of its page */
  readonly page: string
}

/**
 * A list of the plugins in the repository, with their pages.
 * @since 0.1
 */
export function pluginParts(): PageParts {
  const plugins = listPlugins()
  return { PluginList: { data: plugins, component: () => <PluginList plugins={plugins} /> } }
}

/** @throws TypeError for a plugin that no page installs */
function listPlugins(): ListedPlugin[] {
  const pages = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => readFileSync(join(content, file), "utf8"))
  return knownPlugins.map(({ name, plugin, title }) => {
    const folder = name.replace("@stheno/", "")
    const ids = pages
      .filter((text) => text.includes(`"plugins/${folder}/commands.sh" region="install"`))
      .map((text) => /^id: (.+)$/m.exec(text)?.[1])
    // Services with the same protocol share a plugin.
    const id = ids.find((each) => each?.endsWith(`/${plugin}`)) ?? ids[0]
    if (!id) throw new TypeError(`No page installs ${name}`)
    const manifest = readFileSync(join(root, "plugins", folder, "package.json"), "utf8")
    const { description } = JSON.parse(manifest) as { description: string }
    return { name, plugin, title, description, page: `/${id.replace(/\/index$/, "")}` }
  })
}

function PluginList({ plugins }: { readonly plugins: readonly ListedPlugin[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Plugin</th>
          <th>Package</th>
          <th>
            <code>--plugin</code>
          </th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {plugins.map(({ name, plugin, title, description, page }) => (
          <tr key={name}>
            <td>
              <a href={page}>{title}</a>
            </td>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{plugin}</code>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
