import path from "node:path"
import { assertProductionReady } from "../config/production.ts"
import type { Config } from "../config/keys.ts"
import { isProduction, readConfig } from "../config/read-config.ts"
import { assertWhole, loadProject, type Project } from "../project/index.ts"
import { loadDotenv } from "./dotenv.ts"

/** A start's settings, and the project that they come from where there is one. */
export interface Opened {
  readonly config: Config
  readonly project: Project | undefined
}

/**
 * Reads the project in a folder, if it is one, and the settings: the command line wins over the environment, which wins
 * over the file. Variables in `.env` count as environment.
 * @param subscribers absolute paths of further files with subscribers
 * @throws project_broken in production, when something of it cannot be used
 * @throws StartError for settings that are not acceptable
 * @since 0.1
 */
export async function openProject(
  directory: string,
  overrides: Partial<Config>,
  subscribers?: readonly string[],
): Promise<Opened> {
  loadDotenv(path.join(directory, ".env"))
  const project = await loadProject(directory, { subscribers })
  const given = Object.entries(process.env).filter(([, value]) => value)
  const env = { ...project?.settings, ...Object.fromEntries(given) }
  const config = readConfig(env, overrides)
  assertProductionReady(config, env)
  if (project && isProduction(config)) assertWhole(project.problems)
  return { config, project }
}
