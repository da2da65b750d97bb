import { existsSync, readdirSync, readFileSync } from "node:fs"
import { sampleAreas } from "../../../../../samples/region-markers.ts"

const samples = new URL("../../../../../samples/", import.meta.url)

/** What the samples of a module begin with; those of the others keep everything in memory. */
const fixtures: Readonly<Record<string, string>> = {
  product: "catalogue",
  pricing: "prices",
  inventory: "stock",
  "stock-location": "stock",
  cache: "messages",
  "event-bus": "messages",
}

/** A sample that runs in a page. */
export interface Runnable {
  /** `carts/use-cart.ts` */
  readonly file: string
  /** the sample that its beginning stands in */
  readonly before?: string
  /** steps that it can be stopped after */
  readonly regions: readonly string[]
}

/** Every sample that runs in a page: those that call the shop, and those of the modules. */
export function runnableSamples(): Runnable[] {
  const calling = sampleAreas
    .filter((area) => existsSync(new URL(area, samples)))
    .flatMap((area) => filesIn(area))
    .map((file) => ({ file, regions: regionsOf(file) }))
  const ofModules = Object.entries(fixtures).flatMap(([name, fixture]) =>
    filesIn(`modules/${name}`).map((file) => ({
      file,
      before: `modules/${fixture}.ts`,
      regions: ["sample"],
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
  const ofCurl = /^curl\/.+\/[\w-]+\.sh$/.test(file)
  return ofCurl || isStep(file, region) ? `${file}#${region}` : undefined
}

function isStep(file: string, region: string): boolean {
  const [area = "", name = ""] = file.split("/")
  if (!file.endsWith(".ts")) return false
  if (area === "modules") return region === "sample" && name in fixtures
  return sampleAreas.includes(area) && regionsOf(file).includes(region)
}

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, samples))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`)
}

const steps = new Map<string, readonly string[]>()

function regionsOf(file: string): readonly string[] {
  const known = steps.get(file)
  if (known) return known
  const text = readFileSync(new URL(file, samples), "utf8")
  const found = [...text.matchAll(/^captured\("([\w-]+)"\)/gm)].map(([, name]) => name!)
  const regions = found.filter((name) => text.includes(`// region ${name}\n`))
  steps.set(file, regions)
  return regions
}
