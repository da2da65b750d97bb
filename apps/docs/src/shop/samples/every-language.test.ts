import "@stheno/medusa-react/internal/testing/page.ts"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { PGlite } from "@electric-sql/pglite"
import type { ComponentType } from "react"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { renewDatabases } from "../testing/renewed-databases.ts"
import { emptyShop } from "../testing/shop-data.ts"
import type { CommandOutcome, ShownComponent } from "../messages.ts"
import { carryByCurl } from "./carry-curl.ts"
import { carryByComponents } from "./carry-react.ts"
import { componentSamples } from "./component-samples.ts"
import { followSample, type Carry } from "./follow-sample.ts"
import type { StagedComponent } from "./stage.tsx"

const samples = fileURLToPath(new URL("../../../../../samples/", import.meta.url))
const components = new Map(componentSamples().map(({ file, ...facts }) => [file, facts]))
const files = [...new Set([...components.keys()].map((file) => file.replace(/\/[\w-]+\.tsx$/, ".ts")))]
let data: Blob
let program: { pgliteWasmModule: WebAssembly.Module }
const databases = renewDatabases(() => PGlite.create({ loadDataDir: data, ...program }))

beforeAll(async () => {
  data = await emptyShop()
  const wasm = fileURLToPath(import.meta.resolve("@electric-sql/pglite")).replace(/index\.js$/, "pglite.wasm")
  program = { pgliteWasmModule: await WebAssembly.compile(readFileSync(wasm)) }
})
afterAll(() => databases.close())

/** Follows a sample in a new shop to the end of a region, or of all of them. */
async function follow(file: string, carry: Carry, region?: string): Promise<void> {
  const db = await databases.take()
  const followed = followSample({
    db,
    file,
    carry,
    ...(region === undefined ? {} : { region }),
    load: () => import(/* @vite-ignore */ join(samples, file)),
  })
  try {
    await followed.over
  } finally {
    await followed.close()
    await databases.giveBack(db)
    vi.resetModules()
  }
}

const scriptOf = (file: string) => readFileSync(join(samples, "curl", file.replace(/\.ts$/, ".sh")), "utf8")

describe.each(files)("%s", (file) => {
  it("runs by the commands of its script", async () => {
    const told: CommandOutcome[] = []
    await follow(
      file,
      carryByCurl(scriptOf(file), (outcome) => void told.push(outcome)),
    )
    const commands = scriptOf(file).match(/^curl /gm)
    expect(new Set(told.map(({ command }) => command)).size).toBe(new Set(commandTexts(file)).size)
    expect(commands?.length).toBeGreaterThan(0)
  })

  it("runs by its components", async () => {
    const shown = await byComponents(file, (regions) => regions.at(-1)!)
    const regions = [...components.keys()].filter((name) => name.startsWith(`${file.replace(/\.ts$/, "")}/`))
    const all = regions.flatMap((name) =>
      components.get(name)!.components.map((each) => `${name} ${each.name}`),
    )
    // A region may hold another one, whose components are its own too.
    if (shown.size < all.length)
      for (const each of await byComponents(file, ([outer]) => outer!)) shown.add(each)
    expect([...shown].toSorted()).toEqual(all.toSorted())
  })
})

function commandTexts(file: string): string[] {
  return scriptOf(file)
    .split(/^# (?:region [\w-]+|endregion)\n|\n\n/m)
    .map((text) => text.trim())
    .filter((text) => text.startsWith("curl "))
}

/** Shows every component when it is its turn, presses its button, and says which ones were seen. */
async function byComponents(
  file: string,
  regionOf: (regions: readonly string[]) => string,
): Promise<Set<string>> {
  const seen = new Set<string>()
  const carriers = new Map<string, Carry>()
  const closing: (() => void)[] = []
  const carry: Carry = async (request, place) => {
    const name = `${file.replace(/\.ts$/, "")}/${regionOf(place.regions)}.tsx`
    if (!carriers.has(name)) {
      const { carry: own, close } = await region(name, place.send, seen)
      carriers.set(name, own)
      closing.push(close)
    }
    return carriers.get(name)!(request, place)
  }
  try {
    await follow(file, carry)
  } finally {
    for (const close of closing) close()
  }
  return seen
}

/** A stage for the components of one region. */
async function region(name: string, send: Parameters<Carry>[1]["send"], seen: Set<string>) {
  // Each sample runs with its own modules; it would not see the provider of another stage.
  const { openStage } = await import("./stage.tsx")
  const element = document.createElement("div")
  document.body.append(element)
  const facts = components.get(name)!.components
  const broken: unknown[] = []
  const carrier = carryByComponents((component) => void show(component))
  const stage = openStage({
    element,
    baseUrl: "http://localhost:9000",
    fetch: async (input, init) => (await carrier.answer(new Request(input, init), send)).response,
    onBroken: (error) => void broken.push(error),
  })
  const show = async ({ place, props }: ShownComponent) => {
    const { name: component, hasButton, props: wanted } = facts[place]!
    expect(Object.keys(props).toSorted()).toEqual(wanted.map((each) => each.name).toSorted())
    const module = (await import(/* @vite-ignore */ join(samples, "react", name))) as Record<
      string,
      ComponentType<StagedComponent["props"]>
    >
    stage.show({ name: component, component: module[component]!, props })
    seen.add(`${name} ${component}`)
    if (hasButton) (await buttonIn(element, component, broken)).click()
  }
  return {
    carry: carrier.carry,
    close() {
      stage.close()
      element.remove()
      expect(broken).toEqual([])
    },
  }
}

async function buttonIn(
  element: Element,
  component: string,
  broken: readonly unknown[],
): Promise<HTMLButtonElement> {
  return vi.waitFor(() => {
    const buttons = element.querySelectorAll<HTMLButtonElement>(
      `[aria-label="${component}"] button:not([disabled])`,
    )
    expect(broken).toEqual([])
    expect(buttons).toHaveLength(1)
    return buttons[0]!
  })
}
