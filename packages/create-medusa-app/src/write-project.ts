import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { javascriptTemplate, ownVersion, template } from "./places.ts"

/** What a project's code is written in. */
export type Language = "typescript" | "javascript"

/** What a project is written from. */
export interface ProjectPlan {
  /** absolute path of the folder to create */
  readonly directory: string
  readonly language: Language
  readonly hasExamples: boolean
  /** folder with tarballs of our packages */
  readonly packages: string | undefined
}

/** The settings of a project, as they stand in its `.env`. */
export interface Environment extends Readonly<Record<string, string>> {
  readonly ADMIN_EMAIL: string
  readonly ADMIN_PASSWORD: string
}

/** The examples that `--no-boilerplate` leaves out stand in these folders. */
const folders = ["api", "models", "migrations", "services", "subscribers", "jobs", "loaders", "admin"]

/**
 * Writes a project's files.
 * @throws AppError when the folder is not empty or cannot be written
 */
export function writeProject(plan: ProjectPlan): void {
  assertEmpty(plan.directory)
  try {
    fs.mkdirSync(plan.directory, { recursive: true })
    for (const folder of plan.language === "javascript" ? [template, javascriptTemplate] : [template])
      fs.cpSync(folder, plan.directory, {
        recursive: true,
        filter: (file) => isWanted(path.relative(folder, file), plan),
      })
    fs.renameSync(path.join(plan.directory, "_gitignore"), path.join(plan.directory, ".gitignore"))
  } catch (error) {
    throw new AppError(
      `The folder ${plan.directory} cannot be written: ${(error as Error).message}.`,
      "Choose another one with --directory-path DIR.",
    )
  }
  for (const folder of folders) {
    const place = path.join(plan.directory, "src", folder)
    fs.mkdirSync(place, { recursive: true })
    if (!plan.hasExamples) fs.writeFileSync(path.join(place, ".gitkeep"), "")
  }
  writeReadme(plan)
  writePackage(plan)
}

function writeReadme({ directory, language }: ProjectPlan): void {
  const readme = path.join(directory, "README.md")
  const text = fs.readFileSync(readme, "utf8").replaceAll("{{name}}", path.basename(directory))
  const told =
    language === "javascript"
      ? text.replace(/.*npm run types.*\n/, "").replaceAll(/\.ts(x?)`/g, (_, x: string) => `.js${x}\``)
      : text
  fs.writeFileSync(readme, told)
}

/** @throws AppError when there is something in the folder */
export function assertEmpty(directory: string): void {
  if (!fs.existsSync(directory)) return
  const isFolder = fs.statSync(directory).isDirectory()
  if (isFolder && fs.readdirSync(directory).every((name) => name === ".git")) return
  throw new AppError(
    isFolder ? `The folder ${directory} is not empty.` : `${directory} is a file.`,
    "Choose another name, or empty the folder.",
  )
}

/** @param file its path in the template */
function isWanted(file: string, { hasExamples, language }: ProjectPlan): boolean {
  const [top, folder] = file.split(path.sep)
  const isForeign = language === "javascript" && (/\.tsx?$/.test(file) || file === "tsconfig.json")
  return !isForeign && (hasExamples || top !== "src" || !folder)
}

/** The settings of a new project, with secrets of its own. */
export function environmentOf(project: {
  readonly adminEmail: string
  readonly databaseUrl: string | undefined
  readonly port: number
}): Environment {
  const { adminEmail, databaseUrl, port } = project
  return {
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: randomBytes(9).toString("base64url"),
    JWT_SECRET: randomBytes(32).toString("hex"),
    COOKIE_SECRET: randomBytes(32).toString("hex"),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(port !== 9000 && { PORT: String(port) }),
  }
}

/** Writes `.env`. */
export function writeEnvironment(directory: string, environment: Environment): void {
  const lines = Object.entries(environment).map(
    ([name, value]) => `${name}=${/[#\s"']/.test(value) ? JSON.stringify(value) : value}`,
  )
  fs.writeFileSync(path.join(directory, ".env"), `${lines.join("\n")}\n`, { mode: 0o600 })
}

/** What a project's code is checked with, extensions of the dashboard included. */
const developmentTypes = {
  "@types/node": "20.19.43",
  "@types/react": "19.3.0",
  "react-router-dom": "7.18.5",
  typescript: "6.0.3",
}

function writePackage({ directory, packages, language }: ProjectPlan): void {
  const version = ownVersion()
  const isTyped = language === "typescript"
  const tarballs = packages ? tarballsIn(packages) : {}
  const ours = ["@stheno/admin", "@stheno/core", "@stheno/server"]
  // What the dashboard shares with its extensions at run time; a project needs their types only.
  const typed = ["@stheno/medusa-react"]
  const manifest = {
    name: path
      .basename(directory)
      .toLowerCase()
      .replace(/[^a-z0-9._~-]+/g, "-"),
    private: true,
    version: "0.0.1",
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      dev: "stheno develop --no-seed",
      start: "stheno start --no-seed",
      seed: "stheno seed --seed-file data/seed.json",
      ...(isTyped && { types: "tsc" }),
    },
    dependencies: Object.fromEntries(ours.map((name) => [name, tarballs[name] ?? version])),
    ...(isTyped && {
      devDependencies: {
        ...Object.fromEntries(typed.map((name) => [name, tarballs[name] ?? version])),
        ...developmentTypes,
      },
    }),
    ...(packages && {
      overrides: Object.fromEntries(
        Object.entries(tarballs).map(([name, place]) => [
          name,
          ours.includes(name) || (isTyped && typed.includes(name)) ? `$${name}` : place,
        ]),
      ),
    }),
  }
  fs.writeFileSync(path.join(directory, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The tarballs of our packages in a folder, by the packages' names. */
function tarballsIn(folder: string): Record<string, string> {
  const found = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const tarballs = found.flatMap((file) => {
    const [, name] = /^stheno-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
    return name ? [[`@stheno/${name}`, `file:${path.resolve(folder, file)}`] as const] : []
  })
  if (tarballs.length > 0) return Object.fromEntries(tarballs)
  throw new AppError(`There are no tarballs of Stheno in ${folder}.`, "Pack them there with npm pack.")
}
