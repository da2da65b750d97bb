import fs from "node:fs"
import path from "node:path"
import type { Ended } from "./run.ts"
import { succeed, type Started, type Workplace } from "./workplace.ts"

/** The last stage of a Dockerfile, in a folder instead of an image. */
export interface Image {
  /** the number of bytes that the image has besides its base */
  readonly size: number
  /** runs its CMD */
  start(env: NodeJS.ProcessEnv): Promise<Started>
  /** runs its HEALTHCHECK */
  health(env: NodeJS.ProcessEnv): Promise<Ended>
}

/** A stage that was run. */
interface Stage {
  readonly files: string
  readonly env: Record<string, string>
  /** its WORKDIR, for which `files` stands */
  folder: string
}

/**
 * Runs the steps of a Dockerfile for a project in empty folders, where no Docker is needed: files are copied as its
 * .dockerignore says, and commands run one after the other. What only an image has (users, ports, volumes) is skipped.
 */
export async function runDockerfile(
  place: Workplace,
  project: string,
  dockerfile = path.join(project, "Dockerfile"),
): Promise<Image> {
  const stages = new Map<string, Stage>()
  const commands: Record<string, readonly string[]> = {}
  let stage: Stage | undefined
  for (const [, instruction, rest] of stepsOf(dockerfile)) {
    if (instruction === "FROM") {
      const files = fs.mkdtempSync(path.join(place.folder, "image-"))
      stage = { files, env: {}, folder: "/" }
      stages.set(/ AS (\S+)$/.exec(rest!)?.[1] ?? "last", stage)
    } else if (instruction === "WORKDIR") stage!.folder = rest!
    else if (instruction === "ENV") Object.assign(stage!.env, pairsIn(rest!))
    else if (instruction === "COPY") copy(rest!, { project, stage: stage!, stages })
    else if (instruction === "RUN" && !rest!.includes("chown"))
      await succeed(place.run("bash", ["-euc", rest!], stage!.files, stage!.env))
    else if (instruction === "CMD" || instruction === "HEALTHCHECK")
      commands[instruction] = JSON.parse(rest!.slice(rest!.indexOf("["))) as string[]
  }
  const { files, env } = stages.get("last")!
  const [program, ...words] = commands["CMD"]!.filter((word, place) => place > 0 || word !== "node")
  const host = { HOST: "127.0.0.1" }
  return {
    size: sizeOf(files),
    start: (more) => place.launch([program!, ...words], files, { ...env, ...host, ...more }),
    health: (more) =>
      place.run(process.execPath, commands["HEALTHCHECK"]!.slice(1), files, { ...env, ...more }),
  }
}

/** The bytes of all files in a folder. */
function sizeOf(folder: string): number {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const sizes = entries.map((entry) =>
    entry.isFile() ? fs.statSync(path.join(entry.parentPath, entry.name)).size : 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function stepsOf(dockerfile: string): RegExpMatchArray[] {
  const text = fs.readFileSync(dockerfile, "utf8").replace(/\\\n\s*/g, "")
  return [...text.matchAll(/^([A-Z]+) (.+)$/gm)]
}

const pairsIn = (text: string) =>
  Object.fromEntries(text.split(" ").map((pair) => pair.split("=") as [string, string]))

function copy(
  text: string,
  { project, stage, stages }: { project: string; stage: Stage; stages: ReadonlyMap<string, Stage> },
): void {
  const [, from] = /^--from=(\S+) /.exec(text) ?? []
  const words = text.split(" ").filter((word) => !word.startsWith("--"))
  const target = path.join(stage.files, words.at(-1)!)
  const earlier = from === undefined ? undefined : stages.get(from)!
  const source = earlier?.files ?? project
  const ignored = new Set(
    from === undefined ? fs.readFileSync(path.join(project, ".dockerignore"), "utf8").trim().split("\n") : [],
  )
  for (const word of words.slice(0, -1)) {
    const whole = path.join(source, earlier ? path.relative(earlier.folder, word) : word)
    const isFile = fs.statSync(whole).isFile()
    fs.cpSync(whole, isFile ? path.join(target, path.basename(whole)) : target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !ignored.has(path.relative(source, file).split(path.sep)[0]!),
    })
  }
}
