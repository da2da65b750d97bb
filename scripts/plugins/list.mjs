// Writes the list of plugins that create-medusa-app offers: npm run generate.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { pluginNames, readManifest } from "./names.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))
const plugins = pluginNames()
  .map(readManifest)
  .filter((manifest) => !manifest.private)
  .map(({ name, stheno }) => ({ name, ...stheno }))

fs.writeFileSync(
  path.join(root, "packages/create-medusa-app/src/known-plugins.gen.ts"),
  `// Written by scripts/plugins/list.mjs from the package.json files in plugins: npm run generate

/** A plugin that a new project can have. */
export interface KnownPlugin {
  /** the name of its package */
  readonly name: string
  /** what \`--plugin\` calls it */
  readonly plugin: string
  readonly title: string
  /**
   * The options to set, each with the environment variable that the configuration reads, or a text with variables as
   * \`\${NAME}\`. Dots lead into nested options.
   */
  readonly options: Readonly<Record<string, string>>
  /** further options; a nested group is left out while its first variable is not set */
  readonly optional?: Readonly<Record<string, string>>
  /** variables of \`optional\`, of which at least one must be set */
  readonly oneOf?: readonly string[]
  /** settings of the storefront, each with the environment variable that has its value */
  readonly storefront?: Readonly<Record<string, string>>
  /** settings of the storefront that list names, each with the variable that is set if the name belongs to the list */
  readonly storefrontLists?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** payment providers that the regions of a new store get when the plugin is set up */
  readonly paymentProviders?: readonly string[]
}

/** The plugins of the repository. */
export const knownPlugins: readonly KnownPlugin[] = ${JSON.stringify(plugins, null, 2)}
`,
)
