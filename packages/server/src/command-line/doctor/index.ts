import { styleText } from "node:util"
import path from "node:path"
import type { Config } from "../../config/keys.ts"
import { readConfig } from "../../config/read-config.ts"
import { describeProblem, loadProject, type Project } from "../../project/index.ts"
import { StartError } from "../../start-error.ts"
import { loadDotenv } from "../dotenv.ts"
import { checkArchive } from "./check-archive.ts"
import { checkDashboard } from "./check-dashboard.ts"
import { checkDatabase } from "./check-database.ts"
import { checkMail } from "./check-mail.ts"
import {
  checkCors,
  checkNode,
  checkSecrets,
  checkServices,
  type FileProviderOrigin,
} from "./check-settings.ts"
import { broken, fine, worthKnowing, type Finding } from "./finding.ts"

/** How the doctor tells. */
export interface DoctorOptions {
  readonly isJson: boolean
  readonly hasColor: boolean
}

const marks = {
  fine: ["ok", "green"],
  "worth knowing": ["note", "yellow"],
  broken: ["broken", "red"],
} as const

/**
 * `stheno doctor`: looks at everything a shop depends on, and changes nothing.
 * @returns whether nothing is broken
 * @since 0.1
 */
export async function runDoctor(overrides: Partial<Config>, options: DoctorOptions): Promise<boolean> {
  const findings = await examine(process.cwd(), overrides)
  const count = findings.filter(({ level }) => level === "broken").length
  if (options.isJson) console.log(JSON.stringify(findings, null, 2))
  else {
    for (const finding of findings) console.log(describe(finding, options.hasColor))
    console.log(count === 0 ? "\nNo problems found." : `\nProblems found: ${count}.`)
  }
  return count === 0
}

/**
 * Looks at the shop of a folder.
 * @since 0.1
 */
export async function examine(directory: string, overrides: Partial<Config>): Promise<Finding[]> {
  loadDotenv(path.join(directory, ".env"))
  const project = await loadProject(directory)
  const env = { ...project?.settings, ...withoutEmpty(process.env) }
  const first = [
    checkNode(process.versions.node),
    ...checkProject(project),
    ...(await checkDashboard(project)),
  ]
  let config: Config
  try {
    config = readConfig(env, overrides)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [...first, broken("settings", error.message, { remedy: error.remedy })]
  }
  return [
    ...first,
    checkSecrets(config, env),
    ...checkCors(config),
    ...checkServices(env, directory, {
      fileProvider: fileProviderOf(project),
      hasSharedCache: project?.parts.providers.some(({ definition }) => definition.kind === "cache") ?? false,
    }),
    ...(await checkDatabase(config, project)),
    ...checkArchive(config),
    await checkMail(config),
  ]
}

function fileProviderOf(project: Project | undefined): FileProviderOrigin {
  const found = project?.parts.providers.findLast(({ definition }) => definition.kind === "file")
  return found ? (found.origin.plugin === undefined ? "project" : "plugin") : undefined
}

function checkProject(project: Project | undefined): Finding[] {
  if (!project)
    return [
      worthKnowing(
        "project",
        "This folder contains no project: it has no stheno.config.ts or medusa-config.ts.",
        {
          remedy: "Change to the project's folder, unless you run a store without custom code.",
        },
      ),
    ]
  const notes = project.notes.map((note) => worthKnowing("project", note))
  if (project.problems.length === 0)
    return [fine("project", `${project.configFile} and the files in src have no errors.`), ...notes]
  return [...project.problems.map((problem) => broken("project", describeProblem(problem))), ...notes]
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value))
}

function describe({ level, subject, message, remedy, page }: Finding, hasColor: boolean): string {
  const [word, color] = marks[level]
  const mark = word.padEnd(6)
  const lines = [`${hasColor ? styleText(color, mark) : mark}  ${subject}: ${message}`]
  if (remedy) lines.push(remedy)
  if (page) lines.push(`See ${page} in the documentation.`)
  return lines.join(`\n${" ".repeat(8)}`)
}
