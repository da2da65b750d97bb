import { existsSync, readdirSync, readFileSync } from "node:fs"
import { sampleAreas } from "../../../../../samples/region-markers.ts"
import { readSample } from "../../samples/read-sample.ts"

const samples = new URL("../../../../../samples/", import.meta.url)

/** What the samples of a module begin with. All other samples keep everything in memory. */
const fixtures: Readonly<Record<string, string>> = {
  product: "catalog",
  pricing: "prices",
  inventory: "stock",
  "stock-location": "stock",
  cache: "messages",
  "event-bus": "messages",
}

/** Commands of curl that need no steps before them: the demo shop answers them. */
export const commandsAlone: readonly string[] = [
  "start/run.sh#health",
  "development/commands.sh#again",
  "development/commands.sh#upload",
]

/** A sample that runs in a page. */
export interface Runnable {
  /** `carts/use-cart.ts` */
  readonly file: string
  /** the sample that contains its beginning */
  readonly before?: string
  /** steps that it can be stopped after */
  readonly regions: readonly string[]
  /** steps that send something and print nothing: they end with their code */
  readonly silent: readonly string[]
}

/** Every sample that runs in a page: samples that call the shop, and samples of the modules. */
export function runnableSamples(): Runnable[] {
  const calling = sampleAreas
    .filter((area) => existsSync(new URL(area, samples)))
    .flatMap((area) => filesIn(area))
    .map((file) => ({ file, ...stepsOf(file) }))
  const ofModules = Object.entries(fixtures).flatMap(([name, fixture]) =>
    filesIn(`modules/${name}`).map((file) => ({
      file,
      before: `modules/${fixture}.ts`,
      regions: ["sample"],
      silent: [],
    })),
  )
  return [...calling, ...ofModules]
}

/**
 * What the button of a sample runs, `carts/use-cart.ts#create`: a step that ends with what it printed, or the same step by
 * curl or in React.
 * @returns undefined where a page cannot run it
 */
export function runOf(file: string, region: string | undefined): string | undefined {
  const ofReact = /^react\/.+\/([\w-]+)\.tsx$/.exec(file)?.[1]
  if (ofReact) return `${file}#${ofReact}`
  if (region === undefined) return undefined
  if (commandsAlone.includes(`${file}#${region}`)) return `shell/${file}#${region}`
  const ofCurl = /^curl\/.+\/[\w-]+\.sh$/.test(file)
  return ofCurl || isStep(file, region) ? `${file}#${region}` : undefined
}

function isStep(file: string, region: string): boolean {
  const [area = "", name = ""] = file.split("/")
  if (!file.endsWith(".ts")) return false
  if (area === "modules") return region === "sample" && name in fixtures
  if (!sampleAreas.includes(area)) return false
  const { regions, silent } = stepsOf(file)
  return [...regions, ...silent].includes(region)
}

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, samples))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`)
}

type Steps = Pick<Runnable, "regions" | "silent">

const steps = new Map<string, Steps>()

function stepsOf(file: string): Steps {
  const known = steps.get(file)
  if (known) return known
  const text = readFileSync(new URL(file, samples), "utf8")
  const captured = [...text.matchAll(/^captured\("([\w-]+)"\)/gm)].map(([, name]) => name!)
  const regions = captured.filter((name) => text.includes(`// region ${name}\n`))
  const silent = [...text.matchAll(/^\/\/ region ([\w-]+)$/gm)]
    .map(([, name]) => name!)
    .filter((name) => !regions.includes(name) && sends(readSample(samples, file, name).code))
  const found = { regions, silent }
  steps.set(file, found)
  return found
}

/** Whether code calls the shop where it stands, not in a function. */
function sends(code: string): boolean {
  return /^(?:const .+ = )?await /m.test(code)
}
