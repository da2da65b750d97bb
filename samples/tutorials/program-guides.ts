import fs from "node:fs"
import path from "node:path"
import { expect } from "vitest"
import { openShell } from "@stheno/create-medusa-app/internal/testing/shell.ts"
import { readSample } from "@stheno/docs/internal/samples/read-sample.ts"
import { stable } from "../stable.ts"
import type { programPages } from "./pages.ts"

const samples = new URL("../", import.meta.url)
const output = new URL("../output/", import.meta.url)
const content = new URL("../../apps/docs/content/", import.meta.url)

type ProgramPage = (typeof programPages)[number]

/** The files that a page begins with, from the page that it links. */
const setUp = {
  page: "modules/multiwarehouse/install-modules",
  files: ["database.ts", "stock.ts"],
} as const
const begins: readonly ProgramPage[] = [
  "modules/multiwarehouse/inventory-module",
  "modules/multiwarehouse/stock-location-module",
]

/** The first section that is not part of the program: modules.test.ts runs its samples. */
const until: Partial<Record<ProgramPage, string>> = {
  "modules/products/serverless-module": "Call the module from Next.js",
  "development/events/modules/local": "With a database",
}

/** The title of a block that a reader adds before the rest of a file. */
const beginning = "At the beginning of "

/** Prints between the blocks of a program, so that each output can be compared with its own. */
const border = "<next block>"

interface Block {
  readonly code: string
  readonly output: string | undefined
}

/** What a page shows: a heading, or a block of code with its title and the output below it. */
interface Shown extends Block {
  readonly heading: string | undefined
  readonly file: string
  readonly title: string
}

/**
 * Follows a page in a folder beside the packages: saves its files, adds its other samples to the file that its command runs, and
 * compares what the commands print.
 */
export async function followProgram(
  folder: string,
  page: ProgramPage,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (begins.includes(page))
    for (const { title, code } of shownOn(setUp.page))
      if (setUp.files.some((name) => name === title)) save(folder, title, code)
  const shell = openShell(folder, env)
  let blocks: Block[] = []
  try {
    for (const step of shownOn(page)) {
      if (step.heading && step.heading === until[page]) break
      if (step.file.endsWith(".sh")) {
        const [, program] = /^npx tsx (\S+)$/.exec(step.code) ?? []
        if (program && blocks.length > 0) add(folder, program, { page, blocks })
        const printed = await shell.run(step.code)
        if (program) expectPrinted(printed, [...blocks, step])
        blocks = []
      } else if (/^[\w./-]+\.ts$/.test(step.title))
        save(folder, step.title, step.code)
      else if (step.title.startsWith(beginning))
        prepend(folder, step.title.slice(beginning.length), step.code)
      // Samples of other folders belong to a store.
      else if (step.file.startsWith("modules/")) blocks.push(step)
    }
  } finally {
    shell.close()
  }
  // A sample that no command runs is not followed.
  expect(blocks).toEqual([])
}

/** Adds blocks to the end of a program, and closes its database where the page says so. */
function add(
  folder: string,
  program: string,
  { page, blocks }: { readonly page: string; readonly blocks: readonly Block[] },
): void {
  const closing = "await database.close()"
  const text = [
    ...blocks.flatMap(({ code }) => [`console.log("${border}")`, code]),
    `console.log("${border}")`,
    textOf(page).includes(`End the file with \`${closing}\``) ? closing : "",
  ]
  fs.appendFileSync(path.join(folder, program), `${text.join("\n")}\n`)
}

function prepend(folder: string, name: string, code: string): void {
  const file = path.join(folder, name)
  fs.writeFileSync(file, `${code}\n${fs.readFileSync(file, "utf8")}`)
}

/** Each block prints what is shown below it, and the command what is shown below the command. */
function expectPrinted(printed: string, shown: readonly Block[]): void {
  const [first, ...others] = printed.split(`${border}\n`)
  const command = shown.at(-1)!
  const pieces = shown.slice(0, -1)
  const wanted = pieces.map(({ output: name }, place) =>
    name ? recorded(name) : others[place]?.trim(),
  )
  expect(others.slice(0, pieces.length).map((text) => stable(text.trim()))).toEqual(
    wanted,
  )
  if (command.output)
    expect(stable([first, ...others].join("").trim())).toBe(
      recorded(command.output),
    )
}

const recorded = (name: string) =>
  fs.readFileSync(new URL(`${name}.txt`, output), "utf8").trim()

function save(folder: string, name: string, code: string): void {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${code}\n`)
}

function shownOn(page: string): Shown[] {
  const found = textOf(page).matchAll(
    /^#{2,3} (.+)$|<Sample file="([^"]+)"(?: region="([^"]+)")? title="([^"]+)" \/>(?:\s*<Output file="([^"]+)" \/>)?/gm,
  )
  return [...found].map(([, heading, file = "", region, title = "", name]) => ({
    heading,
    file,
    title,
    code: file && readSample(samples, file, region).code,
    output: name,
  }))
}

function textOf(page: string): string {
  return fs.readFileSync(new URL(`${page}.mdx`, content), "utf8")
}
