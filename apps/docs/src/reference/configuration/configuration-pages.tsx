import { configKeys, type ConfigKey } from "@stheno/server/internal/config/keys.ts"
import type { PageSource } from "../../content/page.ts"
import { PropertyTable, SourceLink, withCode, type TypeLinks } from "../code/parts.tsx"
import type { DeclarationModel, SourcePlace } from "../code/model.ts"
import { readDeclaration } from "../code/read-declaration.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { generatedPage } from "../generated-page.ts"

/** A setting of the server with the key that a configuration file has for it. */
interface KeyModel {
  readonly name: string
  readonly env: string
  readonly fileKey: string | undefined
  readonly type: string
  readonly accepts: string
  readonly choices: readonly string[] | undefined
  readonly fallback: string
  readonly about: string
  readonly isSecret: boolean
  readonly source: SourcePlace
}

/** The configuration file and the registry of settings tell different things. */
export class ConfigurationError extends Error {}

const keysFile = "packages/server/src/config/keys.ts"
const configFile = "packages/core/src/extend/define-config.ts"

/** Keys of the file that stand for a setting under another name. */
const aliases: Readonly<Record<string, string>> = { worker_mode: "worker" }
/** Settings that a configuration file cannot have, because they decide how it is read. */
const onlyEnvironment = new Set(["environment"])

/**
 * The reference of the configuration: every setting with its variable and its key in the configuration file.
 * @throws ConfigurationError when a setting has no key, or a key no setting
 * @since 0.1
 */
export function configurationPages(tree: SourceTree): PageSource[] {
  const keys = readKeys(tree)
  const project = readDeclaration("ProjectConfig", tree.resolve(configFile, "ProjectConfig")!)
  return [
    generatedPage(
      {
        id: "references/configuration",
        route: "/references/configuration",
        title: "Configuration",
        description:
          "Every setting of the server: its environment variable, its key in the configuration file, the values it accepts, and its default.",
        sidebar: "core",
        kind: "reference",
        source: keysFile,
      },
      [keys, project],
      () => <ConfigurationPage keys={keys} project={project} />,
    ),
  ]
}

/** Every setting, in the order of the registry. */
export function readKeys(tree: SourceTree): KeyModel[] {
  const settings = readDeclaration("ProjectSettings", tree.resolve(configFile, "ProjectSettings")!)
  const inFile = new Set(settings.members.map(({ name }) => name))
  const lines = tree.file(keysFile).text.split("\n")
  const keys = Object.entries(configKeys).map(([name, key]: [string, ConfigKey<unknown>]) => {
    const fileKey = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (!inFile.delete(fileKey) && !onlyEnvironment.has(name))
      throw new ConfigurationError(`${name} has no key in a configuration file`)
    return keyModel(name, onlyEnvironment.has(name) ? undefined : fileKey, key, lines)
  })
  const unknown = [...inFile].filter((name) => !aliases[name])
  if (unknown.length > 0) throw new ConfigurationError(`no setting stands behind ${unknown.join(", ")}`)
  return keys
}

function keyModel(
  name: string,
  fileKey: string | undefined,
  key: ConfigKey<unknown>,
  lines: readonly string[],
): KeyModel {
  const { env, type, accepts, choices, about, isSecret = false } = key
  const line = lines.findIndex((text) => text.startsWith(`  ${name}: `)) + 1
  const fallback = Array.isArray(key.default) ? key.default.join(", ") : String(key.default)
  const source = { file: keysFile, line }
  return { name, env, fileKey, type, accepts, choices, fallback, about, isSecret, source }
}

function ConfigurationPage({ keys, project }: { keys: readonly KeyModel[]; project: DeclarationModel }) {
  const links: TypeLinks = new Map(
    ["ProjectSettings", "PluginEntry"].map((name) => [
      name,
      `/references/services/${name === "PluginEntry" ? "types" : "interfaces"}/${name}`,
    ]),
  )
  return (
    <>
      <p>
        The value of a setting is taken from the first of these sources that has one: the command line option,
        the environment variable, <code>projectConfig</code> in the configuration file, and the default. If a
        value is not valid, the server does not start; the error <code>config_not_valid</code> names the
        variable.
      </p>
      <h2>Configuration file</h2>
      <p>
        <code>stheno.config.ts</code>, or v1's <code>medusa-config.js</code>, exports the configuration as its
        default export; <a href="/references/services/functions/defineConfig">defineConfig</a> types it.
      </p>
      <PropertyTable members={project.members} links={links} />
      <h2>Settings</h2>
      <p>
        Each environment variable is followed by its key in <code>projectConfig</code>. v1's key{" "}
        <code>worker_mode</code> is accepted for <code>worker</code>.
      </p>
      {keys.map((key) => (
        <Setting key={key.name} setting={key} />
      ))}
    </>
  )
}

function Setting({ setting }: { setting: KeyModel }) {
  const { env, fileKey, about, fallback, isSecret, source } = setting
  return (
    <div className="api-error" id={env}>
      <p className="api-error-head">
        <code>{env}</code> {fileKey && <span className="flag">{fileKey}</span>}{" "}
        {isSecret && <span className="flag flag-required">secret</span>}
      </p>
      <p>{withCode(about)}</p>
      <p>
        Accepts {withCode(acceptedBy(setting))}.{" "}
        {fallback ? (
          <>
            Default: <code>{fallback}</code>.
          </>
        ) : (
          "Empty by default."
        )}
      </p>
      <p className="api-error-source">
        <SourceLink place={source} />
      </p>
    </div>
  )
}

function acceptedBy({ accepts, choices }: KeyModel): string {
  return choices ? `one of ${choices.map((value) => `\`${value}\``).join(", ")}` : accepts
}
