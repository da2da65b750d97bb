import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { AppError } from "./app-error.ts"
import { javascriptTemplate, ownVersion, template } from "./places.ts"
import { copyTarballs, tarballFolder } from "./tarballs.ts"

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

/** The settings of a project, as in its `.env`. */
export interface Environment extends Readonly<Record<string, string>> {
  readonly ADMIN_EMAIL: string
  readonly ADMIN_PASSWORD: string
}

/** The folders of `src`, which `--no-boilerplate` leaves empty. */
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
    throw unwritable(plan.directory, error)
  }
  for (const folder of folders) {
    const place = path.join(plan.directory, "src", folder)
    fs.mkdirSync(place, { recursive: true })
    if (!plan.hasExamples) fs.writeFileSync(path.join(place, ".gitkeep"), "")
  }
  fillIn(plan)
  writePackage(plan)
}

/** The error for a folder into which nothing can be written. */
export function unwritable(directory: string, error: unknown): AppError {
  return new AppError(
    `The folder ${directory} cannot be written: ${(error as Error).message}.`,
    "Choose another one with --directory-path DIR.",
  )
}

/** Writes the project's name, language and packages into the files that mention them. */
function fillIn({ directory, language, packages }: ProjectPlan): void {
  const name = path.basename(directory)
  rewrite(path.join(directory, "README.md"), (text) => {
    const named = text.replaceAll("{{name}}", name)
    return language === "javascript" ? named.replaceAll(/\.ts(x?)`/g, (_, x: string) => `.js${x}\``) : named
  })
  rewrite(path.join(directory, "data/seed.json"), (text) =>
    text.replace('"store": {', `"store": { "name": ${JSON.stringify(storeName(name))},`),
  )
  rewrite(path.join(directory, "Dockerfile"), (text) => {
    const named = text.replaceAll("{{package}}", packageName(directory))
    if (packages !== undefined) return named
    return named
      .replace(`COPY ${tarballFolder} ./${tarballFolder}\n`, "")
      .replace(`rm -rf ${tarballFolder} tests`, "rm -rf tests")
  })
}

/** The name that the example products' store gets: "My Shop" in the folder `my-shop`. */
function storeName(folder: string): string {
  return folder.replace(/[-_.\s]+/g, " ").replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function rewrite(file: string, change: (text: string) => string): void {
  fs.writeFileSync(file, change(fs.readFileSync(file, "utf8")))
}

/** The name that a package in a folder gets. */
export function packageName(directory: string): string {
  return path
    .basename(directory)
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, "-")
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
  const isForeign = language === "javascript" && (/(?<!\.d)\.tsx?$/.test(file) || file === "tsconfig.json")
  const isExample = (top === "src" && folder !== undefined) || top === "tests" || top === "types.d.ts"
  return !isForeign && (hasExamples || !isExample)
}

/** The settings of a new project, with new secrets. */
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

/** Writes environment variables into a file that only its owner can read. Those without a value are left to fill in. */
export function writeEnvironment(file: string, environment: Readonly<Record<string, string>>): void {
  const lines = Object.entries(environment).map(
    ([name, value]) =>
      `${value === "" ? "# " : ""}${name}=${/[#\s"']/.test(value) ? JSON.stringify(value) : value}`,
  )
  fs.writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 })
}

/** What a project's code is checked and tested with, extensions of the dashboard included. */
const developmentPackages = {
  "@types/node": "20.19.43",
  "@types/react": "19.3.0",
  eslint: "10.15.0",
  "react-router-dom": "7.18.5",
  typescript: "6.0.3",
  "typescript-eslint": "8.73.0",
  // Vitest would bring the newest one, which nobody has tested.
  vite: "8.3.8",
  vitest: "4.1.12",
}

/** Packages of Stheno that a project runs on. */
const runtime = ["@stheno/admin", "@stheno/core", "@stheno/server"]

/** What the dashboard shares with its extensions at run time; a project needs the types only. */
const typesOnly = ["@stheno/medusa-react", "@stheno/ui"]

function writePackage({ directory, packages, language }: ProjectPlan): void {
  const version = ownVersion()
  const tarballs = packages ? copyTarballs(packages, directory) : undefined
  // Without a registry, npm finds the packages that these depend on only where the project names them too.
  const names = tarballs ? Object.keys(tarballs).filter((name) => !typesOnly.includes(name)) : runtime
  const specOf = (name: string) => [name, tarballs?.[name] ?? version] as const
  const manifest = {
    name: packageName(directory),
    private: true,
    version: "0.0.1",
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      dev: "stheno develop --no-seed",
      start: "stheno start --no-seed",
      seed: "stheno seed --seed-file data/seed.json",
      test: "vitest run",
      types: language === "javascript" ? "tsc -p jsconfig.json" : "tsc",
      lint: "eslint",
    },
    dependencies: Object.fromEntries(names.toSorted().map(specOf)),
    devDependencies: { ...Object.fromEntries(typesOnly.map(specOf)), ...developmentPackages },
  }
  fs.writeFileSync(path.join(directory, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
}
